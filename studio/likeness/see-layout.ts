import { visibleText } from '#contract/text/visible-text.ts'
import { readShownTexts, type StoredLayout } from '../change/stored-layout.ts'
import { type Box, rotatedBounds } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { heroBox } from './placed-boxes.ts'

/** The features of an ad that its layout tells. Boxes are shares of the canvas, so that sizes can be compared. */
export interface LayoutTraits {
  family?: string
  words: Box[]
  product?: Box
}

/** Reads where words and product stand. Layouts of any version are understood. */
export function seeLayout(layout: Pick<StoredLayout, 'family' | 'widthPx' | 'heightPx' | 'layers'>): LayoutTraits {
  const layers = layout.layers as readonly Layer[]
  const words = layers.flatMap((layer) => (layer.kind === 'text' ? [inShares(rotatedBounds(layer), layout)] : []))
  const product = heroBox(layers)
  return { family: layout.family, words, ...(product && { product: inShares(product, layout) }) }
}

/** Returns the line that leads an ad, or its name where it has none; empty if its layers were not stored. */
export function seeHeadline(layout: Pick<StoredLayout, 'layers'>): string {
  const texts = readShownTexts(layout)
  const lead = texts.find(({ part }) => part === 'headline') ?? texts.find(({ part }) => part === 'name')
  return (lead && visibleText(lead.text)) ?? ''
}

export function inShares({ x, y, width, height }: Box, canvas: { widthPx: number; heightPx: number }): Box {
  const { widthPx, heightPx } = canvas
  return { x: x / widthPx, y: y / heightPx, width: width / widthPx, height: height / heightPx }
}
