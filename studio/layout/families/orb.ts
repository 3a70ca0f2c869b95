import { hexToOklch, hueDistance, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import { createRandom } from '../../random.ts'
import { type BaselineRow, baselineRow, withoutName } from '../blocks/baseline-row.ts'
import { diagonal, fillGround } from '../sets/ground.ts'
import { type Family, type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement, Point, TextLayer } from '../layers/layout.ts'
import { wallOf } from '../sets/material.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { leftEdge } from '../picture/product-edge.ts'
import { bannerEnd, bannerWords } from '../arrangements/banner.ts'
import { placeRun } from '../blocks/text-run.ts'

/**
 * Orb: on near-white paper one soft ball of several colors, huge tight type before it and the product before the type.
 * The neutral paper is what makes the orb glow.
 */
export const orbFamily: Family = {
  // The second keeps the product off the type, for letters that the first would hide too much of; the third also sets the
  // name over the headline, where the foot has no room for it.
  candidates: 3,
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return productAspect(context) > 1.05 ? under(context) : beside(context)
  },
}

interface Look {
  paper: string
  paperDeep: string
  orb: [string, string, string, string]
  ink: string
  inkSoft: string
  accent: string
  shadow: string
}

function makeLook({ direction }: ComposeContext): Look {
  const { colors, style } = direction
  // The strongest role tells the palette's own hue, in dark and in light styles.
  const main = [colors.surface, colors.accent].map(hexToOklch).toSorted((a, b) => b.c - a.c)[0]!
  const strength = Math.min(1, main.c / 0.1)
  const quiet = style === 'clean'
  const [from, second, third, to] = quiet ? neighbours(main.h) : orbHues(main.h)
  // Yellow is itself only when it is light: darker it is brown.
  const ball = (l: number, c: number, h: number) =>
    oklchToHex(l + (0.88 - l) * Math.max(0, 1 - hueDistance(h, 95) / 45), c * strength, h)
  // In clean the ball is daylight in the palette's hue and its nearest, paler: the many hues are modern's own.
  const light = (l: number, c: number, h: number) => (quiet ? ball(l + 0.02, c * 0.82, h) : ball(l, c, h))
  // One hue on neutral paper looks grey: clean's paper has that hue too, and takes more of it towards the foot.
  const yellow = hueDistance(main.h, 92) < 25
  const sheet = (l: number, c: number) => oklchToHex(yellow ? 0.5 * (l + 0.97) : l, c * (yellow ? 1.5 : 1), main.h)
  const paper = quiet ? sheet(0.95, 0.035 * strength) : oklchToHex(0.955, 0.008 * strength, main.h)
  const paperDeep = quiet ? sheet(0.8, 0.1 * strength) : oklchToHex(0.905, 0.014 * strength, main.h)
  return {
    paper,
    paperDeep,
    orb: [light(0.66, 0.2, from), light(0.74, 0.17, second), light(0.73, 0.18, third), light(0.83, 0.16, to)],
    ink: oklchToHex(0.17, 0.03 * strength, main.h),
    inkSoft: oklchToHex(0.33, 0.03 * strength, main.h),
    accent: readableOn(quiet ? paperDeep : paper, ball(0.52, 0.2, from), 5.6),
    shadow: oklchToHex(0.32, 0.06 * strength, third),
  }
}

/** Four hues within an arc that mixes clean: cool ones turn through lilac to coral, warm ones stay warm. */
function orbHues(hue: number): [number, number, number, number] {
  if (hueDistance(hue, 92) < 25) return [hue - 2, hue - 14, hue - 26, hue - 42]
  if (hueDistance(hue, 30) < 45) return [hue - 6, hue + 16, hue + 34, hue + 62]
  if (hueDistance(hue, 150) < 45) return [hue + 8, hue + 45, hue + 85, hue - 45]
  return [hue, hue + 30, hue + 80, hue + 120]
}

function neighbours(hue: number): [number, number, number, number] {
  return [hue, hue + 10, hue - 8, hue + 16]
}

interface Plan {
  margin: number
  top: number
  baseline: number
  /** How high the foot row may be. */
  room: number
}

function makePlan({ canvas }: ComposeContext): Plan {
  const { widthPx: w, heightPx: h } = canvas
  if (canvas.shape === 'portrait') return { margin: 0.065 * w, top: 0.15 * h, baseline: 0.785 * h, room: 0.12 * w }
  if (canvas.shape === 'rectangle') return { margin: 16, top: 17, baseline: h - 27, room: 34 }
  return { margin: 0.06 * w, top: 0.062 * h, baseline: (canvas.buttonsAllowed ? 0.912 : 0.922) * h, room: 0.085 * h }
}

