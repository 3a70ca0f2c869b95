import { right, union } from '../basics/boxes.ts'
import { type Box, messageBox, moveLayer } from './box.ts'
import type { Layer } from './layout.ts'
import { mirrorLayers } from './mirror.ts'
import { isOfMessage } from './name-parts.ts'
import type { Canvas } from '../canvas/canvas.ts'

/** Text may reach this share of the picture's width into its box: the corners of a cut-out are air. */
const REACH_SHARE = 0.12

/**
 * Swaps the sides of picture and words: the picture at the left and the words, their lines still beginning at one edge,
 * in a column at the right. Returns undefined if the words are no column beside the picture. Takes left-to-right layers
 * that name their parts, before any mirroring.
 */
export function swapSides(layers: readonly Layer[], canvas: Canvas): Layer[] | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const picture = pictureBox(layers)
  if (!picture || texts.length === 0 || texts.some((text) => text.rotation !== 0 || text.behindProduct))
    return undefined
  if (layers.some((layer) => layer.kind === 'shape' && layer.isRule)) return undefined
  const words = layers.flatMap(messageBox).reduce(union)
  if (right(words) > picture.x + REACH_SHARE * picture.width || crosses(words, picture, canvas)) return undefined
  const shift = canvas.widthPx - words.x - right(words)
  const mirrored = mirrorLayers(layers, canvas.widthPx)
  return layers.map((layer, index) => (isOfMessage(layer) ? moveLayer(layer, shift, 0) : mirrored[index]!))
}

function pictureBox(layers: readonly Layer[]): Box | undefined {
  const shown = layers.find((layer) => layer.kind === 'product' || layer.kind === 'photo')
  return shown && (shown.kind === 'product' ? shown.placement.box : shown.box)
}

/**
 * Returns true if words or picture are too wide for a side of their own: a picture that fills the canvas has no side.
 */
function crosses(words: Box, picture: Box, canvas: Canvas): boolean {
  return picture.width > 0.8 * canvas.widthPx || words.width > 0.62 * canvas.widthPx
}
