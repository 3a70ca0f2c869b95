import { hexToOklch } from '../../color/oklch.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { floodSet } from '../sets/flood-set.ts'
import { inSet } from './in-set.ts'

/** Mean OKLCH chroma below which a product has no color that anybody would name. */
const COLORLESS = 0.032

/** Flood: one color everywhere except on the product. */
export const floodFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'Color everywhere but on the thing.',
    behind: { clean: 'mixed', bold: 'mixed', luxury: 'dark', playful: 'mixed', corporate: 'mixed', modern: 'mixed' },
    carries: ({ hero }) => meanChroma(hero) < COLORLESS,
  },
  set: floodSet,
  anchor: 'foot',
  poster: () => ({ tune: { headline: 0.15 } }),
})

function meanChroma({ palette }: PhotoStudy): number {
  const all = palette.reduce((sum, { share }) => sum + share, 0)
  return palette.reduce((sum, { hex, share }) => sum + share * hexToOklch(hex).c, 0) / Math.max(0.01, all)
}
