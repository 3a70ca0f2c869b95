import { expect, it } from 'vitest'
import { isInRanges } from '#contract/code-point-ranges.ts'
import { SETTABLE_LETTERS } from '#contract/settable-letters.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { EMOJI_LETTERS } from './emoji-letters.ts'
import { listEmoji, listSettable } from './list-letters.ts'

it('knows the letters of the fonts as their files have them: run `npm run letters` where it does not', () => {
  expect(EMOJI_LETTERS).toBe(listEmoji(packagedFonts))
  expect(SETTABLE_LETTERS).toBe(listSettable(packagedFonts, (code) => isInRanges(EMOJI_LETTERS, code)))
})
