import type { AdFormat } from '#contract/sizes.ts'
import type { Direction, FamilyId } from '../../direction/direction.ts'
import type { StudiedPhoto } from '../../paint/paint-layout.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Pixels } from '../../photo/pixels.ts'
import type { Typesetter } from '../../type/typesetter.ts'
import { composeFamily } from '../families/compose-family.ts'
import { FAMILIES } from '../families/families.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Layout } from '../layers/layout.ts'
import { mirrorLayers } from '../layers/mirror.ts'
import { nameParts } from '../layers/name-parts.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { storyFootLayers } from '../arrangements/story-foot.ts'
import { swapSides } from '../layers/swap-sides.ts'
import { type Candidate, candidateNumber, VARIATIONS } from './variations.ts'

export interface LayoutInput {
  direction: Direction
  format: AdFormat
  photos: readonly StudiedPhoto[]
  /** See ComposeContext. */
  scene?: Pixels | undefined
  typesetter: Typesetter
  seed: number
}

/**
 * One candidate of a family, not yet checked. `fittedPx` is the size at which the headline fits as designed, from which
 * smaller ones are taken. Undefined where the family's idea does not fit.
 */
export function composeCandidate(
  input: LayoutInput,
  family: FamilyId,
  candidate: Candidate,
  fittedPx = Number.POSITIVE_INFINITY,
): Layout | undefined {
  const { format, direction, seed } = input
  if (candidate.sidesSwapped && FAMILIES[family].sides !== 'swap') return undefined
  const context = makeContext(input, candidate, fittedPx)
  const { widthPx, heightPx } = context.canvas
  const own = composeFamily(FAMILIES[family], context)
  const composed = own && nameParts([...own, ...storyFootLayers(context, FAMILIES[family].storyFoot)])
  const layers = composed && candidate.sidesSwapped ? swapSides(composed, context.canvas) : composed
  if (!layers) return undefined
  const mirrored: Layer[] = direction.textDirection === 'rtl' ? mirrorLayers(layers, widthPx) : layers
  const number = candidateNumber(candidate)
  return { version: 2, format, widthPx, heightPx, seed, family, candidate: number, direction, layers: mirrored }
}

function makeContext(
  { direction, format, photos, scene, typesetter }: LayoutInput,
  candidate: Candidate,
  fittedPx: number,
): ComposeContext {
  const { headline, support, picture } = VARIATIONS[candidate.variation]!
  const words =
    support || direction.keepsSupport ? direction.words : { ...direction.words, support: undefined, proof: [] }
  const hero: PhotoStudy = photos[0]!.study
  return {
    canvas: makeCanvas(format),
    direction: { ...direction, words },
    photos,
    hero,
    scene,
    typesetter,
    candidate: candidate.form,
    variation: {
      headlineScale: Math.max(1, headline),
      headlineMaxPx: headline < 1 ? headline * fittedPx : Number.POSITIVE_INFINITY,
      picture,
    },
  }
}
