import type { ColorRole } from '#contract/word-parts.ts'
import type { Layer, Layout } from '../layers/layout.ts'
import { isOfMessage, isSignOff } from '../layers/name-parts.ts'
import { colorOfLayer, findPlanes, isOpaque, type Plane } from './find-planes.ts'

/**
 * The colors of an ad as a person sees them on this picture, as hex: the largest plane, the next one, the main words, the call to
 * action, the badge. A role that is left out is not painted with here, so that to change it would change nothing.
 */
export function seenColors({
  layers,
  ...canvas
}: Pick<Layout, 'layers' | 'widthPx' | 'heightPx'>): Partial<Record<ColorRole, string>> {
  const [first, second] = findPlanes(layers, canvas)
  const seen: Record<ColorRole, string | undefined> = {
    ground: first && colorOfPlane(layers, first),
    surface: second && colorOfPlane(layers, second),
    ink: mainInk(layers),
    accent: actionColor(layers),
    offer: layers.flatMap((layer) =>
      layer.part === 'badge' && isSticker(layer) ? (colorOfLayer(layer) ?? []) : [],
    )[0],
  }
  return Object.fromEntries(Object.entries(seen).filter(([, color]) => color !== undefined))
}

export function paintedRoles(layout: Pick<Layout, 'layers' | 'widthPx' | 'heightPx'>): ColorRole[] {
  return Object.keys(seenColors(layout)) as ColorRole[]
}

/** Of several layers over the whole canvas the last one is seen. */
function colorOfPlane(layers: readonly Layer[], plane: Plane): string | undefined {
  return plane.layers.flatMap((index) => colorOfLayer(layers[index]!) ?? []).at(-1)
}

function mainInk(layers: readonly Layer[]): string | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const main = texts.filter((text) => isOfMessage(text) && !isSignOff(text) && text.part !== 'badge')
  return (main.find(({ part }) => part === 'headline') ?? main[0])?.color
}

/** Of its button or ribbon; where it has neither, of its words. */
function actionColor(layers: readonly Layer[]): string | undefined {
  const own = layers.filter(({ part }) => part === 'call-to-action')
  const shape = own.find(isSticker)
  const text = own.find((layer) => layer.kind === 'text')
  return shape ? colorOfLayer(shape) : text?.color
}

function isSticker(layer: Layer): boolean {
  return layer.kind === 'shape' && !layer.isInk && isOpaque(layer)
}
