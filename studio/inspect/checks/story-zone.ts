import { bottom } from '../../basics/boxes.ts'
import { messageBox } from '../../layers/box.ts'
import { isSignOff } from '../../layers/name-parts.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'
import { opaquePoints, shownPictures } from '../product-view.ts'

/** Share of a cut-out that may reach into the part at the top: the tip of a bottle. */
const TOP_SHARE = 0.01
/** Share of a cut-out that may reach into the part at the foot: what it stands on, never its label. */
const FOOT_SHARE = 0.42

/**
 * A story's top and foot hold nothing but scene. A photo that is shown whole, the set and the plane of a sign-off are
 * scene. A cut-out, and what belongs to words (a badge, a button), are not.
 */
export const storyZone: Check = ({ layout, canvas, photos }) => {
  if (!canvas.isCovered) return []
  const { y: top } = canvas.safe
  const foot = bottom(canvas.safe)
  const pictures = shownPictures(layout, photos).filter(({ layer }) => layer.kind === 'product')
  const reaching = pictures.some((picture) => {
    const points = opaquePoints(picture)
    const shareOf = (isCovered: (y: number) => boolean) => points.filter(([, y]) => isCovered(y)).length / points.length
    return shareOf((y) => y < top) > TOP_SHARE || shareOf((y) => y > foot) > FOOT_SHARE
  })
  const carriers = layout.layers.some((layer) => {
    const [box] = layer.kind === 'shape' && !isSignOff(layer) ? messageBox(layer) : []
    return box && (box.y < top - 1 || bottom(box) > foot + 1)
  })
  return [
    ...(reaching ? [error('safe-zone', 'The product reaches into the part of a story that the app covers.')] : []),
    ...(carriers ? [error('safe-zone', 'A badge or label reaches into the part of a story that the app covers.')] : []),
  ]
}
