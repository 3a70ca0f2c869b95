import { expect, it } from 'vitest'
import { completeLook } from './complete-look.ts'
import { isStyleComplete, missingChoices } from './missing-choices.ts'

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

it('sketches what is chosen, the rest as recommended, and nothing before a choice', () => {
  const recommended = { adStyle: 'modern', colorPalette: 'green', typography: 'classic', tone: 'friendly' } as const
  const none = { ...open, customColors: [] }
  expect(completeLook(none, recommended)).toBeUndefined()
  expect(completeLook({ ...none, tone: 'luxury' }, recommended)).toEqual({ ...recommended, tone: 'luxury' })
  expect(completeLook({ ...none, ...chosen })).toEqual(chosen)
})
