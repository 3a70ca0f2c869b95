import { expect, it } from 'vitest'
import { SETTABLE_LETTERS, SETTABLE_TOGETHER } from '#contract/settable-letters.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { listSettable, listSettableTogether, listSliceLetters } from './list-letters.ts'
import { SLICE_LETTERS } from './slice-letters.ts'

it('knows the letters of the fonts as their files have them: run `npm run letters` where it does not', () => {
  const letters = listSliceLetters(packagedFonts)
  expect(SLICE_LETTERS).toEqual(letters)
  expect(SETTABLE_LETTERS).toBe(listSettable(letters))
  expect(SETTABLE_TOGETHER).toEqual(listSettableTogether(letters))
})
