import { expect, test } from 'vitest'
import { type LookDraft, lookOf, problemsOf } from './look-draft.ts'

const CHOSEN: LookDraft = {
  name: 'Spring sale',
  adStyle: 'modern',
  colorPalette: 'blue',
  customColors: ['#ff0000'],
  typography: 'modern',
  tone: 'friendly',
  brand: true,
  brandId: null,
  formats: ['square'],
}

test('reports open choices in the order of the page', () => {
  const open: LookDraft = { ...CHOSEN, name: ' ', tone: null, formats: [] }
  expect(problemsOf(open).map(([field]) => field)).toEqual(['name', 'tone', 'formats'])
  expect(lookOf(open)).toBeUndefined()
})

test('does not keep the colors of another palette', () => {
  expect(problemsOf(CHOSEN)).toEqual([])
  expect(lookOf(CHOSEN)).toMatchObject({ colorPalette: 'blue', customColors: [], brand: true })
  expect(lookOf({ ...CHOSEN, colorPalette: 'custom' })).toMatchObject({ customColors: ['#ff0000'] })
})
