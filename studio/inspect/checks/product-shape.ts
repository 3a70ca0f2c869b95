import type { Check } from '../check.ts'
import { error } from '../finding.ts'
import { shownPictures } from '../product-view.ts'

/** The aspect ratio is kept to a hundredth, and to the rounding of the shorter side to a whole pixel. */
const DISTORTION = 0.01
const ROUNDING_PX = 1

/** Pictures keep their proportions. */
export const productShape: Check = ({ layout, photos }) =>
  shownPictures(layout, photos).flatMap(({ layer, scaleX, scaleY }) => {
    const { width, height } = layer.kind === 'product' ? layer.placement.box : layer.box
    const distortion = Math.abs(scaleX / scaleY - 1)
    const roundedPx = Math.abs(scaleX - scaleY) * Math.min(width / scaleX, height / scaleY)
    return distortion > DISTORTION && roundedPx > ROUNDING_PX
      ? [error('product-shape', 'The picture of the product is stretched.')]
      : []
  })
