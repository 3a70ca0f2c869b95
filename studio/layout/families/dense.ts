import type { Box } from '#contract/report.ts'
import { fillGround } from '../ground.ts'
import { type Kit, run } from '../kit.ts'
import type { Layer, TextRole } from '../layout.ts'
import { framedPhoto } from '../photo-crop.ts'
import { placeProduct } from '../placement.ts'
import { placeRun, type Run } from '../text-run.ts'

/**
 * The last resort of the plain family, for words that fill the canvas: a name of 120 letters with a price and an offer of
 * 40 each still stands whole on a leaderboard. Only what must be said is said, all in the text face, down to the smallest
 * size; the picture gives way before a word does.
 */
export function composeDense(kit: Kit): Layer[] | undefined {
  const attempt = kit.stage.shape === 'strip' ? rowAttempts(kit) : columnAttempts(kit)
  for (const { picture, words } of attempt) {
    if (words)
      return [
        fillGround(kit.stage, { type: 'solid', color: kit.direction.colors.ground }),
        ...pictureLayers(kit, picture),
        ...words,
      ]
  }
  return undefined
}

interface Attempt {
  picture: Box
  words: Layer[] | undefined
}

/** Shares of the size between the ordinary small text and the smallest that may be set. */
const SIZE_STEPS = [1.35, 1, 0]
/** Shares of the canvas that the picture may have, the most first. */
const COLUMN_PICTURES = [0.42, 0.34, 0.26, 0.18, 0.12]
const ROW_PICTURES = [0.16, 0.13, 0.1]
/** Shares of a strip's free width that the offer may have. */
const ROW_OFFERS = [0.22, 0.3, 0.4, 0.5]

/** Title, offer and action under each other, the picture below them. */
function* columnAttempts(kit: Kit): Generator<Attempt> {
  const { stage } = kit
  const { safe } = stage
  const gap = stage.floorText * 0.6
  for (const share of COLUMN_PICTURES) {
    const height = safe.height * share
    const picture = { x: safe.x, y: safe.y + safe.height - height, width: safe.width, height }
    const room = { ...safe, height: safe.height - height - gap }
    for (const size of sizes(kit)) {
      const offer = setOffer(kit, size, room.width, room.height)
      const action = setAction(kit, size, room.width)
      if (!offer || !action) continue
      const taken = [...offer, action].reduce((sum, line) => sum + line.heightPx + gap, 0)
      const title = setTitle(kit, size, room.width, room.height - taken)
      yield { picture, words: title && stackUnder([title, ...offer, action], room, gap) }
    }
  }
}

/** Title, offer and action beside each other, each centred in the strip's height, the picture at the end. */
function* rowAttempts(kit: Kit): Generator<Attempt> {
  const { safe, widthPx, floorText } = kit.stage
  const gap = floorText
  for (const share of ROW_PICTURES) {
    const picture = { ...safe, x: safe.x + safe.width - widthPx * share, width: widthPx * share }
    for (const size of sizes(kit)) {
      const action = setAction(kit, size, widthPx * 0.22)
      if (!action) continue
      const free = picture.x - safe.x - action.widthPx - 2 * gap
      for (const offerShare of ROW_OFFERS) {
        const offer = setOffer(kit, size, free * offerShare, safe.height)
        if (!offer) continue
        const offerWidth = Math.max(0, ...offer.map((line) => line.widthPx))
        const title = setTitle(kit, size, free - offerWidth - (offerWidth > 0 ? gap : 0), safe.height)
        if (!title) continue
        const offerX = picture.x - gap - action.widthPx - gap - offerWidth
        const columns = [
          standMiddle([title], safe.x, safe),
          standMiddle(offer, offerX, safe),
          standMiddle([action], picture.x - gap - action.widthPx, safe),
        ]
        yield { picture, words: columns.every((column) => column !== undefined) ? columns.flat() : undefined }
      }
    }
  }
}

function sizes({ stage }: Kit): number[] {
  return SIZE_STEPS.map((step) => Math.max(stage.floorText, stage.smallText * step))
}

function setTitle(kit: Kit, size: number, width: number, height: number): Run | undefined {
  const { name, headline } = kit.direction.words
  const room = { size, largest: 2 * size, width, height }
  return name === undefined ? setLines(kit, 'headline', headline, room) : setLines(kit, 'name', name, room)
}

function setOffer(kit: Kit, size: number, width: number, height: number): Run[] | undefined {
  const { badge, price } = kit.direction.words
  const lines = [
    badge && setLines(kit, 'badge', badge, { size, width, height }),
    price && setLines(kit, 'price', price, { size, width, height }),
  ]
  // An empty text is none; a text that does not fit is undefined although there is one.
  if ((badge && !lines[0]) || (price && !lines[1])) return undefined
  return lines.filter((line) => typeof line === 'object')
}

function setAction(kit: Kit, size: number, width: number): Run | undefined {
  return setLines(kit, 'call-to-action', kit.direction.words.callToAction, { size, width, height: size * 3 })
}

function setLines(
  kit: Kit,
  role: TextRole,
  text: string,
  { size, largest = size, width, height }: { size: number; largest?: number; width: number; height: number },
): Run | undefined {
  return run(kit, role, text, {
    face: kit.direction.type.textStrong,
    color: kit.direction.colors.ink,
    min: size,
    max: largest,
    width,
    height,
    lines: 40,
    mayDivide: true,
    leading: 1.14,
    tracking: 0,
  })
}

function stackUnder(runs: readonly Run[], room: Box, gap: number): Layer[] | undefined {
  const total = runs.reduce((sum, { heightPx }) => sum + heightPx, 0) + (runs.length - 1) * gap
  if (total > room.height) return undefined
  let y = room.y
  return runs.map((line) => {
    const layer = placeRun(line, room.x, y)
    y += line.heightPx + gap
    return layer
  })
}

function standMiddle(runs: readonly Run[], x: number, room: Box): Layer[] | undefined {
  if (runs.length === 0) return []
  const gap = runs[0]!.set.sizePx * 0.4
  const total = runs.reduce((sum, { heightPx }) => sum + heightPx, 0) + (runs.length - 1) * gap
  return stackUnder(runs, { ...room, x, y: room.y + Math.max(0, (room.height - total) / 2) }, gap)
}

function pictureLayers(kit: Kit, zone: Box): Layer[] {
  if (kit.hero.treatment !== 'cutout') return [framedPhoto(kit, zone)]
  return [
    { kind: 'product', photo: 0, placement: placeProduct(kit.hero, zone, { anchor: 'center' }), blend: 'source-over' },
  ]
}