/** Wide products: type over the whole width, the product under it and a little before it. */
function under(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, side: s, shape } = context.canvas
  const look = makeLook(context)
  const over = eyebrow(context, look, makePlan(context))
  if (!over) return undefined
  const { plan } = over
  const row = foot(context, look, plan)
  const text = headline(context, look, {
    plan,
    width: w - 2 * plan.margin,
    height: (shape === 'portrait' ? 0.5 : 0.35) * s,
    lines: 3,
  })
  if (!row || !text) return undefined
  const dips = context.candidate === 0 && text.lines.length > 1
  const lineHeight = text.box.height / text.lines.length
  const bottom = row.top - 0.03 * s
  const top = text.box.y + text.box.height + (dips ? -0.3 * lineHeight : 0.025 * s)
  const zone = { x: 0.05 * w, y: top, width: 0.91 * w, height: bottom - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.6, rotation: -6 })
  const bounds = placedBounds(placement)
  const orb = { center: [bounds.x + 0.56 * bounds.width, bounds.y + 0.3 * bounds.height] as Point, radius: 0.34 * w }
  return [
    ...scene(context, look, orb),
    ...over.layers,
    dips ? { ...text, behindProduct: true } : text,
    ...product(context, look, placement),
    ...row.layers,
  ]
}

/** Tall products: type stacked at the left, the product before the orb at the right. */
function beside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const look = makeLook(context)
  const over = eyebrow(context, look, makePlan(context))
  const row = over && foot(context, look, over.plan)
  if (!row) return undefined
  const { plan } = over
  const bottom = row.top - 0.045 * s
  const top = shape === 'portrait' ? plan.top + 0.12 * s : plan.top
  const zone = { x: 0.5 * w, y: top, width: 0.47 * w, height: bottom - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.62, rotation: 5 })
  const bounds = placedBounds(placement)
  // Type fills the column; where the product's shoulder leaves room above, few long words are set larger across it.
  const set = (end: number) => {
    const width = Math.min(leftEdge(context.hero, placement, plan.top, end) - 0.035 * s, w - plan.margin) - plan.margin
    return headline(context, look, { plan, width, height: end - plan.top, lines: 5 })
  }
  const text = [set(bottom - 0.02 * h), set(plan.top + 0.42 * (bottom - plan.top))]
    .flatMap((option) => option ?? [])
    .toSorted((first, second) => second.sizePx - first.sizePx)[0]
  if (!text) return undefined
  const orb = { center: [bounds.x + 0.46 * bounds.width, bounds.y + 0.5 * bounds.height] as Point, radius: 0.36 * s }
  return [...scene(context, look, orb), ...over.layers, text, ...product(context, look, placement), ...row.layers]
}

function headline(
  context: ComposeContext,
  look: Look,
  o: { plan: Plan; width: number; height: number; lines: number },
): TextLayer | undefined {
  const { type, words } = context.direction
  const set = run(context, 'headline', words.headline, {
    color: look.ink,
    // Clean speaks quietly even where the type is the picture.
    max: (context.direction.style === 'modern' ? 0.3 : 0.15) * context.canvas.side,
    min: context.canvas.smallText * 1.5,
    width: o.width,
    height: o.height,
    lines: o.lines,
    leading: type.displayLeading * 0.95,
    tracking: type.displayTracking + 0.008,
  })
  return set && placeRun(set, o.plan.margin, o.plan.top)
}

/** The third candidate's name over the headline; undefined when it is too long even for that. */
function eyebrow(context: ComposeContext, look: Look, plan: Plan): { layers: Layer[]; plan: Plan } | undefined {
  const { words } = context.direction
  if (context.candidate < 2 || !words.name) return { layers: [], plan }
  const { widthPx: w, side: s, shape, floorText } = context.canvas
  const max = shape === 'rectangle' ? 13.5 : 0.034 * s
  const width = w - 2 * plan.margin
  const name = run(context, 'name', words.name, {
    color: look.ink,
    max,
    min: floorText,
    width,
    lines: 3,
    leading: 1.12,
  })
  if (!name) return undefined
  const top = plan.top + name.heightPx + (shape === 'rectangle' ? 9 : 0.032 * s)
  return { layers: [placeRun(name, plan.margin, plan.top)], plan: { ...plan, top } }
}

