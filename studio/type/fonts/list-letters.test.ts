import { expect, it } from 'vitest'
import { SETTABLE_LETTERS, SETTABLE_TOGETHER } from '#contract/text/settable-letters.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { listSettable, listSettableTogether, listSliceLetters } from './list-letters.ts'
import { SLICE_LETTERS } from './slice-letters.ts'

it('lists the letters that the font files have: run `npm run letters` if it does not', () => {
  const letters = listSliceLetters(packagedFonts)
  expect(SLICE_LETTERS).toEqual(letters)
  expect(SETTABLE_LETTERS).toBe(listSettable(letters))
  expect(SETTABLE_TOGETHER).toEqual(listSettableTogether(letters))
})
