import { describe, expect, it } from 'vitest'
import type { Dial, Dials } from '#contract/ads/dials.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import { FAMILY_IDS, type FamilyId } from '#studio/direction/direction.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { type Cell, CELLS } from '#test/goldens/cells.ts'
import { photosOf } from '#test/goldens/compose-cell.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Layout } from '../../../layers/layout.ts'
import { checkLayout } from '../check-layout.ts'
import { proposeLayouts } from '../make-layout.ts'
import { dialLayouts } from './dial-layouts.ts'
import { goalOf } from './dial-goal.ts'
import { measureParts } from './measure-parts.ts'

const REQUESTS: Dials[] = [
  ...([-3, -1, 1, 2] as const).flatMap((step) => [{ product: step }, { headline: step }, { price: step }]),
  { place: 'left' },
  { place: 'right' },
  { place: 'nearer' },
  { product: 1, price: 1 },
]

interface Outcome {
  family: string
  dials: Dials
  isTaken: boolean
  problems: string[]
}

async function dialCell(cell: Cell, requests: readonly Dials[]): Promise<Outcome[]> {
  const photos = await photosOf(cell)
  const { family, format, ad, seed } = cell
  const chosen = asDesigned(directAd(makeBrief(ad, seed), photos[0]!.study, { format, seed }))
  const direction = { ...chosen, families: [family], use: undefined, kind: undefined }
  const [rest] = proposeLayouts({ direction, format, photos, typesetter, seed })
  if (!rest) return []
  return requests.map((dials) => {
    const input = { direction: { ...direction, dials }, format, photos, typesetter, seed }
    const layouts = dialLayouts(input, rest, { asked: Object.keys(dials) as Dial[] })
    const problems = layouts.flatMap((layout) => [
      ...checkLayout(layout, photos[0]!.study),
      ...wrongOf(layout, rest, { dials, photos }),
    ])
    return { family, dials, isTaken: layouts.length > 0, problems }
  })
}

/** Lists what a layout does not show as it was asked for. */
function wrongOf(
  layout: Layout,
  rest: Layout,
  { dials, photos }: { dials: Dials; photos: Awaited<ReturnType<typeof photosOf>> },
): string[] {
  const [is, was] = [measureParts(layout, photos), measureParts(rest, photos)]
  const steps = (['product', 'headline', 'price'] as const).filter((part) => dials[part] !== undefined)
  const wrong = steps.filter((part) => Math.abs(is[part]! / was[part]! / goalOf(part, dials) - 1) > 0.03)
  const wordsOf = ({ layers }: Layout) =>
    layers.flatMap((one) => (one.kind === 'text' ? `${one.part} ${one.text}` : []))
  const silent = wordsOf(rest).filter((text) => !wordsOf(layout).includes(text))
  const middle = layout.widthPx / 2
  const isAside = dials.place === 'left' ? is.middleX < middle : dials.place !== 'right' || is.middleX > middle
  return [...wrong, ...silent, ...(isAside ? [] : ['it stands on the other side'])]
}

async function dialCells(cells: readonly Cell[], requests = REQUESTS): Promise<void> {
  const outcomes: Outcome[] = []
  for (const cell of cells) outcomes.push(...(await dialCell(cell, requests)))
  expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([])
  const smaller = outcomes.filter(({ dials }) => dials.headline === -1)
  expect(smaller.filter(({ isTaken }) => isTaken).length / smaller.length).toBeGreaterThan(0.5)
}

/** Families but those in a painted place, which need one. */
const STUDIO_FAMILIES = FAMILY_IDS.filter((family) => family !== 'scene')
const cellsOf = (family: FamilyId) => CELLS.filter((cell) => cell.family === family)

describe('a layout with dials', () => {
  it('is as asked, by the checks of any layout, or there is none: in every family', async () => {
    const some = STUDIO_FAMILIES.flatMap((family) => cellsOf(family).slice(0, 1))
    await dialCells(some, [{ product: 1 }, { headline: -1 }, { price: 1 }, { place: 'left' }])
  })

  it.each(STUDIO_FAMILIES)('is so on every class of canvas: %s', { tags: 'thorough/variety' }, async (family) => {
    // The cells have products of each form, one after the other.
    await dialCells(cellsOf(family).filter((_, index) => index % 3 === Math.floor(index / 3) % 3))
  })
})
