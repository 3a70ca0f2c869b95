import { expect, it } from 'vitest'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { makeCreative } from '#test/web/make-creative.ts'
import { startingStep } from './starting-step.ts'
import { nextStep, parseStep, previousStep } from './wizard-steps.ts'

const complete: CreativeFields = makeCreative({
  productImages: [{ url: '/api/images/1', name: 'lamp.jpg' }],
  adStyle: 'clean',
  colorPalette: 'blue',
  typography: 'modern',
  tone: 'friendly',
  selectedFormats: ['square'],
})

it.each<[string, Partial<CreativeFields>, number]>([
  ['without a name', { productName: '' }, 1],
  ['without a description', { productDescription: '' }, 1],
  ['without product images', { productImages: [] }, 2],
  ['without a name, whatever else is missing', { productName: '', productImages: [], selectedFormats: [] }, 1],
  ['without a style', { adStyle: null }, 3],
  ['without a palette', { colorPalette: null }, 3],
  ['without typography', { typography: null }, 3],
  ['without a tone', { tone: null }, 3],
  ['without a style and a format', { adStyle: null, selectedFormats: [] }, 3],
  ['without a format', { selectedFormats: [] }, 4],
  ['complete', {}, 5],
])('an ad %s is taken up at the right step', (_name, change, step) => {
  expect(startingStep({ ...complete, ...change })).toBe(step)
})

it.each([
  ['1', 1],
  ['5', 5],
  ['0', undefined],
  ['6', undefined],
  ['2.5', undefined],
  ['two', undefined],
  ['', undefined],
  [null, undefined],
])('the parameter %j asks for step %j', (text, step) => {
  expect(parseStep(text)).toBe(step)
})

it('never moves beyond the first and the last step', () => {
  expect(nextStep(4)).toBe(5)
  expect(nextStep(5)).toBe(5)
  expect(previousStep(2)).toBe(1)
  expect(previousStep(1)).toBe(1)
})
