import { expect, it } from 'vitest'
import { makeSketchPlaces } from './sketch-places.ts'

const busy = expect.objectContaining({ code: 'UNAVAILABLE' })

it('gives one person half of the places, and the others to others', () => {
  const places = makeSketchPlaces()
  for (let at = 0; at < 4; at += 1) places.take('ada')
  expect(() => places.take('ada')).toThrow(busy)
  for (let at = 0; at < 4; at += 1) places.take('eve')
  expect(() => places.take('mia')).toThrow(busy)
})

it('has a place again as soon as one is left', () => {
  const places = makeSketchPlaces()
  const leave = [1, 2, 3, 4].map(() => places.take('ada'))
  leave[2]!()
  places.take('ada')
  expect(() => places.take('ada')).toThrow(busy)
  places.take('eve')
})
