import { expect, it, vi } from 'vitest'
import { type StudiedPhoto, studyPhoto } from '#studio/index.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { createPhotoMemory } from './photo-memory.ts'

/** Makes a study of 40,000 bytes; with its separate colors and the halves of both, and nothing cut out, 93,333. */
async function study(): Promise<StudiedPhoto> {
  const pixels = drawPixels(100, 100, [120, 120, 120, 255], [])
  return { pixels, study: studyPhoto(pixels) }
}

const photo = (sha256: string) => ({ sha256, bytes: new Uint8Array() })
const nameOf = ({ sha256 }: { sha256: string }) => sha256

it('studies a photo once', async () => {
  const spy = vi.fn(study)
  const recall = createPhotoMemory(spy, { nameOf })
  const [first] = await recall([photo('a')])
  expect((await recall([photo('a')]))[0]).toBe(first)
  expect((await recall([photo('b')]))[0]).not.toBe(first)
  expect(spy).toHaveBeenCalledTimes(2)
})

it('forgets the photo that was not asked for the longest, when its bytes are needed', async () => {
  const spy = vi.fn(study)
  const recall = createPhotoMemory(spy, { nameOf, maxBytes: 190_000 })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'c']) await recall([photo(name)])
  expect(spy).toHaveBeenCalledTimes(3)
  await recall([photo('b')])
  expect(spy).toHaveBeenCalledTimes(4)
})

it('keeps the photos of the ad at hand, however large, until others are asked for', async () => {
  const spy = vi.fn(study)
  const recall = createPhotoMemory(spy, { nameOf, maxBytes: 1 })
  const ad = [photo('a'), photo('b')]
  const first = await recall(ad)
  expect(await recall(ad)).toEqual(first)
  expect(spy).toHaveBeenCalledTimes(2)
  await recall([photo('c')])
  await recall(ad)
  expect(spy).toHaveBeenCalledTimes(5)
})

it('studies a photo once that an ad has twice', async () => {
  const spy = vi.fn(study)
  const [first, second] = await createPhotoMemory(spy, { nameOf })([photo('a'), photo('a')])
  expect(first).toBe(second)
  expect(spy).toHaveBeenCalledTimes(1)
})

it('remembers nothing of a photo that could not be studied', async () => {
  const recall = createPhotoMemory(vi.fn(study).mockRejectedValueOnce(new Error('no picture')), { nameOf })
  await expect(recall([photo('a')])).rejects.toThrow('no picture')
  await expect(recall([photo('a')])).resolves.toHaveLength(1)
})
