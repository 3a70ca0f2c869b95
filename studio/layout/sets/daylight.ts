import { hexToOklch, hueDistance, oklchToHex } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'

/** Tones of the palette as things take them that stand in daylight: OKLCH lightness and chroma to a color. */
export function daylight({ direction: { colors } }: ComposeContext): (lightness: number, chroma: number) => string {
  // Paper has no color to speak of: there the room takes the panel's.
  const own = hexToOklch(colors.groundDeep)
  const panel = hexToOklch(colors.surface)
  const hue = own.c < 0.04 ? { ...panel, c: 0.7 * Math.min(0.085, panel.c) } : own
  return (l, c) => inDaylight(l, c * Math.min(1, hue.c / 0.085), hue.h)
}

/** A yellow that darkens turns to khaki: its shades stay light and strong. */
export function inDaylight(l: number, c: number, hue: number): string {
  const yellow = Math.max(0, 1 - hueDistance(hue, 92) / 40)
  return oklchToHex(l + (0.97 - l) * 0.5 * yellow, c * (1 + 0.5 * yellow), hue)
}
