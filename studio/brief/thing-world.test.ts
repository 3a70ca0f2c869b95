import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { THING_KINDS } from '../language/thing-kinds.ts'
import { makeBrief } from './brief.ts'
import { isCalm, kindOf, WORLDS, worldOf } from './thing-world.ts'

const brief = (productName: string, productDescription = '') =>
  makeBrief(adFields({ productName, productDescription, taglines: [] }), 1)

it.each([
  ['Spa day for two', 'care', true],
  ['Cordless drill', 'craft', false],
  ['Engagement ring', 'fine', true],
  ['Weekend in Venice', 'open-air', false],
  ['Dental clinic', 'office', true],
  ['Wooden toy train', 'play', false],
  ['Halden H1', 'any', false],
])('%s lives in the world of %s', (name, world, calm) => {
  const thing = { kind: kindOf(brief(name)) }
  expect([worldOf(thing), isCalm(thing)]).toEqual([world, calm])
})

it('knows a world for each kind, and each world is somebody’s', () => {
  const worlds = new Set(THING_KINDS.map((kind) => worldOf({ kind })))
  expect(worlds).toEqual(new Set(WORLDS.filter((world) => world !== 'any')))
})

it('goes by the use of a thing if no word shows its kind', () => {
  expect(worldOf({ kind: 'unknown', use: 'outdoors' })).toBe('open-air')
  expect(worldOf({ kind: 'unknown', use: 'unknown' })).toBe('any')
})
