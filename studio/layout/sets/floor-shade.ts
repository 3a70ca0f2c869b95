import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'

/** What touches the floor at few points darkens it all the same: without that it would hang in the room. */
export function floorShade({ canvas }: ComposeContext, placement: Placement, color: string): Layer {
  const { x, y, width, height } = placedBounds(placement)
  return {
    kind: 'shape',
    part: 'product',
    shape: {
      type: 'ellipse',
      center: [x + 0.52 * width, y + height - 0.004 * canvas.side],
      rx: 0.46 * width,
      ry: 0.02 * canvas.side + 0.012 * width,
    },
    fill: { type: 'solid', color },
    blurPx: Math.max(2, 0.02 * canvas.side),
    opacity: 0.5,
    blend: 'multiply',
  }
}
