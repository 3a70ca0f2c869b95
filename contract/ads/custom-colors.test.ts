import { expect, it } from 'vitest'
import { pickCustomColors } from './custom-colors.ts'

it.each([
  ['the list wins', { customColors: ['#111111'], customPalette: { colors: ['#222222'] } }, ['#111111']],
  [
    'an empty list leaves it to the palette',
    { customColors: [], customPalette: { colors: ['#222222', ''] } },
    ['#222222'],
  ],
  ['blank entries do not count', { customColors: [''], customPalette: null }, []],
  ['nothing was chosen', {}, []],
])('%s', (_, ad, colors) => {
  expect(pickCustomColors(ad)).toEqual(colors)
})
