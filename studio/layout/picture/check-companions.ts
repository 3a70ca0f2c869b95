import type { StudiedPhoto } from '../../paint/paint-layout.ts'
import { contains } from '../layers/box.ts'
import { productField } from './companion-room.ts'
import { findCompanions, findHero } from '../layers/hero-layer.ts'
import type { Layout, ProductLayer } from '../layers/layout.ts'
import { MAX_ENLARGEMENT, placedBounds, productCover } from '../layers/placement.ts'
import { rotatedBounds } from '../layers/bounds.ts'

/** Whole pixels may carry a picture this little over its limit of enlargement. */
const ROUNDING = 0.005

/** What is wrong with the products that stand with the hero, told from the layout. Empty means that nothing is. */
export function checkCompanions(layout: Layout, photos: readonly StudiedPhoto[]): string[] {
  return findCompanions(layout.layers).flatMap((companion) => checkOne(layout, companion, photos))
}

function checkOne(layout: Layout, companion: ProductLayer, photos: readonly StudiedPhoto[]): string[] {
  const { layers } = layout
  const study = photos[companion.photo]?.study
  if (study?.treatment !== 'cutout' || companion.blend !== 'source-over') {
    return ['it is not a trusted cut-out']
  }
  const { placement } = companion
  const problems: string[] = []
  if (!contains(productField(layout, 0), placedBounds(placement))) problems.push('it leaves the picture')
  if (placement.box.width > study.product!.widthPx * (MAX_ENLARGEMENT + ROUNDING)) {
    problems.push('it is enlarged too much')
  }
  const hero = findHero(layers)
  if (!hero || layers.indexOf(hero) < layers.indexOf(companion)) problems.push('it covers the first')
  for (const text of layers) {
    if (text.kind === 'text' && productCover(study, placement, rotatedBounds(text)) > 0)
      problems.push(`${text.part} touches it`)
  }
  return problems
}
