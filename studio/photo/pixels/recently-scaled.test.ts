import { expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { recentlyScaled } from './recently-scaled.ts'

/** Scales nothing, but counts how often it was asked, and for what. */
function givenScaler(bytes: number) {
  const asked: string[] = []
  const pictures = [1, 2].map((shade) => drawPixels(2, 2, () => [shade, 0, 0, 255], []))
  const scale = (picture: 0 | 1, size: number) =>
    recentlyScaled(pictures[picture]!, { size }, async () => {
      asked.push(`${picture} at ${size}`)
      return new Uint8Array(bytes).fill(asked.length)
    })
  return { scale, asked }
}

it('scales a picture once to a size, and others by themselves', async () => {
  const { scale, asked } = givenScaler(1_000)
  const first = await scale(0, 10)
  expect(await scale(0, 10)).toBe(first)
  expect((await scale(0, 11))[0]).toBe(2)
  expect((await scale(1, 10))[0]).toBe(3)
  expect(await scale(0, 10)).toBe(first)
  expect(asked).toEqual(['0 at 10', '0 at 11', '1 at 10'])
})

it('keeps those that were asked for last', async () => {
  const { scale, asked } = givenScaler(4_000_000)
  await scale(0, 1)
  await scale(0, 2)
  await scale(0, 1)
  await scale(0, 3)
  asked.length = 0
  await scale(0, 1)
  await scale(0, 3)
  expect(asked).toEqual([])
  await scale(0, 2)
  expect(asked).toEqual(['0 at 2'])
})

it('keeps none that alone is larger than all it may keep', async () => {
  const { scale, asked } = givenScaler(11_000_000)
  await scale(0, 1)
  await scale(0, 1)
  expect(asked).toEqual(['0 at 1', '0 at 1'])
})

it('makes the same picture when two ask at once', async () => {
  const { scale } = givenScaler(1_000)
  const [one, other] = await Promise.all([scale(0, 5), scale(0, 5)])
  expect([one.byteLength, other.byteLength]).toEqual([1_000, 1_000])
  const again = await scale(0, 5)
  expect([one, other]).toContain(again)
})
