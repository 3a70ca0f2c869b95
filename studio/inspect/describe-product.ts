import type { Report } from '#contract/ads/report.ts'
import type { InspectedAd } from './inspected-ad.ts'
import { heroPicture } from './product-view.ts'

/** Describes how the hero is shown, for the report. */
export function describeProduct({ layout, photos }: Pick<InspectedAd, 'layout' | 'photos'>): Report['product'] {
  const picture = heroPicture(layout, photos)
  // An ad without its product is refused (product-size.ts), and its report has nothing to show.
  if (!picture) return { treatment: 'photo', box: { x: 0, y: 0, width: 0, height: 0 }, scale: 0 }
  const { layer, bounds, scaleX } = picture
  const scale = Math.round(scaleX * 100) / 100
  if (layer.kind !== 'product') return { treatment: 'photo', box: bounds, scale }
  return { treatment: layer.blend === 'multiply' ? 'multiply' : 'cutout', box: layer.placement.box, scale }
}
