import { findHero, MAX_ENLARGEMENT, placedBounds } from '../../layers/placement.ts'
import type { Check } from '../check.ts'
import { error, warning } from '../finding.ts'
import { heroPicture } from '../product-view.ts'

/** Share of the room given by the composition that the hero fills, in one direction, unless the photo is too small. */
const FILLED_SHARE = 0.7
/** A placed picture is rounded to whole pixels. */
const ROUNDING = 0.01
const ROUNDING_PX = 0.75
/** Enlargement from which a sharper photo would be noticed. */
const SOFT_ENLARGEMENT = 1.2

/** The hero is as large as its room allows, and not larger than its photo is good for. */
export const productSize: Check = ({ layout, photos }) => {
  const picture = heroPicture(layout, photos)
  if (!picture) return [error('product', 'The ad does not show the product.')]
  const scale = Math.max(picture.scaleX, picture.scaleY)
  const { width, height } = picture.bounds
  const beyondPx = (1 - MAX_ENLARGEMENT / scale) * Math.min(width, height)
  if (scale > MAX_ENLARGEMENT + ROUNDING && beyondPx > ROUNDING_PX) {
    return [error('photo-small', `The photo is too small for this format and looks blurred.`)]
  }
  const hero = findHero(layout.layers)
  const room = hero?.placement.zone
  if (hero && room && scale < MAX_ENLARGEMENT - ROUNDING) {
    const { width, height } = placedBounds(hero.placement)
    if (Math.max(width / room.width, height / room.height) < FILLED_SHARE - ROUNDING) {
      return [error('product-size', 'The product is small in its part of the picture.')]
    }
  }
  if (scale <= SOFT_ENLARGEMENT) return []
  const wantedPx = Math.ceil((Math.max(picture.study.widthPx, picture.study.heightPx) * scale) / 100) * 100
  return [warning('photo-small', smallPhoto(wantedPx))]
}

function smallPhoto(wantedPx: number): string {
  return `The photo is small for this format. Upload one with a longer side of at least ${wantedPx} pixels for a sharper ad.`
}
