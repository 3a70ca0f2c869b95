import { expect, it } from 'vitest'
import { isStyleComplete, missingChoices } from './missing-choices.ts'
import { sketchColors } from './sketch-colors.ts'

const open = { adStyle: null, colorPalette: null, typography: null, tone: null }
const chosen = { adStyle: 'bold', colorPalette: 'red', typography: 'mono', tone: 'luxury' } as const

it('names what is missing in the order of the checks', () => {
  expect(missingChoices(open)).toEqual(['adStyle', 'colorPalette', 'typography', 'tone'])
  expect(missingChoices({ ...chosen, tone: null, colorPalette: null })).toEqual(['colorPalette', 'tone'])
})

it('is complete when nothing is missing', () => {
  expect(isStyleComplete({ ...open, tone: 'friendly' })).toBe(false)
  expect(isStyleComplete(chosen)).toBe(true)
})

it('paints sketches in ink and paper until a palette is chosen, then in its colors', () => {
  const neutral = sketchColors({ colorPalette: null, customColors: ['#123456'] })
  expect(Object.values(neutral)).not.toContain('#123456')
  expect(sketchColors({ colorPalette: 'red', customColors: [] })['--sketch-1']).toBe('#d4232a')
  const custom = sketchColors({ colorPalette: 'custom', customColors: ['#123456'] })
  expect(custom['--sketch-1']).toBe('#123456')
  expect(custom['--sketch-4']).toBe(neutral['--sketch-4'])
})
