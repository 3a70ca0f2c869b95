import { bottom } from '../../basics/boxes.ts'
import { createRandom } from '../../basics/random.ts'
import { lightLook } from './seamless-look.ts'
import { hexToOklch, readableOn } from '../../color/oklch.ts'
import { standsOut } from '../../color/roles.ts'
import { footPlane } from './foot-plane.ts'
import {
  blob,
  daylight,
  dayWindow,
  diagonalGround,
  glow,
  grain,
  levelDots,
  mesh,
  paperFolds,
  rays,
  shade,
} from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, scallop } from '../../layers/fill.ts'
import type { Layer } from '../../layers/layout.ts'
import { type Drawn, drawnBy, groundLayers } from './ground-falls.ts'
import { pickMaterial, wallOf } from './material.ts'
import type { ActionLook, WordsLook } from './product-set.ts'
import { groundOf } from './wardrobe.ts'

/** Returns the ground of a style if a photo and not a scene carries the ad: enough of the style to recognize it. */
export function styleGround(context: ComposeContext): Layer[] {
  const { isCovered, safe, side } = context.canvas
  // Below a story's last words lies a plane, in styles that would be bare where the app leaves the foot visible.
  const plane = isCovered && isPlaned(context) ? [footPlane(context, bottom(safe) + 0.04 * side)] : []
  return [...fieldOf(context), ...plane]
}

/** Returns true for styles in which what the ad shows stands on a plane of the second color. */
export function isPlaned({ direction: { style } }: ComposeContext): boolean {
  return style === 'bold' || style === 'playful' || style === 'corporate'
}

function fieldOf(context: ComposeContext): Layer[] {
  const { canvas, direction } = context
  const worn = groundOf(direction)
  const drawn = (otherwise: () => Layer[]) => (worn ? groundLayers(context, worn, drawnBy(context)) : otherwise())
  const { colors, style } = direction
  const { widthPx: w, heightPx: h } = canvas
  const ok = daylight(context)
  const light = hexToOklch(colors.ground).l > 0.7
  switch (style) {
    case 'clean':
      return [
        diagonalGround(canvas, ok(0.9, 0.06), ok(0.6, 0.145)),
        glow([0.1 * w, 0.1 * h], 0.7 * Math.max(w, h), colors.glow, 0.4),
        ...drawn(() => [
          wallOf(context, pickMaterial(context, 'wall', ['plaster', 'tiles', 'flutes'])),
          dayWindow(canvas, { x: 0.3, width: 0.66, height: 0.88 * h, night: false }),
        ]),
        grain(canvas, false),
      ]
    case 'bold':
      return [
        diagonalGround(canvas, colors.glow, colors.ground, colors.groundDeep),
        ...drawn(() => [
          rays(canvas, [w, 0], shade(colors.ground, light ? 0.09 : -0.08), 0.95),
          levelDots(canvas, h, { color: light ? shade(colors.ground, -0.11) : colors.surface, fadePx: 0.42 * h }),
        ]),
        grain(canvas, false),
      ]
    case 'luxury':
      return [
        diagonalGround(canvas, shade(colors.ground, 0.13), shade(colors.ground, 0.06), colors.groundDeep),
        glow([0.2 * w, 0], 0.8 * Math.max(w, h), shade(colors.glow, -0.1), 0.7, true),
        ...drawn(() => [wallOf(context, pickMaterial(context, 'wall', ['drape', 'flutes', 'marble']), { dark: true })]),
        grain(canvas, true),
      ]
    case 'playful':
      return [
        diagonalGround(canvas, colors.ground, colors.groundDeep),
        ...drawn(() => [rays(canvas, [0, h], shade(colors.ground, 0.1), 0.95)]),
        filled(scallop([0, h], 0.27 * Math.max(w, h)), colors.glow),
      ]
    case 'corporate':
      return [
        diagonalGround(canvas, colors.ground, colors.groundDeep),
        ...drawn(() => paperFolds(context)),
        grain(canvas, false),
      ]
    case 'modern':
      if (isByDay(context)) {
        const day = worn ? groundLayers(context, worn, BY_DAY) : []
        return [{ kind: 'mesh', ...lightLook(context).ground }, ...day, grain(canvas, false)]
      }
      return [
        mesh(
          colors.ground,
          blob('lower left', colors.surface),
          // White words stand on it, so a light glow is held back.
          blob('lower left', shade(colors.glow, Math.min(0, 0.55 - hexToOklch(colors.glow).l)), 0.5),
          blob('upper right', colors.surfaceDeep),
        ),
        ...drawn(() => [wallOf(context, 'reeds', { dark: true })]),
        grain(canvas, true),
      ]
  }
}

const BY_DAY: Drawn = { color: '#ffffff', opacity: 0.5, blend: 'soft-light', isDark: false }

/**
 * Returns true if a modern ad is by day. If a photo carries the ad, it is night only as often as day: with all seeds
 * dark, ten ads were two ideas.
 */
function isByDay({ direction: { style, seed }, hero }: ComposeContext): boolean {
  return style === 'modern' && hero.treatment !== 'cutout' && createRandom(seed, 'day').between(0, 1) < 0.5
}

/** Returns clean's button, which has the ink's color; on paper without a hue it carries the palette. */
export function quietAction({ direction: { colors, kind } }: ComposeContext): ActionLook {
  const { ink, accent, onAccent, groundDeep } = colors
  const isPaper = kind !== undefined && hexToOklch(groundDeep).c < PAPER_CHROMA
  return isPaper ? { fill: accent, text: onAccent } : { fill: ink, text: '#ffffff' }
}

const PAPER_CHROMA = 0.05

/** Returns the colors of words on the style's own ground (see styleGround). */
export function groundLook(context: ComposeContext): WordsLook {
  const { colors, style } = context.direction
  if (isByDay(context)) return lightLook(context)
  const { ink, inkSoft: soft, accent, onAccent, surface, onSurface } = colors
  if (style === 'clean') {
    // The name stands on a daylit wall, joints and ribs included: an ink that has to be mended costs a second painting.
    const ok = daylight(context)
    const named = readableOn(ok(0.72, 0.12), accent, 4.8)
    return { ink, soft, accent: named, price: ink, action: quietAction(context) }
  }
  // Playful's accent is as light as its field, and bold's may be the field's own color: there the button takes the
  // second field's.
  const onField = style === 'playful' || (style === 'bold' && !standsOut(colors))
  const button = onField ? { fill: surface, text: onSurface } : { fill: accent, text: onAccent }
  return {
    ink,
    soft,
    price: style === 'luxury' ? accent : ink,
    accent: style === 'luxury' || style === 'corporate' ? accent : ink,
    action: button,
  }
}
