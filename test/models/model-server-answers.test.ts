import { describe, expect, it } from 'vitest'
import { MAIN_FORMATS } from '#contract/formats.ts'
import { readLettering } from '#server/models/lettering/read-lettering.ts'
import { fitPicture } from '#server/models/scene/fit-picture.ts'
import { nearestShape } from '#server/models/scene/picture-shape.ts'
import { makePicture, PLACES } from './model-server-answers.ts'
import { sizeOfRatio } from './model-server-google.ts'

const MODELS = [
  { provider: 'openai', modelId: 'gpt-image-2' },
  { provider: 'google', modelId: 'gemini-3.1-flash-image' },
] as const

/** Each size that the fake models are asked for, and the canvas that it is cropped to; equal ones once. */
const SIZES = MODELS.flatMap((model) =>
  MAIN_FORMATS.map((canvas) => {
    const shape = nearestShape({ ...model, apiKey: undefined, baseUrl: undefined }, canvas)
    const painted = shape.aspectRatio ? sizeOfRatio(shape.aspectRatio) : ([shape.widthPx, shape.heightPx] as const)
    return { name: `${painted.join('x')} as ${canvas.widthPx}x${canvas.heightPx}`, canvas, painted }
  }),
).filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)

describe('the fake image model', () => {
  // One place after the other, because the search takes most of a second of a core: each size is tested, and each place
  // by every third size.
  it.each(SIZES.slice(0, 1))('paints places without lettering, $name', expectNoLettering)
  it.each(SIZES.slice(1))('paints places without lettering, $name', { tags: 'thorough/variety' }, expectNoLettering)

  async function expectNoLettering({ painted, canvas }: (typeof SIZES)[number]): Promise<void> {
    const picture = (await makePicture({ kind: 'answer' }, ...painted))!
    expect(await readLettering(await fitPicture(picture, canvas))).toBe(false)
  }

  it('paints the places one after the other, no two alike', async () => {
    const pictures = await Promise.all(PLACES.map(() => makePicture({ kind: 'answer' }, 64, 64)))
    expect(new Set(pictures.map((picture) => picture!.toString('base64'))).size).toBe(PLACES.length)
  })
})
