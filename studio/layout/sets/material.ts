import { type Box, wholeOf } from '../../layers/box.ts'
import { createRandom } from '../../basics/random.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Material, MaterialLayer } from '../../layers/layout.ts'

interface Look {
  /** Soft light on a light color and overlay on a dark one show a grain about equally strongly. */
  light: number
  dark: number
  /**
   * Set for a material with lines of its own: what is left of the lines behind words, and the length of a tile in
   * shorter sides.
   */
  lines?: { quiet: number; length: number }
}

const LOOKS: Record<Material, Look> = {
  plaster: { light: 0.5, dark: 0.4 },
  marble: { light: 0.6, dark: 0.5 },
  wood: { light: 0.85, dark: 0.5 },
  drape: { light: 0.7, dark: 0.62 },
  tiles: { light: 1, dark: 0.6, lines: { quiet: 0.25, length: 0.8 } },
  flutes: { light: 1, dark: 0.85, lines: { quiet: 0.2, length: 0.62 } },
  reeds: { light: 0.85, dark: 0.7, lines: { quiet: 0.3, length: 0.66 } },
  terrazzo: { light: 1, dark: 0.8, lines: { quiet: 0.3, length: 0.8 } },
  checks: { light: 0.6, dark: 0.4, lines: { quiet: 0.25, length: 0.75 } },
  dots: { light: 0.65, dark: 0.4, lines: { quiet: 0.2, length: 0.62 } },
  linen: { light: 0.42, dark: 0.34, lines: { quiet: 0.45, length: 0.6 } },
  grid: { light: 0.7, dark: 0.38, lines: { quiet: 0.15, length: 0.8 } },
  stripes: { light: 0.6, dark: 0.4, lines: { quiet: 0.3, length: 0.9 } },
}

/** Place of a material, by default the whole canvas, and whether it lies on dark colors. */
type Laid = { box?: Box; dark?: boolean }

/** Returns a wall or a hanging, seen straight on. */
export function wallOf(context: ComposeContext, material: Material, laid: Laid = {}): MaterialLayer {
  return layerOf(context, material, laid, { by: context.canvas.isLow ? 3.2 : 1, squeeze: 1 })
}

/** Returns a floor or a slab. The eye is low, so everything on it is squeezed. */
export function floorOf(context: ComposeContext, material: Material, laid: Laid): MaterialLayer {
  const by = context.canvas.isLow ? 4 : 1.15
  return layerOf(context, material, laid, { by, squeeze: material === 'terrazzo' ? 0.5 : 0.32 })
}

/** Returns one of several materials, which varies with the seed. */
export function pickMaterial<M extends Material>({ direction }: ComposeContext, place: string, among: readonly M[]): M {
  return createRandom(direction.seed, 'material', place).pick(among)
}

function layerOf(
  { canvas }: ComposeContext,
  material: Material,
  { box = wholeOf(canvas), dark = false }: Laid,
  { by, squeeze }: { by: number; squeeze: number },
): MaterialLayer {
  const { lines, ...strengths } = LOOKS[material]
  const length = by * (lines?.length ?? 1.15) * canvas.side
  return {
    kind: 'material',
    material,
    box,
    tilePx: [Math.round(length), Math.round(squeeze * length)],
    strength: strengths[dark ? 'dark' : 'light'],
    blend: dark ? 'overlay' : 'soft-light',
    quiet: lines?.quiet,
  }
}

/**
 * Returns true if a set should show light and color but no room: a tent stands in none, a dress would hover in it, and
 * nobody knows where an unknown thing stands. Ads from before uses were recorded keep their rooms.
 */
export function isAbstract({ direction: { use } }: Pick<ComposeContext, 'direction'>): boolean {
  return use === 'outdoors' || use === 'worn' || use === 'unknown'
}
