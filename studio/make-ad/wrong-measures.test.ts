import { createCanvas } from '@napi-rs/canvas'
import { afterEach, expect, it, vi } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { createTypesetter, makeAd } from '../index.ts'

const Context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as Pick<
  CanvasRenderingContext2D,
  'measureText'
>

afterEach(() => vi.restoreAllMocks())

it('makes the same ad in a process that has measured its words wrongly once', async () => {
  const photos = [await cutOutPhoto()]
  const make = (setter: typeof typesetter) =>
    makeAd({ ad: adFields({ adStyle: 'bold' }), photos, format: 'square', seed: 4, typesetter: setter })
  const misled = createTypesetter(packagedFonts)
  const { measureText } = Context
  const wrong = vi.spyOn(Context, 'measureText').mockImplementation(function (this: typeof Context, text: string) {
    const measured = measureText.call(this, text)
    return { ...measured, width: measured.width * 0.7 }
  })
  await expect(make(misled)).rejects.toThrow(/reach out of their place/)
  wrong.mockRestore()
  const [made, wanted] = [await make(misled), await make(typesetter)]
  expect(Buffer.from(made.jpeg).equals(wanted.jpeg)).toBe(true)
})
