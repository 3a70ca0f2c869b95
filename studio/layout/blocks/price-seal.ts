import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import { createRandom } from '../../random.ts'
import { diagonalGround, grain, shade } from '../sets/ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point, Shape } from '../layers/layout.ts'
import { asPart } from '../layers/name-parts.ts'
import { ruledGrid } from '../sets/ruled-grid.ts'
import { linear } from '../layers/fill.ts'
import { halftone } from '../sets/halftone.ts'

/** Where the figures of a price stand: a burst, a scallop or a block that leaves the canvas at its upper left. */
export interface Seal {
  center: Point
  radius: number
}

export interface PriceLook {
  field: [string, string, string]
  seal: [string, string]
  dots: string | undefined
  onSeal: string
  ink: string
  shadow: string
  /** How far the seal is turned, in degrees: otherwise on every seed. */
  turn: number
  form: 'burst' | 'scallop' | 'block'
}

export function priceLook({ direction }: ComposeContext): PriceLook {
  const { colors, style } = direction
  const seal = style === 'corporate' ? colors.surface : colors.offer
  const light = hexToOklch(colors.ground).l > 0.7
  return {
    field: [light ? shade(colors.ground, 0.03) : colors.ground, colors.ground, colors.groundDeep],
    seal: [shade(seal, 0.02), style === 'corporate' ? colors.surfaceDeep : shade(seal, -0.05)],
    dots: style === 'bold' ? shade(seal, -0.11) : undefined,
    onSeal: style === 'corporate' ? colors.onSurface : colors.onOffer,
    ink: colors.ink,
    shadow: oklchToHex(0.22, 0.07, hexToOklch(seal).h),
    turn: createRandom(direction.seed, 'seal').between(0, 14),
    form: style === 'bold' ? 'burst' : style === 'playful' ? 'scallop' : 'block',
  }
}

/** How far the teeth or lobes of a seal reach beyond its radius. */
export const SEAL_REACH = 1.06

export function priceField(context: ComposeContext, look: PriceLook): Layer[] {
  return [
    diagonalGround(context.canvas, ...look.field),
    ...(context.direction.style === 'corporate' ? ruledGrid(context) : [fieldRays(context, look)]),
    grain(context.canvas, false),
  ]
}

/** Rays that come in from the corner behind the product. */
function fieldRays({ canvas, direction }: ComposeContext, look: PriceLook): Layer {
  const { widthPx: w, heightPx: h } = canvas
  const light = hexToOklch(direction.colors.ground).l > 0.7
  return {
    kind: 'rays',
    center: [0.98 * w, 1.02 * h],
    count: 20,
    rotation: 4,
    reachPx: 1.25 * Math.hypot(w, h),
    color: shade(look.field[1], light ? 0.1 : -0.1),
    opacity: 0.95,
  }
}

/** The field, and on it the seal with its shadow. */
export function priceScene(context: ComposeContext, look: PriceLook, { center, radius }: Seal): Layer[] {
  const [cx, cy] = center
  const s = context.canvas.side
  const shape = sealShape(look, center, radius)
  const seal: Layer[] = [
    {
      kind: 'shape',
      shape: sealShape(look, [cx + 0.012 * s, cy + 0.024 * s], radius),
      fill: { type: 'solid', color: look.shadow },
      blurPx: Math.max(2, 0.02 * s),
      opacity: 0.34,
      blend: 'multiply',
    },
    {
      kind: 'shape',
      shape,
      fill: linear(
        [cx - 0.6 * radius, cy - 0.8 * radius],
        [cx + 0.6 * radius, cy + 0.8 * radius],
        [0, look.seal[0]],
        [1, look.seal[1]],
      ),
    },
    ...(look.dots ? [dots(context, look.dots, { center, radius }, shape)] : []),
  ]
  // A block is a plane of the ground, over the corner and off the canvas.
  return [...priceField(context, look), ...(look.form === 'block' ? seal : asPart('offer', seal))]
}

/** Printed dots that grow towards the seal's lower right. */
function dots({ canvas }: ComposeContext, color: string, { center: [cx, cy], radius }: Seal, clip: Shape): Layer {
  return halftone([cx - radius, cy + 1.3 * radius], [cx + radius, cy + 0.5 * radius], {
    color,
    stepPx: Math.max(4.5, 0.021 * canvas.side),
    fadePx: 1.1 * radius,
    opacity: 0.75,
    clip,
  })
}

function sealShape(look: PriceLook, center: Point, radius: number): Shape {
  if (look.form === 'block') {
    const [right, foot] = [center[0] + radius, center[1] + radius]
    const points: Point[] = [
      [-1, -1],
      [right, -1],
      [right, foot],
      [-1, foot],
    ]
    return { type: 'polygon', points }
  }
  const burst = look.form === 'burst'
  return {
    type: 'burst',
    center,
    radius: radius * SEAL_REACH,
    inner: burst ? 0.9 : 0.93,
    points: burst ? 26 : 18,
    rotation: look.turn,
    round: !burst,
  }
}
