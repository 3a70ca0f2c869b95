import { isLightAround } from '../../photo/product-tone.ts'
import { type Box, middleOf, wholeOf } from '../layers/box.ts'
import { dayWindow, rays } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { BackdropLayer } from '../layers/layout.ts'
import { wallOf } from './material.ts'

/** What each style lays over a photo's own studio, away from the product: a window's light, ribs, panes of glass, beams. */
export function backdropOver(context: ComposeContext, keep: Box): NonNullable<BackdropLayer['over']> {
  const { canvas, direction, hero } = context
  const { heightPx: h } = canvas
  const dark = !isLightAround(hero)
  switch (direction.style) {
    case 'clean':
      return [dayWindow(canvas, { x: 0.42, width: 0.62, height: 0.96 * h, night: dark })]
    case 'modern':
      return [wallOf(context, 'reeds', wholeOf(canvas), dark)]
    case 'luxury':
    case 'corporate':
      return [wallOf(context, 'flutes', wholeOf(canvas), dark)]
    case 'bold':
    case 'playful':
      return [rays(canvas, middleOf(keep), dark ? direction.colors.glow : '#ffffff', dark ? 0.16 : 0.34)]
  }
}
