import { expect, it } from 'vitest'
import { AD_STYLES, idsOf, TYPOGRAPHIES } from '#contract/choices.ts'
import { typesetter } from '#test/typesetter.ts'
import { THING_KINDS } from '../language/thing-kinds.ts'
import { type Face, faceName } from '../type/faces.ts'
import { pairType } from './type-pairing.ts'

/** Seeds that take every turn of a kind with three faces. */
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7]
/** At 21 px, the size of a price on 300x250, this is a pixel. */
const GAP_MIN_EM = 0.05

function widthOf(text: string, face: Face): number {
  const set = typesetter.setText({
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

it('no figures of a price run together where a face has a cut for small sizes', () => {
  const pairs = idsOf(AD_STYLES).flatMap((style) =>
    idsOf(TYPOGRAPHIES).flatMap((typography) =>
      THING_KINDS.flatMap((kind) =>
        SEEDS.map((campaignSeed) => pairType(style, typography, { campaignSeed, told: { kind } })),
      ),
    ),
  )
  const faces = new Map(pairs.map(({ price }) => [faceName(price), price]))
  const cut = [...faces.values()].filter(({ opticalSize }) => opticalSize !== undefined)
  expect(cut.length).toBeGreaterThan(3)
  for (const face of cut) expect(widthOf('99', face) - 2 * widthOf('9', face)).toBeGreaterThan(GAP_MIN_EM)
})
