import { differenceCiede2000 } from '../../color/culori.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import type { Layer, Layout } from '../../layers/layout.ts'
import { messageBox, middleOf } from '../../layers/box.ts'
import { isOfMessage, isSignOff } from '../../layers/name-parts.ts'
import { colorOfLayer, findPlanes, groundAt, isOpaque, type Plane } from './find-planes.ts'

/**
 * Returns the colors of an ad as a person sees them on this picture, as hex: the largest plane, the next one, the main
 * words, the call to action, the badge. A role that is left out is not painted with here, so changing it would change
 * nothing.
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

/**
 * Returns the same colors, but the user's own color as typed, where it stands, and not as the nearest tone of its
 * plane.
 */
export function reportedColors({
  direction: { ownColors = {} },
  ...layout
}: Layout): Partial<Record<ColorRole, string>> {
  const seen = Object.entries(seenColors(layout)) as [ColorRole, string][]
  return Object.fromEntries(
    seen.map(([role, color]) => {
      const own = ownColors[role]
      return [role, own && difference(own, color) <= SAME_CIEDE2000 ? own : color]
    }),
  )
}

/** Returns the color under the call to action as hex, or undefined on a picture. */
export function underAction({
  layers,
  ...canvas
}: Pick<Layout, 'layers' | 'widthPx' | 'heightPx'>): string | undefined {
  const index = layers.findIndex((layer) => layer.part === 'call-to-action' && messageBox(layer).length > 0)
  const [box] = index < 0 ? [] : messageBox(layers[index]!)
  const ground = box && groundAt(layers, index, middleOf(box), canvas)
  return ground === undefined ? undefined : colorOfLayer(layers[ground]!)
}

/** CIEDE2000 distance up to which nobody sees that two colors are not the same. */
export const SAME_CIEDE2000 = 3

const difference = differenceCiede2000()

export function paintedRoles(layout: Pick<Layout, 'layers' | 'widthPx' | 'heightPx'>): ColorRole[] {
  return Object.keys(seenColors(layout)) as ColorRole[]
}

/** Returns the color of a plane's last layer: of several layers over the whole canvas the last one is seen. */
function colorOfPlane(layers: readonly Layer[], plane: Plane): string | undefined {
  return plane.layers.flatMap((index) => colorOfLayer(layers[index]!) ?? []).at(-1)
}

function mainInk(layers: readonly Layer[]): string | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const main = texts.filter((text) => isOfMessage(text) && !isSignOff(text) && text.part !== 'badge')
  return (main.find(({ part }) => part === 'headline') ?? main[0])?.color
}

/** Returns the color of the call to action's button or ribbon or, if it has neither, of its words. */
function actionColor(layers: readonly Layer[]): string | undefined {
  const own = layers.filter(({ part }) => part === 'call-to-action')
  const shape = own.find(isSticker)
  const text = own.find((layer) => layer.kind === 'text')
  return shape ? colorOfLayer(shape) : text?.color
}

function isSticker(layer: Layer): boolean {
  return layer.kind === 'shape' && !layer.isInk && isOpaque(layer)
}