function foot(context: ComposeContext, look: Look, plan: Plan): BaselineRow | undefined {
  const { widthPx: w, side: s, shape, smallText } = context.canvas
  const small = shape === 'rectangle'
  // A story is looked at on a whole phone: its small type is larger.
  const portrait = shape === 'portrait'
  const unit = portrait ? 1.25 * s : s
  return baselineRow(context.candidate < 2 ? context : withoutName(context), {
    x: plan.margin,
    width: w - 2 * plan.margin,
    baseline: plan.baseline,
    room: plan.room,
    nameSize: small ? 14 : 0.036 * unit,
    supportSize: small ? 0 : 0.0285 * unit,
    color: look.ink,
    softColor: look.inkSoft,
    priceSize: small ? 21 : (portrait ? 0.078 : 0.068) * unit,
    priceColor: look.ink,
    oldPriceColor: look.inkSoft,
    badge: { size: small ? 12.5 : 0.03 * unit, color: look.accent },
    action: { ...actionLook(look), size: Math.max(smallText, 0.03 * unit), height: small ? 32 : 0.082 * s },
  })
}

function actionLook(look: Look) {
  return { fill: look.ink, text: '#ffffff', label: look.ink, radius: 'pill' as const }
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = makeLook(context)
  const end = bannerEnd(context, {
    right: w - 18,
    action: { ...actionLook(look), size: 14, height: 38 },
    offer: { size: 29, color: look.ink, oldColor: look.inkSoft, badge: { size: 14, color: look.accent } },
  })
  if (!end) return undefined
  const zone = { x: 310, y: 3, width: Math.max(60, end.x - 310 - 22), height: h - 6 }
  const placement = placeProduct(context.hero, zone, {
    anchor: 'center',
    alignX: 0.6,
    rotation: productAspect(context) > 1.05 ? -5 : 5,
  })
  const bounds = placedBounds(placement)
  const words = bannerWords(context, {
    x: 20,
    width: bounds.x - 20 - 14,
    headline: 42,
    small: 13.5,
    headlineColor: look.ink,
    smallColor: look.inkSoft,
  })
  if (!words) return undefined
  const orb = {
    center: [bounds.x + 0.5 * bounds.width, 0.5 * h] as Point,
    radius: Math.min(62, 0.45 * bounds.width + 12),
  }
  return [...scene(context, look, orb), ...words, ...product(context, look, placement), ...end.layers]
}

function product(context: ComposeContext, look: Look, placement: Placement): Layer[] {
  const { box } = placement
  const bounds = placedBounds(placement)
  // On paper the light comes from above: the shadow lies under the product, wide and flat, and close behind it.
  const flat = {
    type: 'ellipse' as const,
    center: [bounds.x + 0.52 * bounds.width, bounds.y + bounds.height - 0.015 * box.height] as Point,
    rx: 0.42 * bounds.width,
    ry: 0.035 * Math.min(box.height, box.width) + 0.004 * context.canvas.side,
  }
  const drop = { kind: 'product-shadow' as const, placement, color: look.shadow, style: 'drop' as const }
  return [
    {
      kind: 'shape',
      shape: flat,
      fill: { type: 'solid', color: look.shadow },
      blurPx: Math.max(2, 0.024 * context.canvas.side),
      opacity: 0.42,
      blend: 'multiply',
    },
    { ...drop, dx: 0.01, dy: 0.07, blur: 0.055, opacity: 0.36 },
    { ...drop, dx: 0.004, dy: 0.014, blur: 0.012, opacity: 0.3 },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}

function scene(context: ComposeContext, look: Look, { center, radius }: { center: Point; radius: number }): Layer[] {
  const { canvas } = context
  const { side: s } = canvas
  const [cx, cy] = center
  const halo = 1.75 * radius
  // The ball is turned on every seed: its own color always lies to the upper side.
  const turn = createRandom(context.direction.seed, 'orb').between(0.15, 0.85) * Math.PI
  const [across, down] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
  return [
    fillGround(
      canvas,
      diagonal(canvas, [
        [0, look.paper],
        [0.6, look.paper],
        [1, look.paperDeep],
      ]),
    ),
    {
      kind: 'shape',
      shape: { type: 'ellipse', center, rx: halo, ry: halo },
      fill: {
        type: 'radial',
        center,
        radius: halo,
        stops: [
          [0, withAlpha(look.orb[2], 0.55)],
          [0.5, withAlpha(look.orb[2], 0.26)],
          [0.78, withAlpha(look.orb[1], 0.08)],
          [1, withAlpha(look.orb[1], 0)],
        ],
      },
    },
    {
      kind: 'shape',
      shape: { type: 'ellipse', center, rx: radius, ry: radius },
      fill: {
        type: 'linear',
        from: [cx - across, cy - down],
        to: [cx + across, cy + down],
        stops: [
          [0, look.orb[0]],
          [0.36, look.orb[1]],
          [0.68, look.orb[2]],
          [1, look.orb[3]],
        ],
      },
      blurPx: Math.max(3, 0.12 * radius),
    },
    wallOf(context, 'reeds', { x: 0, y: 0, width: canvas.widthPx, height: canvas.heightPx }),
    { kind: 'grain', strength: s < 400 ? 0.05 : 0.13, blend: 'soft-light' },
  ]
}
