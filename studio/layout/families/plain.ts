import { makeAction } from '../call-to-action.ts'
import { type Family, type Kit, run } from '../kit.ts'
import type { Layer } from '../layout.ts'
import { fillGround } from '../ground.ts'
import { composeDense } from './dense.ts'
import { makeOffer } from '../offer.ts'
import { placeProduct } from '../placement.ts'
import { framedPhoto } from '../photo-crop.ts'
import { placeRun } from '../text-run.ts'

/**
 * Plain: the safe composition that exists for every brief the contract lets in. A flat ground, the product or the photo in
 * its own half, the words at whatever size they need. Never the first choice, never wrong.
 */
export const plainFamily: Family = {
  // The second is for words that fill the canvas.
  candidates: 2,
  compose(kit) {
    if (kit.candidate === 1) return composeDense(kit)
    const { stage } = kit
    const { widthPx: w, heightPx: h, safe } = stage
    const row = stage.shape === 'strip' || stage.shape === 'rectangle'
    const gap = stage.margin * 0.6
    const share = stage.shape === 'strip' ? 0.16 : 0.42
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
      ? { x: stage.margin, y: safe.y, width: picture.x - stage.margin - gap, height: safe.height }
      : { x: stage.margin, y: safe.y + gap * 0.4, width: w - 2 * stage.margin, height: picture.y - safe.y - gap }
    const shown = pictureLayers(kit, picture)
    const words = stage.shape === 'strip' ? stripColumn(kit, text) : column(kit, text)
    return words && [fillGround(stage, { type: 'solid', color: kit.direction.colors.ground }), ...shown, ...words]
  },
}

function pictureLayers(kit: Kit, zone: { x: number; y: number; width: number; height: number }): Layer[] {
  if (kit.hero.treatment !== 'cutout') {
    return [framedPhoto(kit, zone)]
  }
  const placement = placeProduct(kit.hero, zone, { anchor: 'center' })
  return [
    {
      kind: 'product-shadow',
      placement,
      color: kit.direction.colors.shadow,
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

/** The name first and whole, then the headline if there is room, then offer and action at the foot. */
function column(kit: Kit, box: Column): Layer[] | undefined {
  const { stage, direction } = kit
  const { colors } = direction
  const size = Math.max(stage.smallText, stage.side * 0.03)
  const action = makeAction(kit, {
    fill: colors.ink,
    text: colors.ground,
    label: colors.ink,
    radius: 'soft',
    size,
    height: size * 2.2,
    maxWidth: box.width,
  })
  if (!action) return undefined
  const offerSize = Math.max(stage.smallText * 1.2, stage.side * 0.05)
  const offer = makeOffer(kit, { ...offerLook(kit, size), size: offerSize, maxWidth: box.width })
  const footHeight = action.heightPx + (offer ? offer.heightPx + size * 0.8 : 0)
  const layers: Layer[] = []
  let foot = box.y + box.height
  layers.push(...action.at(box.x, foot - action.heightPx))
  foot -= action.heightPx + size * 0.8
  if (offer) {
    layers.push(...offer.at(box.x, foot))
  }
  const top = titleLayers(kit, { ...box, height: box.height - footHeight - size })
  return top && [...top, ...layers]
}

function titleLayers(kit: Kit, box: Column): Layer[] | undefined {
  const { stage, direction } = kit
  const { words, type } = direction
  const title = words.name ?? words.headline
  const text = (max: number, height: number) =>
    run(kit, words.name ? 'name' : 'headline', title, {
      face: type.textStrong,
      max,
      min: stage.floorText,
      width: box.width,
      height,
      lines: 12,
      mayDivide: true,
      leading: 1.16,
      tracking: 0,
    })
  const alone = text(stage.side * 0.07, box.height)
  if (!words.name) return alone && [placeRun(alone, box.x, box.y)]
  const name = text(stage.smallText, box.height * 0.5)
  const headline =
    name &&
    run(kit, 'headline', words.headline, {
      face: type.textStrong,
      max: stage.side * 0.07,
      min: stage.smallText,
      width: box.width,
      height: box.height - name.heightPx - stage.smallText,
      lines: 8,
      mayDivide: true,
      leading: 1.12,
      tracking: 0,
    })
  if (name && headline)
    return [placeRun(name, box.x, box.y), placeRun(headline, box.x, box.y + name.heightPx + stage.smallText)]
  return alone && [placeRun(alone, box.x, box.y)]
}

function stripColumn(kit: Kit, box: Column): Layer[] | undefined {
  const { stage, direction } = kit
  const { colors } = direction
  const action = makeAction(kit, {
    fill: colors.ink,
    text: colors.ground,
    label: colors.ink,
    radius: 'soft',
    size: 13,
    height: 32,
    maxWidth: 150,
  })
  if (!action) return undefined
  const offer = makeOffer(kit, { ...offerLook(kit, 12.5), size: 20, maxWidth: 140 })
  const actionX = box.x + box.width - action.widthPx
  const offerX = actionX - (offer ? offer.widthPx + 14 : 0)
  const title = titleLayers(kit, {
    ...box,
    y: stage.safe.y + 4,
    width: offerX - box.x - 14,
    height: stage.safe.height - 8,
  })
  return (
    title && [
      ...title,
      ...(offer?.about(offerX, stage.heightPx / 2) ?? []),
      ...action.at(actionX, (stage.heightPx - action.heightPx) / 2),
    ]
  )
}

function offerLook(kit: Kit, badgeSize: number) {
  const { colors } = kit.direction
  return { color: colors.ink, oldColor: colors.inkSoft, badge: { size: badgeSize, color: colors.ink, lines: 3 } }
}
