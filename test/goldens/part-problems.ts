import { overlap } from '#studio/basics/boxes.ts'
import { contains, grow, shapeBounds } from '#studio/layers/box.ts'
import type { Layer, Layout, TextLayer } from '#studio/layers/layout.ts'
import { isOfMessage } from '#studio/layers/name-parts.ts'

/**
 * A shape that holds an action or a badge and is no larger than this share of the canvas is its button, ribbon or
 * sticker.
 */
const CARRIER_SHARE = 0.12

/** Lists layers whose declared part does not match the position of their boxes. */
export function partProblems({ family, layers, widthPx, heightPx }: Layout): string[] {
  const belongs = family === 'tag' ? isOnTag : isOfPart
  const texts = layers.filter((layer) => layer.kind === 'text')
  return layers.flatMap((layer) => {
    if (!layer.part) return [`a ${layer.kind} is no part`]
    const box = layer.kind === 'shape' ? shapeBounds(layer.shape) : undefined
    if (!box) return []
    const isSmall = box.width * box.height <= CARRIER_SHARE * widthPx * heightPx
    const held = isSmall ? texts.find((text) => isCarried(text) && contains(box, text.box)) : undefined
    if (held && !belongs(layer, held)) return [`the ${held.part} stands on a shape of the ${layer.part}`]
    const near = texts.filter((text) => overlap(grow(text.box, 3 * text.sizePx), box) > 0)
    return isOfMessage(layer) && !near.some((text) => belongs(layer, text)) ? [`a ${layer.part} lies far off`] : []
  })
}

function isCarried({ part }: TextLayer): boolean {
  return part === 'call-to-action' || part === 'badge'
}

/** Returns true if a layer's part fits the text. The carrier of a whole offer belongs to its price or to its badge. */
function isOfPart({ part }: Layer, text: TextLayer): boolean {
  return part === text.part || (part === 'offer' && (text.part === 'price' || text.part === 'badge'))
}

/** The tag that a price hangs on is the ad's badge, for it wears the color of offers. */
function isOnTag(layer: Layer, text: TextLayer): boolean {
  return isOfPart(layer, text) || (layer.part === 'badge' && text.part === 'price')
}
