import { expect, test } from 'vitest'
import type { MatteMeasures } from './compare-mattes.ts'
import type { JudgedCut } from './judge-worker.ts'
import { PHOTO_LABELS } from './labels.ts'
import { isHeldOut, planScenes } from './plan-scenes.ts'
import { boundRows, formatGroups, groupResults, type JudgedScene } from './rows.ts'

const ALL = { few: false, sample: undefined }
const GOOD: MatteMeasures = { iou: 0.99, rimError: 0.03, colorError: 0.02 }
const BAD: MatteMeasures = { iou: 0.8, rimError: 0.2, colorError: 0.1 }

function cut(measures: MatteMeasures | undefined, isTrusted = true): JudgedCut {
  return { measures, isTrusted, processorSeconds: 1 }
}

const scenes: JudgedScene[] = planScenes(ALL).map((scene) => ({
  scene,
  peers: { ours: cut(GOOD), 'ground alone': cut(undefined, false), 'network alone': cut(BAD) },
}))

function broken(judged: JudgedScene[], photos: Parameters<typeof boundRows>[1] = []): string[] {
  return boundRows(judged, photos)
    .filter(({ isBroken }) => isBroken)
    .map(({ measure }) => measure)
}

test('there are at least 400 scenes, and a part of products and grounds is held out from those that are tuned to', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(400)
  const held = scenes.filter(({ scene }) => isHeldOut(scene)).length
  expect(held / scenes.length).toBeGreaterThan(0.3)
  expect(planScenes({ few: true, sample: undefined })).toHaveLength(40)
  expect(planScenes({ few: true, sample: undefined }).some(isHeldOut)).toBe(false)
})

test('good mattes that are trusted keep every bound', () => {
  expect(broken(scenes)).toEqual([])
})

test('bad ones that are trusted, good ones that are refused and a rim no better than the network’s break theirs', () => {
  const spoilt = scenes.map((judged, index) =>
    index % 50 === 0 ? { ...judged, peers: { ...judged.peers, ours: cut(BAD) } } : judged,
  )
  expect(broken(spoilt)).toEqual(['bad among the mattes that are trusted'])
  const shy = scenes.map((judged, index) => ({ ...judged, peers: { ...judged.peers, ours: cut(GOOD, index % 5 > 0) } }))
  expect(broken(shy)).toEqual(['refused among the good mattes, where a cut is right'])
  const rough = scenes.map((judged) => ({ ...judged, peers: { ...judged.peers, 'network alone': cut(GOOD) } }))
  expect(broken(rough)).toEqual(['rim error of held-out scenes, as a share of the network alone'])
})

test('a photo cut against its label, and too many left whole, break the bench', () => {
  const photos = PHOTO_LABELS.map((label) => ({ label, peers: { ours: cut(undefined, label.right === 'cut') } }))
  expect(broken(scenes, photos)).toEqual([])
  const swapped = photos.map((photo) => ({ ...photo, peers: { ours: cut(undefined, photo.label.right === 'photo') } }))
  expect(broken(scenes, swapped)).toEqual([
    "photos labelled 'cut' that are cut out",
    "photos labelled 'photo' that are cut out",
  ])
})

test('every difficulty has its row', () => {
  const table = formatGroups(groupResults(scenes, []))
  for (const row of ['hair', 'glass', 'loops', 'white on white', 'black on black', 'real ground', 'held out'])
    expect(table).toMatch(new RegExp(`^${row} \\(\\d+\\)\\s+100%  0\\.030`, 'm'))
})
