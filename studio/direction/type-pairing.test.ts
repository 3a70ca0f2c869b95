import { expect, it } from 'vitest'
import { AD_STYLES, idsOf, TYPOGRAPHIES } from '#contract/choices.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { THING_KINDS } from '../language/thing-kinds.ts'
import { type Face, faceName } from '../type/faces.ts'
import { pairType } from './type-pairing.ts'

/** Seeds that take every turn of a kind with three faces. */
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7]
/** A pixel at 21 px, which is the size of a price on 300x250. */
const GAP_MIN_EM = 0.05

function widthOf(text: string, face: Face, trackingEm = 0): number {
  const set = typesetter.setText({
    trackingEm,
    text,
    face,
    language: 'en',
    direction: 'ltr',
    sizePx: 1000,
    maxWidthPx: 10_000,
    maxLines: 1,
    leading: 1,
    align: 'left',
  })
  return set!.box.width / 1000
}

/** Every pairing that an ad can have. */
const PAIRS = idsOf(AD_STYLES).flatMap((style) =>
  idsOf(TYPOGRAPHIES).flatMap((typography) =>
    THING_KINDS.flatMap((kind) =>
      SEEDS.map((campaignSeed) => pairType(style, typography, { campaignSeed, thing: { kind } })),
    ),
  ),
)

/** Neighbors of all shapes, in capitals and in small letters. */
const CAPITALS = ['HI', 'PI', 'EH', 'ON', 'NY']
const SMALL = ['ni', 'eh', 'al', 'on', 'rb']

/** The middle of the gaps that are between such neighbors with this between them. */
function gapOf(between: string, pairs: readonly string[], face: Face, trackingEm: number): number {
  const gaps = pairs.map((pair) => {
    const [first, last] = [pair[0]!, pair[1]!].map((letter) => widthOf(letter, face, trackingEm))
    return widthOf([...pair].join(between), face, trackingEm) - first! - last!
  })
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

it('words stand apart by nearly three gaps between letters and by .18 em in every face, at display sizes and in small type', () => {
  const roles = PAIRS.flatMap(({ display, displayTracking, uppercase, text, textStrong }) => [
    { face: display, trackingEm: displayTracking, pairs: uppercase ? CAPITALS : SMALL },
    { face: display, trackingEm: Math.max(0, displayTracking), pairs: uppercase ? CAPITALS : SMALL },
    { face: text, trackingEm: 0, pairs: SMALL },
    { face: textStrong, trackingEm: 0, pairs: SMALL },
  ])
  const settings = new Map(roles.map((role) => [JSON.stringify(role), role]))
  expect(settings.size).toBeGreaterThan(60)
  const faults = [...settings.values()].flatMap(({ face, trackingEm, pairs }) => {
    const [letters, words] = [gapOf('', pairs, face, trackingEm), gapOf(' ', pairs, face, trackingEm)]
    return words >= Math.max(0.18, 2.9 * letters) ? [] : `${faceName(face)} ${trackingEm}: ${words} beside ${letters}`
  })
  expect(faults).toEqual([])
})

it('no figures of a price run together where a face has a cut for small sizes', () => {
  const faces = new Map(PAIRS.map(({ price }) => [faceName(price), price]))
  const cut = [...faces.values()].filter(({ opticalSize }) => opticalSize !== undefined)
  expect(cut.length).toBeGreaterThan(3)
  for (const face of cut) expect(widthOf('99', face) - 2 * widthOf('9', face)).toBeGreaterThan(GAP_MIN_EM)
})
