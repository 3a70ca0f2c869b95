import type { AdStyle } from '#contract/choices.ts'
import { bottom } from '../../basics/boxes.ts'
import { hexToOklch } from '../../color/oklch.ts'
import { isYellow } from '../../color/roles.ts'
import { createRandom } from '../../basics/random.ts'
import type { ComposeContext } from '../compose-context.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { type Box, distanceTo, messageBox, middleOf } from '../../layers/box.ts'
import { circle, filled, linear, scallop, vertical } from '../../layers/fill.ts'
import type { Layer, Point } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { barLook, footPlane, planeLook, type PlaneLook } from './foot-plane.ts'
import { diagonalGround, fillGround, grain, levelDots, mesh, paperFolds, rays, shade } from './ground.ts'
import { isAbstract, wallOf } from './material.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { poolSet } from './pool-set.ts'
import type { AmongWords, ProductSet, WordsLook } from './product-set.ts'
import { leavesSet } from './room-set.ts'
import { hangOnWall, needsNoFloor, standOn } from './stand.ts'
import { groundLook, isPlaned, styleGround } from './style-ground.ts'
import { type Ground, groundOf } from './wardrobe.ts'

/** The light that each style sets behind a product on one axis with the words; the loud styles add a plane under it. */
export const centreSet: ProductSet<WordsLook, AmongWords & { isBeside: boolean }> = {
  look: (context) => setOf(context).look(context),
  scenery(context, look, arranged) {
    const { texts, isBeside } = arranged
    const own = (among: readonly Layer[]) =>
      setOf(context).scenery(context, look, { ...onBase(arranged), texts: among })
    if (!isPlaned(context) || isBeside) return own(texts)
    const isLevel = context.direction.style === 'corporate'
    const fall = isLevel ? 0 : HILL.fall * context.canvas.widthPx
    const top = planeTop(context.canvas, arranged) - fall
    // Words on the plane do not matter to the scenery that the plane hides.
    const over = texts.filter((layer) => layer.kind === 'text' && layer.box.y < top)
    return [...own(over), isLevel ? footPlane(context, top) : hill(context, top)]
  },
  product: (context, look, arranged) => setOf(context).product(context, look, onBase(arranged)),
}

type OnBase = AmongWords & { base: number }

/** Stands the product on its own foot, wherever its room ends. */
function onBase(arranged: AmongWords): OnBase {
  return { ...arranged, base: bottom(placedBounds(arranged.placement)) }
}

/**
 * Returns the top of a plane on which the product stands, in px: behind its foot, and above all words below its middle.
 */
function planeTop({ side }: Canvas, { placement, texts }: AmongWords): number {
  const bounds = placedBounds(placement)
  const [, middle] = middleOf(bounds)
  const words = texts.flatMap(messageBox).filter((box) => box.y > middle)
  return Math.min(bottom(bounds), ...words.map((box) => box.y)) - 0.03 * side
}

/**
 * Shares of the width: the radius of the hill on which a product of the loud styles stands, and how far the hill falls
 * to the sides.
 */
const HILL = { radius: 1.1, fall: 0.12 }

/**
 * Returns the colors of the hill. A dark product would lose its foot on a hill of bold's ink, and a hill that carries
 * all words would be the greater part of the ad: both take the bar's colors instead.
 */
export function hillLook(context: ComposeContext): PlaneLook {
  const isOfTheField = isDarkProduct(context.hero) || context.direction.stance?.words === 'foot'
  return isOfTheField ? barLook(context) : planeLook(context)
}

/**
 * Draws a round hill, where other planes slant or swell. It is deeper towards its foot, unless it is yellow: a deeper
 * yellow would be mustard.
 */
function hill(context: ComposeContext, top: number): Layer {
  const { widthPx: w, heightPx: h } = context.canvas
  const { fillDeep } = hillLook(context)
  const foot = isYellow(hexToOklch(fillDeep).h) ? fillDeep : shade(fillDeep, -0.06)
  const radius = HILL.radius * w
  return filled(circle([w / 2, top + radius], radius), vertical(top, h, fillDeep, foot))
}

function setOf(context: ComposeContext): ProductSet<WordsLook, OnBase> {
  const { style, seed } = context.direction
  const worn = groundOf(context.direction)
  if (worn && style === 'clean' && isAbstract(context) && worn.falls !== 'sun')
    return needsNoFloor(context) ? wallSet : discSet
  if (style !== 'clean' || !isAbstract(context)) return SETS[style]
  // On most seeds a product that needs no floor hangs on a sunlit wall and not in front of a disc.
  return needsNoFloor(context) && createRandom(seed, 'wall').between(0, 1) < 0.6 ? wallSet : discSet
}

/** Makes a set of scenery that is drawn about the product's middle, clear of the words, on the style's own colors. */
function aboutProduct(scenery: ProductSet<WordsLook, AmongWords>['scenery'], isGlossy = false) {
  return {
    look: groundLook,
    scenery,
    product: (context: ComposeContext, _look: WordsLook, { placement }: AmongWords) =>
      standOn(context, placement, { isGlossy }),
  }
}

/** Returns how far a ring or a disc about a point may reach before it meets words, in px. */
function clearRadius(texts: readonly Layer[], center: Point): number {
  return Math.min(...texts.flatMap(messageBox).map((box) => distanceTo(box, center)))
}

/** Radius of the widest disc, in shares of the canvas's width. */
const WIDEST_DISC = 0.43
/** Gap between the disc and the words, in shares of the shorter side. On a banner the words stand at its sides. */
const DISC_AIR = { banner: 0.15, other: 0.03 }

/**
 * Returns the disc's center, low behind the product or at its middle. Where words would make the disc so small that the
 * product hides it, the center moves away from the words beside it.
 */
