import type { TrialLevel } from '#contract/ads/trials/factors.ts'
import { overlap, union } from '../basics/boxes.ts'
import { changeRoles } from '../color/change-roles.ts'
import { hexToOklch, oklchToHex } from '../color/oklch.ts'
import { type Box, contains, grow, linesOf, messageBox, moveLayer, rotatedBounds } from '../layers/box.ts'
import type { Layer, Layout } from '../layers/layout.ts'
import { isOfMessage } from '../layers/name-parts.ts'
import { isStandingLayer } from '../layers/placement.ts'
import { chooseCrop } from '../photo/choose-crop.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'

/** A level that is no change of words. */
export type PictureLevel = Exclude<TrialLevel, { text: string } | { words: object }>

/** The layout with the level, or one sentence on why this picture cannot take it. */
export type Varied = Layout | { refused: string }

/** Applies a level to a finished layout, in the place of what was there. `photos` has the new hero first. */
export function varyLayout(
  layout: Layout,
  level: PictureLevel,
  { photos, name }: { photos: readonly StudiedPhoto[]; name: string },
): Varied {
  switch (level.factor) {
    case 'ground':
      return withGround(layout, level.color) ?? { refused: `The background of ${name} is its photo, and has no color.` }
    case 'photo':
      return withPhoto(layout, photos, name)
    case 'side':
      return onOtherSide(layout) ?? { refused: `On ${name} product and words have no two sides that they could swap.` }
  }
}

const GROUND_ROLES = ['ground', 'groundDeep', 'glow', 'glowHot'] as const
/** Distance in OKLCH lightness and chroma up to which a color of the set is a shade of the ground. */
const SHADE = { l: 0.16, c: 0.07, h: 24 }

/** Gives the set other colors: those of the ground, and its shades. Returns undefined if none of its colors is one. */
function withGround(layout: Layout, color: string): Layout | undefined {
  const { colors } = layout.direction
  const changed = changeRoles(colors, { ground: color, ink: colors.ink })
  const known = new Map(GROUND_ROLES.map((role) => [colors[role].toLowerCase(), changed[role]]))
  const nowOf = (value: string) => known.get(value.toLowerCase()) ?? shadeOf(value, colors.ground, color)
  let count = 0
  // A layer of which one color is no shade of the ground is another plane, such as a floor.
  const layers = layout.layers.map((layer) => {
    const own = layer.part === 'set' ? colorsIn(layer) : []
    if (own.length === 0 || own.some((value) => nowOf(value) === undefined)) return layer
    count += 1
    return recolor(layer, (value) => nowOf(value)!)
  })
  if (count === 0) return undefined
  const kept = { ink: colors.ink, inkSoft: colors.inkSoft }
  return { ...layout, layers, direction: { ...layout.direction, colors: { ...changed, ...kept } } }
}

const HEX = /^#[0-9a-f]{6}$/i

/** Keeps a shade as far from the new ground as it was from the old one; undefined if it is another color. */
function shadeOf(value: string, ground: string, color: string): string | undefined {
  const [own, was, now] = [hexToOklch(value), hexToOklch(ground), hexToOklch(color)]
  const turn = Math.abs(((own.h - was.h + 540) % 360) - 180)
  const isGrey = own.c < 0.02 && was.c < 0.02
  const isShade =
    Math.abs(own.l - was.l) <= SHADE.l && Math.abs(own.c - was.c) <= SHADE.c && (isGrey || turn <= SHADE.h)
  if (!isShade) return undefined
  const l = Math.min(0.99, Math.max(0.03, now.l + own.l - was.l))
  return oklchToHex(l, Math.min(0.37, Math.max(0, now.c + own.c - was.c)), now.h + (isGrey ? 0 : own.h - was.h))
}

function colorsIn(layer: Layer): string[] {
  const found: string[] = []
  recolor(layer, (color) => {
    found.push(color)
    return color
  })
  return found
}

/** Replaces every color of a layer, however deep it lies. */
function recolor<Value>(value: Value, by: (color: string) => string): Value {
  if (typeof value === 'string') return (HEX.test(value) ? by(value) : value) as Value
  if (Array.isArray(value)) return value.map((one: unknown) => recolor(one, by)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, recolor<unknown>(one, by)])) as Value
}

