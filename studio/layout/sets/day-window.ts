import type { WindowLightLayer } from '../layers/layout.ts'
import type { Canvas } from '../canvas/canvas.ts'

interface DayWindow {
  /** In shares of the canvas's width. */
  x: number
  width: number
  /** How far down the light falls, in pixels. */
  height: number
  /** Moonlight or a lamp outside: weaker, and of the wall's own color. */
  night: boolean
}

/** Light through a window of nine panes. By day it is far brighter than the wall, and its muntins have edges. */
export function dayWindow({ widthPx: w, heightPx: h, side: s, isLow }: Canvas, o: DayWindow): WindowLightLayer {
  return {
    kind: 'window-light',
    box: { x: o.x * w, y: -0.08 * h, width: (isLow ? 0.3 : o.width) * w, height: o.height + 0.08 * h },
    columns: 3,
    rows: 3,
    shear: 0.32,
    blurPx: Math.max(1, 0.0045 * s),
    ...(o.night ? { opacity: 1 } : { opacity: 0.5, blend: 'screen' }),
  }
}
