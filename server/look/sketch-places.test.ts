import { expect, it } from 'vitest'
import { makeSketchPlaces } from './sketch-places.ts'

const staying = new AbortController().signal
const busy = expect.objectContaining({ code: 'UNAVAILABLE' })

it('gives one person half of the places, and the others to others', () => {
  const places = makeSketchPlaces()
  for (let at = 0; at < 4; at += 1) places.take('ada', staying)
  expect(() => places.take('ada', staying)).toThrow(busy)
  for (let at = 0; at < 4; at += 1) places.take('eve', staying)
  expect(() => places.take('mia', staying)).toThrow(busy)
})

it('has a place again as soon as one is left', () => {
  const places = makeSketchPlaces()
  const leave = [1, 2, 3, 4].map(() => places.take('ada', staying))
  leave[2]!()
  places.take('ada', staying)
  expect(() => places.take('ada', staying)).toThrow(busy)
  places.take('eve', staying)
})

it('has a place again as soon as somebody is gone, and one only', () => {
  const places = makeSketchPlaces()
  const going = new AbortController()
  const leave = places.take('ada', going.signal)
  for (let at = 0; at < 3; at += 1) places.take('ada', staying)
  going.abort()
  leave()
  places.take('ada', staying)
  expect(() => places.take('ada', staying)).toThrow(busy)
})
