import { hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { daylight } from './daylight.ts'
import { shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { ActionLook } from './words-look.ts'

/** The colors of a centred ad in one style. */
export interface CentreLook {
  /** Whether the style closes the foot by a plane of its second color, or by a floor. */
  planed: boolean
  /** From the light behind the product to the corners. */
  wall: [string, string, string]
  floor: string
  ink: string
  accent: string
  onFloor: string
  price: string
  shadow: string
  glossy: boolean
  /** Whether the product's head may break into the type. */
  loud: boolean
  action: ActionLook
}

export function centreLook(context: ComposeContext): CentreLook {
  const { colors, style } = context.direction
  switch (style) {
    case 'clean': {
      const ok = daylight(context)
      const floor = ok(0.68, 0.13)
      // The label stands on the table, its veins included: an ink that has to be mended costs a second painting.
      const accent = readableOn(ok(0.58, 0.12), colors.accent, 4.8)
      return {
        planed: false,
        wall: [ok(0.94, 0.04), ok(0.82, 0.095), ok(0.56, 0.145)],
        floor,
        ink: colors.ink,
        accent,
        onFloor: colors.ink,
        price: colors.ink,
        shadow: colors.shadow,
        glossy: false,
        loud: false,
        action: { fill: colors.ink, text: '#ffffff', label: accent, radius: 'pill' },
      }
    }
    case 'luxury':
      return {
        planed: false,
        wall: [oklchToHex(0.58, 0.12, hexToOklch(colors.glowHot).h), shade(colors.glow, -0.12), colors.groundDeep],
        floor: colors.surface,
        ink: colors.ink,
        accent: colors.accent,
        onFloor: colors.inkSoft,
        price: colors.accent,
        shadow: colors.shadow,
        glossy: true,
        loud: false,
        action: { fill: colors.accent, text: colors.onAccent, label: colors.ink, radius: 'square' },
      }
    case 'modern':
      return {
        planed: false,
        wall: [colors.surface, colors.surfaceDeep, colors.groundDeep],
        floor: colors.ground,
        ink: colors.ink,
        accent: colors.inkSoft,
        onFloor: colors.inkSoft,
        price: colors.ink,
        shadow: colors.shadow,
        glossy: true,
        loud: true,
        action: { fill: '#ffffff', text: colors.onAccent, label: '#ffffff', radius: 'pill' },
      }
    default:
      return {
        planed: true,
        wall: [colors.glow, colors.ground, colors.groundDeep],
        floor: colors.surface,
        ink: colors.ink,
        accent: style === 'corporate' ? colors.accent : colors.ink,
        onFloor: colors.onSurface,
        price: colors.onSurface,
        shadow: colors.shadow,
        glossy: false,
        loud: style !== 'corporate',
        action: { fill: colors.accent, text: colors.onAccent, label: colors.onSurface, radius: 'soft' },
      }
  }
}
