import { expect, it } from 'vitest'
import { scenePhoto } from '#test/studio/ad-fields.ts'
import { darkOnWhite, squareMark, wordmark } from '#test/pictures/logos.ts'
import { cleanLogo, formFor, logoContrast } from './clean-logo.ts'

function pixelAt({ pixels }: ReturnType<typeof cleanLogo>, x: number, y: number): number[] {
  return [...pixels.data.subarray((y * pixels.widthPx + x) * 4, (y * pixels.widthPx + x) * 4 + 4)]
}

it('trims a transparent mark to its ink and changes none of its pixels', () => {
  const logo = cleanLogo(wordmark())
  expect(logo).toMatchObject({ keepsGround: false, pixels: { widthPx: 481, heightPx: 61 } })
  expect(pixelAt(logo, 4, 4)).toEqual([228, 87, 46, 255])
})

it('removes a plain ground, in the holes of letters too, and leaves no light on soft edges', () => {
  const logo = cleanLogo(darkOnWhite())
  const { data, widthPx } = logo.pixels
  expect(logo.keepsGround).toBe(false)
  expect(pixelAt(logo, 30, 30)[3]).toBe(0)
  expect(pixelAt(logo, 4, 4)).toEqual([22, 24, 29, 255])
  expect(widthPx).toBeLessThan(470)
  for (let at = 0; at < data.length; at += 4) if (data[at + 3]! > 0) expect(data[at]).toBeLessThan(60)
})

it('removes nothing from a mark whose corners are transparent', () => {
  const logo = cleanLogo(squareMark())
  expect(logo).toMatchObject({ keepsGround: false, pixels: { widthPx: 199, heightPx: 199 } })
  expect([pixelAt(logo, 20, 100), pixelAt(logo, 100, 100)]).toEqual([
    [11, 110, 79, 255],
    [255, 255, 255, 255],
  ])
})

it('keeps a ground that is not plain', () => {
  const { pixels } = scenePhoto(300, 200)
  expect(cleanLogo(pixels)).toMatchObject({ keepsGround: true, pixels: { widthPx: 300, heightPx: 200 } })
})

it('knows on which grounds a mark is made out', () => {
  const logo = cleanLogo(darkOnWhite())
  expect(logoContrast(logo, 1)).toBeGreaterThan(15)
  expect(logoContrast(logo, 0.01)).toBeLessThan(1.5)
})

it('chooses the form that shows on a ground', () => {
  const dark = cleanLogo(darkOnWhite())
  const onDark = cleanLogo(wordmark())
  const both = { ...dark, onDark }
  expect(formFor(both, '#ffffff').pixels).toBe(dark.pixels)
  expect(formFor(both, '#101418').pixels).toBe(onDark.pixels)
  expect(formFor(dark, '#101418').pixels).toBe(dark.pixels)
})
