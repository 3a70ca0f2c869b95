import type { Box } from '#contract/report.ts'
import { createRandom } from '../random.ts'
import type { Kit } from './kit.ts'
import type { Layer, Material } from './layout.ts'

/** Soft light on a light colour and overlay on a dark one show a grain about as strongly. */
const STRENGTH: Record<Material, { light: number; dark: number }> = {
  plaster: { light: 0.5, dark: 0.34 },
  marble: { light: 0.4, dark: 0.36 },
  wood: { light: 0.62, dark: 0.36 },
  drape: { light: 0.6, dark: 0.5 },
}

/** A wall or a hanging, seen straight on. */
export function wallOf(kit: Kit, material: Material, box: Box, dark = false): Layer {
  const { side, shape } = kit.stage
  const length = (shape === 'strip' ? 4 : 1.15) * side
  return layerOf(material, box, dark, [length, length])
}

/** A floor or a slab: the eye is low, so that all that lies on it is squeezed. */
export function floorOf(kit: Kit, material: Material, box: Box, dark = false): Layer {
  const { side, shape } = kit.stage
  const length = (shape === 'strip' ? 5 : 1.3) * side
  return layerOf(material, box, dark, [length, 0.32 * length])
}

/** One of several materials, another from seed to seed. */
export function pickMaterial<M extends Material>({ direction }: Kit, place: string, among: readonly M[]): M {
  return createRandom(direction.seed, 'material', place).pick(among)
}

function layerOf(material: Material, box: Box, dark: boolean, [width, height]: [number, number]): Layer {
  return {
    kind: 'material',
    material,
    box,
    tilePx: [Math.round(width), Math.round(height)],
    strength: STRENGTH[material][dark ? 'dark' : 'light'],
    blend: dark ? 'overlay' : 'soft-light',
  }
}