function withPhoto(layout: Layout, [hero]: readonly StudiedPhoto[], name: string): Varied {
  const own = layout.layers.filter(({ part }) => part === 'product')
  const isWhole = own.some(({ kind }) => kind === 'photo')
  const { product, treatment } = hero!.study
  if (own.some(({ kind }) => kind === 'backdrop') || layout.layers.some(({ part }) => part === 'companion')) {
    return { refused: `On ${name} more than its box belongs to the photo, so another one changes more than itself.` }
  }
  if (!isWhole && (!product || treatment === 'photo')) {
    return { refused: `The other photo cannot be cut out, and ${name} shows its product cut out.` }
  }
  const blend = treatment === 'multiply' ? ('multiply' as const) : ('source-over' as const)
  const layers = layout.layers.map((layer): Layer => {
    if (layer.part !== 'product') return layer
    if (layer.kind === 'photo') {
      const { tint: _tint, cropMirrored: _mirrored, ...kept } = layer
      return { ...kept, crop: chooseCrop(hero!.pixels, hero!.study, layer.box.width / layer.box.height) }
    }
    if (!isStandingLayer(layer)) return layer
    const { placement } = layer
    const box = stoodIn(placement.box, product!)
    return { ...layer, placement: { ...placement, box }, ...(layer.kind === 'product' && { blend }) } as Layer
  })
  return { ...layout, layers }
}

/** Returns the largest box of the product's shape that stands on the floor of another one, within it. */
function stoodIn(box: Box, { widthPx, heightPx }: { widthPx: number; heightPx: number }): Box {
  const scale = Math.min(box.width / widthPx, box.height / heightPx)
  const [width, height] = [Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale))]
  return { x: Math.round(box.x + (box.width - width) / 2), y: box.y + box.height - height, width, height }
}

/** Layers nearer to each other than this share of the shorter side stand together. */
const TOGETHER_SHARE = 0.04
/** Share of the width by which the product or the headline moves at least; less is no other side. */
const MOVED_SHARE = 0.06

/**
 * Moves the product and each block of words to the mirrored place. No block and no photo is turned round itself, and the
 * ground stays. Returns undefined if there is no product to move, or next to nothing moves.
 */
function onOtherSide({ layers, ...layout }: Layout): Layout | undefined {
  const { widthPx, heightPx } = layout
  const hero = layers.find((layer) => layer.kind === 'product' && layer.part === 'product')
  const isTied = layers.some((layer) => layer.kind === 'text' && layer.behindProduct)
  if (hero?.kind !== 'product' || isTied || layers.some(({ part }) => part === 'companion')) return undefined
  const gap = TOGETHER_SHARE * Math.min(widthPx, heightPx)
  const blocks = groupBoxes(layers.flatMap(boxOfWords), gap)
  const mirrored = ({ x, width }: Box) => Math.round(widthPx - 2 * x - width)
  const shifts = layers.map((layer) => {
    const [box] = boxOfWords(layer)
    const block = box && blocks.find((one) => contains(one, box))
    if (block) return mirrored(block)
    return layer.part === 'product' ? mirrored(hero.placement.box) : 0
  })
  const title = layers.findIndex((layer) => layer.kind === 'text' && layer.part === 'headline')
  const least = MOVED_SHARE * widthPx
  if (Math.max(Math.abs(mirrored(hero.placement.box)), Math.abs(shifts[title] ?? 0)) < least) return undefined
  const lines = linesOf(layers)
  return {
    ...layout,
    layers: layers.map((layer, at) => {
      // Lines of a wall stay hushed where they were, because the wall is the ground.
      if (layer.kind === 'material' && layer.quiet !== undefined) return { ...layer, hushed: layer.hushed ?? lines }
      return shifted(layer, shifts[at]!)
    }),
  }
}

function boxOfWords(layer: Layer): Box[] {
  if (!isOfMessage(layer)) return []
  return layer.kind === 'text' ? [rotatedBounds(layer)] : messageBox(layer)
}

/** Joins boxes that overlap, or come nearer to each other than `gap`, until none do. */
function groupBoxes(boxes: readonly Box[], gap: number): Box[] {
  const groups: Box[] = []
  for (const box of boxes) {
    let joined = box
    for (let at = 0; at < groups.length;) {
      if (overlap(grow(joined, gap), groups[at]!) === 0) {
        at += 1
        continue
      }
      joined = union(joined, groups.splice(at, 1)[0]!)
      at = 0
    }
    groups.push(joined)
  }
  return groups
}

function shifted(layer: Layer, dx: number): Layer {
  if (dx === 0) return layer
  const move = (own: Box): Box => ({ ...own, x: own.x + dx })
  if (layer.kind === 'logo') return { ...layer, box: move(layer.box) }
  if (!isStandingLayer(layer)) return moveLayer(layer, dx, 0)
  const { placement } = layer
  const zone = placement.zone && { zone: move(placement.zone) }
  return { ...layer, placement: { ...placement, box: move(placement.box), ...zone } } as Layer
}
