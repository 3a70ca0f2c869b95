import type { Box } from '#contract/report.ts'
import { bottom, contains, overlap, right } from './box.ts'
import type { Layer, ShapeLayer, TextLayer } from './layout.ts'
import { mirrorLayers } from './mirror.ts'
import { shapeBounds } from './shape-bounds.ts'
import type { Canvas } from '../canvas/canvas.ts'

/** Text may reach this share of the picture's width into its box: the corners of a cut-out are air. */
const REACH_SHARE = 0.12
/** A shape under this share of the canvas near the words belongs to them (a tick, an arrow, a rule). */
const MARK_SHARE = 0.004
/** A button is a shape of at most this share round the words of the action. */
const BUTTON_SHARE = 0.12

/**
 * The same composition with the picture at the left and the words in a column at the right, their lines still beginning at
 * one edge. Undefined where the words are no column beside the picture. For left-to-right layers, before any mirroring.
 */
export function swapSides(layers: readonly Layer[], canvas: Canvas): Layer[] | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const picture = pictureBox(layers)
  if (!picture || texts.length === 0 || texts.some((text) => text.rotation !== 0 || text.behindProduct))
    return undefined
  const carried = layers.filter((layer) => belongsToWords(layer, texts, canvas))
  const words = around(carried.map(boxOf))
  if (right(words) > picture.x + REACH_SHARE * picture.width || crosses(words, picture, canvas)) return undefined
  const shift = canvas.widthPx - words.x - right(words)
  const mirrored = mirrorLayers(layers, canvas.widthPx)
  return layers.map((layer, index) => (carried.includes(layer) ? moved(layer, shift) : mirrored[index]!))
}

function pictureBox(layers: readonly Layer[]): Box | undefined {
  const shown = layers.find((layer) => layer.kind === 'product' || layer.kind === 'photo')
  return shown && (shown.kind === 'product' ? shown.placement.box : shown.box)
}

/** A picture that fills the canvas has no side. */
function crosses(words: Box, picture: Box, canvas: Canvas): boolean {
  return picture.width > 0.8 * canvas.widthPx || words.width > 0.62 * canvas.widthPx
}

function belongsToWords(layer: Layer, texts: readonly TextLayer[], { widthPx, heightPx }: Canvas): boolean {
  if (layer.kind === 'text') return true
  if (layer.kind !== 'shape' || layer.blurPx || layer.clip) return false
  if (layer.isInk) return true
  const bounds = shapeBounds(layer.shape)
  if (!bounds) return false
  const share = (bounds.width * bounds.height) / (widthPx * heightPx)
  if (share < MARK_SHARE) return texts.some((text) => overlap(rowOf(text), bounds) > 0)
  return share < BUTTON_SHARE && texts.some((text) => text.part === 'call-to-action' && contains(bounds, text.box))
}

/** The text's height over its column and the room for a tick before it. */
function rowOf({ box, sizePx }: TextLayer): Box {
  return { x: box.x - 2 * sizePx, y: box.y - sizePx, width: box.width + 4 * sizePx, height: box.height + 2 * sizePx }
}

function boxOf(layer: Layer): Box {
  return layer.kind === 'text' ? layer.box : shapeBounds((layer as ShapeLayer).shape)!
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y }
}

function moved(layer: Layer, dx: number): Layer {
  if (layer.kind === 'text') return { ...layer, x: layer.x + dx, box: { ...layer.box, x: layer.box.x + dx } }
  const { shape } = layer as ShapeLayer
  if (shape.type === 'rect') {
    return { ...layer, shape: { ...shape, box: { ...shape.box, x: shape.box.x + dx } } } as ShapeLayer
  }
  if (shape.type !== 'polygon') return layer
  return { ...layer, shape: { ...shape, points: shape.points.map(([x, y]) => [x + dx, y]) } } as ShapeLayer
}
