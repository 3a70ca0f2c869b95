import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ASPECTS, goldenPhoto, type GoldenPhotoKind } from '#test/goldens/photos.ts'
import { partProblems } from '#test/goldens/part-problems.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { right } from '../basics/boxes.ts'
import { repaint } from '../index.ts'
import { messageBox } from '../layers/box.ts'
import { findCompanions } from '../layers/placement.ts'
import type { Layer } from '../layers/layout.ts'
import { familyNow, readStoredLayout, type StoredLayout } from './stored-layout.ts'

/** Layouts as the last studio that wrote version 1 stored them. */
function stored(name: string): StoredLayout {
  const file = new URL(`../../test/fixtures/stored-layouts/version-1-${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as StoredLayout
}

const photosOf = (kind: GoldenPhotoKind, aspects: readonly (typeof ASPECTS)[number][]) =>
  Promise.all(aspects.map((aspect) => goldenPhoto(kind, aspect)))

/** Ads with the photos that they were made of, and a check of what version 1 named otherwise or not at all. */
const ADS = [
  {
    name: 'backdrop-rtl',
    photos: await photosOf('studio', ['tall']),
    // The ad runs from right to left: all words end at the right margin.
    shows: (layers: readonly Layer[]) =>
      layers.some(({ kind }) => kind === 'backdrop') &&
      layers.flatMap(messageBox).every((box) => box.x > 150 && right(box) < 290),
  },
  {
    name: 'frame-tinted',
    photos: await photosOf('studio', ['square']),
    shows: (layers: readonly Layer[]) => layers.some((layer) => layer.kind === 'photo' && layer.tint),
  },
  {
    name: 'nebula-companion',
    photos: await photosOf('cut-out', ASPECTS),
    shows: (layers: readonly Layer[]) => findCompanions(layers).length > 0,
  },
] as const

describe.each(ADS)('an ad that was stored as version 1: $name', ({ name, photos, shows }) => {
  const old = stored(name)
  const textsOf = (layers: readonly { kind: string }[]) =>
    layers.flatMap((layer) => (layer.kind === 'text' ? [(layer as Extract<Layer, { kind: 'text' }>).text] : []))

  it('is composed again if nothing is changed, each layer with its part, and notes that parts may have moved', async () => {
    const { layout, notice, report } = await repaint({ layout: old, changes: {}, photos, typesetter })
    expect(layout).toMatchObject({ version: 2, family: familyNow(old.family), seed: old.seed })
    // The successor of a family that is gone may have another form or side for it.
    if (layout.family === old.family) expect(layout.candidate).toBe(old.candidate)
    expect(layout.direction).toEqual({ ...old.direction, families: layout.direction.families })
    expect(textsOf(layout.layers).toSorted()).toEqual(textsOf(old.layers).toSorted())
    expect(partProblems(layout)).toEqual([])
    expect(shows(layout.layers)).toBe(true)
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(notice).toMatch(/^This ad was made by an earlier version of this app, so some of its parts may have moved\./)
  })

  it('takes a change, is then of version 2 and gives no notice when it is changed once more', async () => {
    const words = { callToAction: 'Look' }
    const { layout } = await repaint({ layout: old, changes: { words }, photos, typesetter })
    expect(textsOf(layout.layers)).toContain('Look')
    const again = JSON.parse(JSON.stringify(layout)) as StoredLayout
    expect(await repaint({ layout: again, changes: {}, photos, typesetter })).not.toHaveProperty('notice')
  })
})

describe('a family that an ad was stored in', () => {
  /** Families of version 1. Each must keep a successor. */
  const OF_VERSION_1 =
    'window pool panel type-break nebula blocks podium sunburst orb giant price-led centre character fan full-bleed backdrop bar fade split frame column paper scene plain'

  it.each(OF_VERSION_1.split(' '))('is one that composes ads today: %s', (id) => {
    expect(familyNow(id)).toBeDefined()
  })

  it('may be unknown here, as after a downgrade: then another is chosen, and parts may have moved', async () => {
    const [, framed] = ADS
    const layout = { ...stored(framed.name), version: 2 as const, family: 'of-tomorrow' }
    expect(readStoredLayout(layout)).toMatchObject({ family: undefined, mayMove: true })
    const ad = await repaint({ layout, changes: {}, photos: framed.photos, typesetter })
    expect(familyNow(ad.layout.family)).toBe(ad.layout.family)
    expect(ad.notice).toContain('may have moved')
  })
})
