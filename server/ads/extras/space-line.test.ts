import { expect, it } from 'vitest'
import type { TextElement } from '#studio/index.ts'
import { givenLayeredAd } from '#test/studio/layered-ad.ts'
import { type CutFont, cutFontsOf } from './cut-font.ts'
import { widthOf } from './outline-text.ts'
import { alignedWidth, meanKerningAroundSpaces, spaceLine } from './space-line.ts'

async function headline(): Promise<{ text: TextElement; font: CutFont }> {
  const { layered } = await givenLayeredAd({ style: 'clean', format: 'google_display' })
  const text = layered.elements.find((element) => element.kind === 'text' && element.part === 'headline') as TextElement
  const [font] = (await cutFontsOf(text))!
  return { text, font: font! }
}

const { text, font } = await headline()

/** The width of runs in LibreOffice, which spaces letters apart after each of them, but draws none together at the end. */
function officeWidth(runs: ReturnType<typeof spaceLine>): number {
  return runs.reduce((width, { letters, spacingPx }) => {
    const spaced = [...letters].length - (spacingPx < 0 ? 1 : 0)
    return width + widthOf(letters, font, text) + spaced * spacingPx
  }, 0)
}

it.each([
  ['drawn together, with wider spaces', -0.03, 0.06],
  ['drawn together more than spaces make up for', -0.05, 0.02],
  ['spaced apart', 0.05, 0.06],
])('a line that is %s is as wide in LibreOffice as in the ad', (_, tracking, wordSpace) => {
  const spaced = { ...text, trackingPx: tracking * text.sizePx, wordSpacePx: wordSpace * text.sizePx }
  const runs = spaceLine('Your very own models.', spaced, font)
  expect(runs.map(({ letters }) => letters).join('')).toBe('Your very own models.')
  expect(officeWidth(runs)).toBeCloseTo(alignedWidth('Your very own models.', spaced, font), 3)
})

it('a line with spaces of the font’s own width is one run', () => {
  const plain = { ...text, trackingPx: -1, wordSpacePx: 0 }
  expect(spaceLine('Your models.', plain, font)).toEqual([{ letters: 'Your models.', spacingPx: -1 }])
})

it('kerning around spaces is part of a line’s width', () => {
  const spaced = { ...text, wordSpacePx: 2 }
  const apart = ['Your', ' ', 'models.'].reduce((sum, letters) => sum + widthOf(letters, font, text), 0)
  const kerning = meanKerningAroundSpaces('Your models.', spaced, font)
  expect(kerning).toBeLessThan(0)
  expect(apart + kerning).toBeCloseTo(widthOf('Your models.', font, text), 3)
})
