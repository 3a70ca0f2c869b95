import { hexToOklch, type Oklch, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { SeamlessLook } from './seamless-look.ts'
import type { Box } from '#contract/ads/report.ts'
import { meanColor } from '../../photo/mean-color.ts'

export interface SceneLook extends SeamlessLook {
  /** The scene's own color behind the words, moved towards dark or light until type can be read on it. */
  scrim: string
  shadow: string
}

/**
 * Returns the colors of words on a painted scene. While the scene is only planned, the style's own ground stands in for
 * it.
 */
export function sceneLook(context: ComposeContext, words: Box, foot: Box): SceneLook {
  const { colors, style } = context.direction
  const ground = context.scene ? meanColor(context.scene, words) : hexToOklch(colors.ground)
  const floor = context.scene ? meanColor(context.scene, foot) : hexToOklch(colors.groundDeep)
  const dark = isDark(context, ground)
  const scrim = dark
    ? oklchToHex(Math.min(0.24, ground.l * 0.6), Math.min(0.06, ground.c), ground.h)
    : oklchToHex(Math.max(0.93, ground.l), Math.min(0.035, ground.c), ground.h)
  const hue = hexToOklch(colors.ink).h
  const ink = dark ? '#ffffff' : oklchToHex(0.2, 0.03, hue)
  const soft = dark ? oklchToHex(0.93, 0.015, ground.h) : oklchToHex(0.3, 0.03, hue)
  const accent = readableOn(scrim, colors.accent, 5.2)
  return {
    scrim,
    ink,
    soft,
    accent,
    price: style === 'luxury' ? accent : ink,
    ground: { base: scrim, blobs: [] },
    shadow: oklchToHex(Math.min(0.3, floor.l * 0.45), Math.min(0.05, floor.c), floor.h),
    action: sameAsGround(colors.accent, scrim)
      ? { fill: ink, text: scrim }
      : { fill: colors.accent, text: colors.onAccent },
    glass: { tint: withAlpha(scrim, 1), tintOpacity: 0.5 },
  }
}

/**
 * Lightness below which a scene takes light type, and above which it takes dark type. In between the style decides, with
 * the ink that it would use anyway.
 */
const DARK_SCENE = 0.5
const LIGHT_SCENE = 0.72

function isDark(context: ComposeContext, ground: Oklch): boolean {
  if (ground.l < DARK_SCENE) return true
  if (ground.l > LIGHT_SCENE) return false
  return hexToOklch(context.direction.colors.ink).l > 0.6
}

/** Returns true if a button has nearly the ground's own lightness and would not be seen. */
function sameAsGround(fill: string, ground: string): boolean {
  return Math.abs(hexToOklch(fill).l - hexToOklch(ground).l) < 0.18
}
