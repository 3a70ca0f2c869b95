import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Direction } from '../direction/direction.ts'
import type { StudiedPhoto } from '../paint/paint-layout.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { withCompanions } from './add-companion.ts'
import { checkLayout } from './check-layout.ts'
import { FAMILIES } from './families/families.ts'
import { findHero } from './hero-layer.ts'
import type { Kit } from './kit.ts'
import type { Layout } from './layout.ts'
import { mirrorLayers } from './mirror.ts'
import { findHiddenLetter } from './occlusion.ts'
import { makeStage } from './stage.ts'

export interface LayoutInput {
  direction: Direction
  format: FormatId
  photos: readonly StudiedPhoto[]
  typesetter: Typesetter
  seed: number
}

/**
 * The layouts that may be painted, best first, made one at a time: the direction's families in its order, each with its
 * candidates, and the plain composition at the end. `problems` collects why others were passed over.
 */
export function* proposeLayouts(input: LayoutInput, problems: string[] = []): Generator<Layout> {
  const { direction, format, photos, typesetter, seed } = input
  const { widthPx, heightPx } = getFormat(format)
  const hero = photos[0]!.study
  for (const family of direction.families) {
    for (let candidate = 0; candidate < (FAMILIES[family].candidates ?? 1); candidate += 1) {
      const kit: Kit = { stage: makeStage(format), direction, photos, hero, typesetter, candidate }
      const layers = FAMILIES[family].compose(kit)
      if (!layers) {
        problems.push(`${family} ${candidate}: does not fit`)
        continue
      }
      const mirrored = direction.textDirection === 'rtl' ? mirrorLayers(layers, widthPx) : layers
      const layout: Layout = {
        version: 1,
        format,
        widthPx,
        heightPx,
        seed,
        family,
        candidate,
        direction,
        layers: mirrored,
      }
      const broken = [...checkLayout(layout, hero), ...hiddenLetters(layout, photos, typesetter)]
      if (broken.length === 0) yield withCompanions(layout, photos)
      else problems.push(`${family} ${candidate}: ${broken.join(', ')}`)
    }
  }
}

function hiddenLetters(layout: Layout, photos: readonly StudiedPhoto[], typesetter: Typesetter): string[] {
  const product = findHero(layout.layers)
  if (!product) return []
  return layout.layers.flatMap((layer) => {
    const letter = layer.kind === 'text' && layer.behindProduct && findHiddenLetter(layer, photos, product, typesetter)
    return letter ? [`the product hides the letter ${letter}`] : []
  })
}
