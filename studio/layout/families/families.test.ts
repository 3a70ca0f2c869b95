import { expect, it } from 'vitest'
import { AD_STYLES } from '#contract/choices.ts'
import { isInPaintedPlace } from '#contract/pictures/digital-source.ts'
import { FAMILY_IDS } from '../../direction/direction.ts'
import { FAMILIES, IN_PAINTED_PLACES } from './families.ts'
import type { Homes } from './family.ts'

const declared = Object.values(FAMILIES)
const homes = declared.flatMap(({ tried }) => (typeof tried === 'string' ? [] : [tried]))

type PlaceIn = (home: Homes) => number | undefined
const ofStyles = AD_STYLES.flatMap(({ id }): [string, PlaceIn][] => [
  [`cut-outs in ${id}`, ({ cutOut }) => cutOut?.[id]?.[0]],
  [`busy photos in ${id}`, ({ busy }) => busy?.[id]],
])
const ofGrounds = (['clear', 'foggy'] as const).flatMap((ground): [string, PlaceIn][] => [
  [`plain photos, ${ground}`, ({ plain }) => plain?.[ground]],
  [`multiplied photos, ${ground}`, ({ multiplied }) => multiplied?.[ground]],
])

it.each([...ofStyles, ...ofGrounds])('one family has each place in the order for %s', (_, placeIn) => {
  const places = homes.flatMap((home) => placeIn(home) ?? []).sort((one, other) => one - other)
  expect(places.length).toBeGreaterThan(3)
  expect(places).toEqual(places.map((_place, index) => index + 1))
})

it('one family alone is the last resort', () => {
  expect(declared.filter(({ tried }) => tried === 'last resort')).toHaveLength(1)
})

it('the contract, by which a file declares that AI had a part, knows all that stand in a painted place', () => {
  expect(IN_PAINTED_PLACES).not.toEqual([])
  expect(FAMILY_IDS.filter((family) => isInPaintedPlace({ family }))).toEqual(IN_PAINTED_PLACES)
})
