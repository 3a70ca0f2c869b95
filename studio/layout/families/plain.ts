import { bannerUnit } from '../arrangements/banner-ends.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, run } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { composeDense, plainGround } from './dense.ts'
import { placeProduct } from '../layers/placement.ts'
import { framedPhoto } from '../picture/photo-crop.ts'
import { placeRun } from '../blocks/text-run.ts'
import type { Family } from './family.ts'

/**
 * Plain: the safe composition that exists for every brief the contract lets in. The style's ground, the product or the photo
 * in its own half, the words at whatever size they need, and a button. Never the first choice, never wrong.
 */
export const plainFamily: Family = {
  tried: 'last resort',
  sceneName: 'color field',
  storyFoot: 'bare',
  sides: 'swap',
  // The second is for words that fill the canvas.
  candidates: 2,
  compose,
  arrangements: {
    'feed-portrait': [compose, compose],
    landscape: [compose, compose],
    skyscraper: [compose, compose],
    billboard: [compose, compose],
    'small-banner': [compose, compose],
  },
}

/** Over this width over height the picture stands beside the words, and not under them. */
const ROW_ASPECT = 1.15

function compose(context: ComposeContext): Layer[] | undefined {
  if (context.candidate === 1) return composeDense(context)
  const { canvas } = context
  const { widthPx: w, heightPx: h, safe } = canvas
  const row = w > ROW_ASPECT * h
  const gap = canvas.margin * 0.6
  const share = canvas.isLow ? 0.16 : 0.42
  const picture = row
    ? {
        x: Math.round(w * (1 - share)),
        y: Math.round(safe.y),
        width: Math.round(w * share - gap),
        height: Math.round(h - 2 * safe.y),
      }
    : {
        x: Math.round(gap),
        y: Math.round(safe.y + safe.height * 0.56),
        width: Math.round(w - 2 * gap),
        height: Math.round(safe.height * 0.44),
      }
  const text = row
    ? { x: canvas.margin, y: safe.y, width: picture.x - canvas.margin - gap, height: safe.height }
    : { x: canvas.margin, y: safe.y + gap * 0.4, width: w - 2 * canvas.margin, height: picture.y - safe.y - gap }
  const shown = pictureLayers(context, picture)
  const words = canvas.isLow ? bannerColumn(context, text) : column(context, text)
  return words && [plainGround(context), ...shown, ...words]
}

function pictureLayers(
  context: ComposeContext,
  zone: { x: number; y: number; width: number; height: number },
): Layer[] {
  if (context.hero.treatment !== 'cutout') {
    return [framedPhoto(context, zone)]
  }
  const placement = placeProduct(context.hero, zone, { anchor: 'center' })
  return [
    {
      kind: 'product-shadow',
      placement,
      color: context.direction.colors.shadow,
      style: 'drop',
      dx: 0.01,
      dy: 0.05,
      blur: 0.05,
      opacity: 0.4,
    },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}

interface Column {
  x: number
  y: number
  width: number
  height: number
}

/** The name whole, the headline under it, then offer and action at the foot. */
function column(context: ComposeContext, box: Column): Layer[] | undefined {
  const { canvas, direction } = context
  const { colors } = direction
  const size = Math.max(canvas.smallText, canvas.side * 0.03)
  const action = makeAction(context, {
    fill: colors.ink,
    text: colors.ground,
    label: colors.ink,
    radius: 'soft',
    size,
    height: size * 2.2,
    maxWidth: box.width,
  })
  if (!action) return undefined
  const offerSize = Math.max(canvas.smallText * 1.2, canvas.side * 0.05)
  const offer = makeOffer(context, { ...offerLook(context, size), size: offerSize, maxWidth: box.width })
  if (!offer && hasOffer(context)) return undefined
  const footHeight = action.heightPx + (offer ? offer.heightPx + size * 0.8 : 0)
  const layers: Layer[] = []
  let foot = box.y + box.height
  layers.push(...action.at(box.x, foot - action.heightPx))
  foot -= action.heightPx + size * 0.8
  if (offer) {
    layers.push(...offer.at(box.x, foot))
  }
  const top = titleLayers(context, { ...box, height: box.height - footHeight - size })
  return top && [...top, ...layers]
}

/** Name, headline, and a tagline that is too long for one: all of them, or this form does not fit. */
function titleLayers(context: ComposeContext, box: Column): Layer[] | undefined {
  const { canvas, direction } = context
  const { words, type, keepsSupport } = direction
  const gap = canvas.smallText
  let left = box.height
  const set = (role: 'name' | 'headline' | 'support', o: { max: number; min: number; height: number }) => {
    const text = words[role]
    const lines = { width: box.width, lines: 12, mayDivide: true, leading: 1.14, tracking: 0 }
    const one =
      text && run(context, role, text, { ...lines, ...o, face: role === 'support' ? type.text : type.textStrong })
    left -= one ? one.heightPx + gap : 0
    return one || undefined
  }
  const small = { max: canvas.smallText, min: canvas.floorText }
  const name = words.name ? set('name', { ...small, height: left * 0.5 }) : undefined
  const support = keepsSupport ? set('support', { ...small, height: left * 0.6 }) : undefined
  const min = words.name ? canvas.smallText : canvas.floorText
  const headline = set('headline', { max: canvas.side * 0.07, min, height: left })
  if (!headline || (words.name && !name) || (keepsSupport && !support)) return undefined
  let y = box.y
  return [name, headline, support].flatMap((one) => {
    if (!one) return []
    const layer = placeRun(one, box.x, y)
    y += one.heightPx + gap
    return [layer]
  })
}

function bannerColumn(context: ComposeContext, box: Column): Layer[] | undefined {
  const { canvas, direction } = context
  const { colors } = direction
  const unit = bannerUnit(canvas)
  const action = makeAction(context, {
    fill: colors.ink,
    text: colors.ground,
    label: colors.ink,
    radius: 'soft',
    size: 13 * unit,
    height: 32 * unit,
    maxWidth: 150 * unit,
  })
  if (!action) return undefined
  const offer = makeOffer(context, {
    ...offerLook(context, 12.5 * unit),
    size: 20 * unit,
    maxWidth: 140 * unit,
    maxHeight: canvas.safe.height,
  })
  if (!offer && hasOffer(context)) return undefined
  const actionX = box.x + box.width - action.widthPx
  const offerX = actionX - (offer ? offer.widthPx + 14 * unit : 0)
  const title = titleLayers(context, {
    ...box,
    y: canvas.safe.y + 4 * unit,
    width: offerX - box.x - 14 * unit,
    height: canvas.safe.height - 8 * unit,
  })
  return (
    title && [
      ...title,
      ...(offer?.about(offerX, canvas.heightPx / 2) ?? []),
      ...action.at(actionX, (canvas.heightPx - action.heightPx) / 2),
    ]
  )
}

function offerLook(context: ComposeContext, badgeSize: number) {
  const { colors } = context.direction
  return { color: colors.ink, oldColor: colors.inkSoft, badge: { size: badgeSize, color: colors.ink, lines: 3 } }
}
