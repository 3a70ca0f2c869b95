import { type Box, rotatedBounds } from '../layers/box.ts'
import type { Layer, Layout } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'

/** Returns the boxes that a viewer sees as separate things: every run of text and the picture, as upright boxes. */
export function placedBoxes({ layers }: Pick<Layout, 'layers'>): Box[] {
  const hero = heroBox(layers)
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [rotatedBounds(layer)] : []))
  return [...texts, ...(hero ? [hero] : [])]
}

/** Returns the box of the hero photo, or of another picture if the hero is not among the layers. */
export function heroBox(layers: readonly Layer[]): Box | undefined {
  const pictures = layers.filter((layer) => PICTURES.includes(layer.kind))
  const hero = pictures.find((layer) => 'photo' in layer && layer.photo === 0) ?? pictures[0]
  return hero && pictureBox(hero)
}

const PICTURES: readonly Layer['kind'][] = ['product', 'photo', 'backdrop']

/** Returns the box of a picture. An extended photo covers the whole canvas, so the box of its product stands for it. */
function pictureBox(layer: Layer): Box | undefined {
  if (layer.kind === 'product') return placedBounds(layer.placement)
  if (layer.kind === 'backdrop') return layer.keep
  return layer.kind === 'photo' ? layer.box : undefined
}
