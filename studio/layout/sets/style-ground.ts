import { hexToOklch } from '../../color/oklch.ts'
import { dayWindow } from './day-window.ts'
import { daylight } from './daylight.ts'
import { diagonalGround, glow, grain, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { pickMaterial, wallOf } from './material.ts'
import { ruledGrid } from './ruled-grid.ts'
import { halftone } from './halftone.ts'

/** What a photo hangs on by day and by night. */
const DAY_WALLS = ['plaster', 'tiles', 'flutes'] as const
const NIGHT_WALLS = ['drape', 'flutes', 'marble'] as const

/** The ground of a style where a photo and not a scene carries the ad: enough of the style to know it by. */
export function styleGround(context: ComposeContext): Layer[] {
  const { canvas, direction } = context
  const { colors, style } = direction
  const { widthPx: w, heightPx: h, side: s } = canvas
  const ok = daylight(context)
  const whole = { x: 0, y: 0, width: w, height: h }
  const light = hexToOklch(colors.ground).l > 0.7
  const glowL = hexToOklch(colors.glow).l
  switch (style) {
    case 'clean':
      return [
        diagonalGround(canvas, [0, ok(0.9, 0.06)], [0.55, ok(0.77, 0.115)], [1, ok(0.6, 0.145)]),
        glow([0.1 * w, 0.1 * h], 0.7 * Math.max(w, h), colors.glow, 0.4),
        wallOf(context, pickMaterial(context, 'wall', DAY_WALLS), whole),
        dayWindow(canvas, { x: 0.3, width: 0.66, height: 0.88 * h, night: false }),
        grain(canvas, false),
      ]
    case 'bold':
      return [
        diagonalGround(canvas, [0, colors.glow], [0.4, colors.ground], [1, colors.groundDeep]),
        {
          kind: 'rays',
          center: [1.02 * w, -0.04 * h],
          count: 22,
          rotation: 3,
          reachPx: 1.2 * Math.hypot(w, h),
          color: shade(colors.ground, light ? 0.09 : -0.08),
          opacity: 0.95,
        },
        // Under dark type dots of ink would be taken for letters.
        halftone([0, h], [w, h], {
          color: light ? shade(colors.ground, -0.11) : colors.surface,
          stepPx: Math.max(5, 0.02 * s),
          fadePx: 0.42 * h,
          opacity: 0.8,
        }),
        grain(canvas, false),
      ]
    case 'luxury':
      return [
        diagonalGround(
          canvas,
          [0, shade(colors.ground, 0.13)],
          [0.5, shade(colors.ground, 0.06)],
          [1, colors.groundDeep],
        ),
        glow([0.2 * w, 0], 0.8 * Math.max(w, h), shade(colors.glow, -0.1), 0.7, 'screen'),
        wallOf(context, pickMaterial(context, 'wall', NIGHT_WALLS), whole, true),
        grain(canvas, true),
      ]
    case 'playful':
      return [
        diagonalGround(canvas, [0, colors.ground], [1, colors.groundDeep]),
        {
          kind: 'rays',
          center: [0.02 * w, 0.98 * h],
          count: 16,
          rotation: 4,
          reachPx: 1.2 * Math.hypot(w, h),
          color: shade(colors.ground, 0.1),
          opacity: 0.95,
        },
        {
          kind: 'shape',
          shape: {
            type: 'burst',
            center: [0.02 * w, 0.98 * h],
            radius: 0.34 * Math.max(w, h) * 0.8,
            inner: 0.88,
            points: 14,
            rotation: 6,
            round: true,
          },
          fill: { type: 'solid', color: colors.glow },
        },
      ]
    case 'corporate':
      return [
        diagonalGround(canvas, [0, colors.ground], [1, colors.groundDeep]),
        ...ruledGrid(context),
        grain(canvas, false),
      ]
    case 'modern':
      return [
        {
          kind: 'mesh',
          base: colors.groundDeep,
          blobs: [
            { x: 0.5, y: 0.5, rx: 1, ry: 1, color: colors.ground },
            { x: 0.1, y: 0.95, rx: 0.7, ry: 0.7, color: colors.surface },
            // White words stand in it: a light glow is kept back.
            { x: -0.05, y: 1.05, rx: 0.5, ry: 0.5, color: shade(colors.glow, Math.min(0, 0.55 - glowL)) },
            { x: 0.5, y: -0.1, rx: 0.6, ry: 0.5, color: colors.surfaceDeep },
          ],
        },
        wallOf(context, 'reeds', whole, true),
        { ...grain(canvas, true), strength: 0.09 } as Layer,
      ]
  }
}
