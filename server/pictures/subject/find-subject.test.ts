import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { decodePhoto } from '#studio/index.ts'
import { findSubject } from './find-subject.ts'
import { readWeights } from './read-weights.ts'

it('the network finds a mug before its wall, with the ground beside it', async () => {
  const photo = readFileSync(new URL('../../../test/fixtures/photos/mug-white.jpg', import.meta.url))
  vi.stubEnv('SUBJECT_NETWORK', '1')
  const mask = (await findSubject(await decodePhoto(photo)))!
  expect(mask).toMatchObject({ widthPx: 320, heightPx: 320 })
  const at = (x: number, y: number) => mask.data[Math.round(y * 319) * 320 + Math.round(x * 319)]!
  expect(at(0.5, 0.5)).toBeGreaterThan(230)
  for (const [x, y] of [
    [0.02, 0.02],
    [0.98, 0.02],
    [0.02, 0.98],
    [0.98, 0.98],
  ] as const)
    expect(at(x, y)).toBeLessThan(25)
})

it.each([
  ['is missing', 'of-another-day.onnx'],
  ['is another file', 'read-weights.ts'],
])('a network whose file %s is not used', async (_, file) => {
  expect(await readWeights(new URL(file, import.meta.url))).toBeUndefined()
})