function discCenter(bounds: Box, texts: readonly Layer[]): Point {
  const { x, width, height } = bounds
  const at = (across: number, up: number): Point => [x + across * width, bottom(bounds) - up * height]
  const [low, middle] = [at(0.5, 0.3), at(0.5, 0.5)]
  const upright = clearRadius(texts, middle) > clearRadius(texts, low) ? middle : low
  const isHidden = clearRadius(texts, upright) < 0.5 * Math.max(width, height)
  return isHidden ? at(0.8, 0.45) : upright
}

/** A large disc of the panel's color behind the product, on paper, which corporate folds. */
const discSet = aboutProduct((context, _look, { placement, texts }) => {
  const { canvas } = context
  const { colors, style } = context.direction
  const { ground, groundDeep, glow, surface, surfaceDeep } = colors
  const worn = groundOf(context.direction)
  const bounds = placedBounds(placement)
  const center = discCenter(bounds, texts)
  const [x, y] = center
  const air = DISC_AIR[canvas.isLow ? 'banner' : 'other'] * canvas.side
  const radius = Math.min(WIDEST_DISC * canvas.widthPx, clearRadius(texts, center) - air)
  const fill = linear([x - radius, y - radius], [x + radius, y], [0, glow], [0.45, surface], [1, surfaceDeep])
  return [
    fillGround(canvas, vertical(0, canvas.heightPx, ground, groundDeep)),
    ...(worn
      ? groundLayers(context, quietly(worn), drawnBy(context))
      : style === 'corporate'
        ? paperFolds(context)
        : []),
    filled(circle(center, radius), fill),
    grain(canvas, false),
  ]
})

/** Returns the ground without its large form: no other one is drawn behind a disc. */
function quietly({ made, falls }: Ground): Ground {
  const isForm = falls === 'sun' || falls === 'arcs' || falls === 'arch'
  return { ...(made && { made }), ...(falls && !isForm && { falls }) }
}

const wallSet: ProductSet<WordsLook, AmongWords> = {
  look: groundLook,
  scenery: styleGround,
  product: ({ direction }, _look, { placement }) => hangOnWall(placement, direction.colors.shadow),
}

/** Beams from behind the product, over printed dots in bold and behind a scalloped sun in playful. */
const beamsSet = aboutProduct((context, _look, arranged) => {
  const { canvas, direction } = context
  const { colors, style } = direction
  const worn = groundOf(direction)
  const bounds = placedBounds(arranged.placement)
  const center = middleOf(bounds)
  const dots = levelDots(canvas, bottom(bounds), { color: colors.surface, fadePx: 0.24 * canvas.side })
  const beam = shade(colors.ground, hexToOklch(colors.ground).l > 0.7 ? 0.11 : -0.11)
  return [
    diagonalGround(canvas, colors.glow, colors.ground, colors.groundDeep),
    ...(worn ? groundLayers(context, worn, { ...drawnBy(context), at: center }) : [rays(canvas, center, beam, 0.85)]),
    ...(style === 'playful' ? [sun(context, arranged)] : worn ? [] : [dots]),
    grain(canvas, false),
  ]
})

function sun({ canvas, direction }: ComposeContext, { placement, texts }: AmongWords): Layer {
  const bounds = placedBounds(placement)
  const { width, height } = bounds
  const center = middleOf(bounds)
  const wanted = Math.max(0.3 * canvas.side, 0.63 * Math.max(0.8 * width, height))
  const radius = canvas.shape === 'banner' ? Math.min(wanted, clearRadius(texts, center)) : wanted
  return filled(scallop(center, radius), direction.colors.glowHot)
}

/** A ring of light round the product in its own haze, which a dark floor mirrors. */
const ringsSet = aboutProduct((context, _look, { placement, texts }) => {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const { colors } = context.direction
  const worn = groundOf(context.direction)
  const bounds = placedBounds(placement)
  const [x, y] = middleOf(bounds)
  const air = DISC_AIR[context.canvas.isLow ? 'banner' : 'other'] * s
  const radius = Math.min(0.62 * Math.max(0.8 * bounds.width, bounds.height), clearRadius(texts, [x, y]) - air)
  // The haze is as wide as the product needs, however little room the ring has.
  const haze = Math.max(radius, 0.42 * s)
  const light = (dx: number, dy: number, reach: number, color: string) => {
    const [rx, ry] = [(reach * haze) / w, (reach * haze) / h]
    return { x: (x + dx * haze) / w, y: (y + dy * haze) / h, rx, ry, color }
  }
  const ring = (color: string, widthPx: number, more: { blurPx?: number; opacity: number }): Layer => {
    const stroke = { color, widthPx: Math.max(1, widthPx) }
    return { kind: 'shape', shape: circle([x, y], radius), stroke, blend: 'screen', ...more }
  }
  return [
    mesh(
      colors.groundDeep,
      light(0, 0, 2.3, colors.surfaceDeep),
      light(-0.5, 0.35, 1.3, colors.surface),
      light(0.3, -0.2, 1, colors.glow),
      light(0, 0, 0.62, colors.glowHot),
    ),
    ...(worn?.made ? [wallOf(context, worn.made, { dark: true })] : []),
    ring(colors.glow, 0.05 * s, { blurPx: 0.04 * s, opacity: 0.75 }),
    ring('#ffffff', 0.008 * s, { opacity: 0.92 }),
    grain(context.canvas, true),
  ]
}, true)

const SETS: Record<AdStyle, ProductSet<WordsLook, OnBase>> = {
  clean: leavesSet,
  luxury: poolSet,
  modern: ringsSet,
  corporate: discSet,
  bold: beamsSet,
  playful: beamsSet,
}
