import {
  onPlane,
  sceneAndBar,
  sceneAndBarBanner,
  seamlessAndBar,
  seamlessAndBarBanner,
} from '../arrangements/photo-bar.ts'
import type { ComposeContext } from '../compose-context.ts'
import { hasSeamlessGround } from '../picture/backdrop-place.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Bar: all words stand on one bar of the style's second color beside the photo. On a story the bar is above the photo,
 * which fills the foot.
 */
export const barFamily: Family = {
  tried: {
    cutOff: 2,
    busy: { clean: 4, bold: 4, luxury: 4, playful: 4, corporate: 4, modern: 4 },
    plain: { clear: 2, foggy: 1 },
    multiplied: { clear: 2, foggy: 1 },
  },
  // However far a seamless ground is extended, it ends at the bar.
  shows: ['photo'],
  suits: (context) => hasSeamlessGround(context) || isScene(context),
  banner: (context) => (isScene(context) ? sceneAndBarBanner(context) : seamlessAndBarBanner(context)),
  arrangements: onSizes(onPlane, { tower: ['product first', 'product last'], small: [] }),
  poster: (context) => (isScene(context) ? sceneAndBar(context) : seamlessAndBar(context)),
}

function isScene({ hero }: ComposeContext): boolean {
  return !hero.kind.startsWith('plain')
}
