import { createCanvas, loadImage } from '@napi-rs/canvas'
import { readFontFile } from '#server/ads/generation/font-files.ts'
import type { FormatId } from '#contract/formats.ts'
import { findPlacement, type AdPlacement, placementsOf } from '#contract/rulebook/placements.ts'
import type { CheckId } from '#contract/rulebook/rules.ts'
import { createRandom, type Random } from '#test/pictures/random.ts'
import { createTypesetter, makeAd, type StudiedPhoto } from '#studio/index.ts'
import { planAds } from './studio/plan-ads.ts'
import { readProducts } from './studio/products.ts'
import { studyProduct } from './studio/study-product.ts'
import { drawCloseButton, drawPlayButton } from './rules/draw-controls.ts'
import { pickFont, writeLine } from './rules/draw-words.ts'
import { encodeWith } from './rules/encode.ts'
import type { Labelled } from './rules/labelled.ts'

const FORMATS: FormatId[] = [
  'google_display',
  'facebook_feed',
  'instagram_story',
  'square',
  'pin',
  'billboard',
  'landscape',
  'half_page',
  'portrait',
]

/** Faults that an ad of ours is given, in turn. */
const FAULTS: CheckId[] = [
  'close-button',
  'play-button',
  'bytes',
  'punctuation',
  'file-type',
  'size',
  'color-space',
  'contrast',
  'ai-mark',
  'transparency',
  'capitals',
  'safe-zone',
  'dark-mode',
  'close-button',
  'play-button',
  'punctuation',
]

const studied = new Map<string, Promise<StudiedPhoto>>()
let typesetter: ReturnType<typeof createTypesetter> | undefined

/** Paints an ad as users get it, and breaks it in one way if it is asked for. */
export async function paintLabelled(number: number, seed: number, isBroken: boolean): Promise<Labelled> {
  const random = createRandom(number, `painted ${seed} ${isBroken}`)
  const products = readProducts([])
  const plan = planAds(products, { seed: seed + (isBroken ? 50 : 0), quick: false })
  const planned = plan[(number * 37 + seed * 11) % plan.length]!
  const fault = isBroken ? FAULTS[number % FAULTS.length]! : undefined
  const format = fault === 'safe-zone' ? 'instagram_story' : FORMATS[number % FORMATS.length]!
  const photo = studied.get(planned.product.photoPath) ?? studyProduct(planned.product)
  studied.set(planned.product.photoPath, photo)
  typesetter ??= createTypesetter(readFontFile)
  const made = await makeAd({ ad: planned.fields, photos: [await photo], format, seed: planned.seed, typesetter })
  const placement = placementsOf(format)[0]!
  const faults = new Set<CheckId>(fault ? [fault] : [])
  const base = labelsOf(made, placement)
  // Nobody has labeled the lettering on products: what a check says of it is neither right nor wrong.
  if (isLettered(planned.product.name))
    for (const check of OF_LETTERING) if (!base.faults.has(check)) base.unknown.add(check)
  const what = `${isBroken ? 'broken' : 'painted'} ${number}: ${planned.product.name} ${planned.fields.adStyle} ${format}`
  if (!fault) return { file: made.jpeg, placement: placement.id, what, ...base }
  const { png, note } = await breakPicture(made.jpeg, fault, { random, placement })
  const file = await encodeWith(png, faults, { random, placement: placement.id })
  if (file.length > (placement.maxBytes ?? Infinity)) faults.add('bytes')
  return {
    file,
    placement: placement.id,
    faults: new Set([...base.faults, ...faults]),
    unknown: new Set([...base.unknown, ...(UNKNOWN_AFTER[fault] ?? [])].filter((check) => check !== fault)),
    what: `${what} with ${fault}${note}`,
  }
}

/** Checks of words, which the lettering of a product may set off. */
const OF_LETTERING: CheckId[] = ['contrast', 'capitals', 'color-blind', 'safe-zone']

function isLettered(photo: string): boolean {
  return !/diamond-ring|lounge-chair|mug-white|rubber-plant/.test(photo)
}

const UNKNOWN_AFTER: Partial<Record<CheckId, CheckId[]>> = {
  transparency: ['dark-mode', 'edge', 'tint'],
  'dark-mode': ['transparency', 'tint', 'edge', 'contrast', 'color-blind'],
  contrast: ['text-share', 'color-blind', 'thumbnail', 'safe-zone'],
  capitals: ['text-share', 'safe-zone', 'thumbnail'],
  punctuation: ['text-share', 'safe-zone', 'thumbnail', 'capitals'],
  'safe-zone': ['thumbnail'],
  size: ['safe-zone', 'thumbnail'],
}

type Made = Awaited<ReturnType<typeof makeAd>>

/** Labels of an unbroken ad, from the texts that it was set in. */
function labelsOf({ report, layout }: Made, placement: AdPlacement): { faults: Set<CheckId>; unknown: Set<CheckId> } {
  const { widthPx, heightPx } = placement.ratio
    ? { widthPx: sizeOf(layout).width, heightPx: sizeOf(layout).height }
    : placement
  const faults = new Set<CheckId>()
  // The rim of a photo, lettering on a product, and margins by the eighth are what they are.
  const unknown = new Set<CheckId>(['edge', 'tint', 'dark-mode', 'text-share', 'thumbnail'])
  if (placement.covered && placement.covered.sides > 0) unknown.add('safe-zone')
  const shorter = Math.min(widthPx, heightPx)
  for (const { text, sizePx } of report.runs) {
    const letters = text.replaceAll(/[^\p{L}]/gu, '')
    const isUpper = letters === letters.toUpperCase() && letters !== letters.toLowerCase()
    if (!isUpper || letters.length < 6) continue
    if (letters.length >= 10 && sizePx >= shorter * 0.05) faults.add('capitals')
    else unknown.add('capitals')
  }
  if (faults.has('capitals')) unknown.delete('capitals')
  return { faults, unknown }
}

function sizeOf(layout: Made['layout']): { width: number; height: number } {
  const { canvas } = layout as unknown as { canvas?: { widthPx: number; heightPx: number } }
  return { width: canvas?.widthPx ?? 1080, height: canvas?.heightPx ?? 1080 }
}

async function breakPicture(
  jpeg: Uint8Array,
  fault: CheckId,
  { random, placement }: { random: Random; placement: AdPlacement },
): Promise<{ png: Buffer; note: string }> {
  const image = await loadImage(Buffer.from(jpeg))
  const [widthPx, heightPx] =
    fault === 'size' ? [Math.round(image.width * 0.9), image.height] : [image.width, image.height]
  const canvas = createCanvas(widthPx, heightPx)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(image, 0, 0, widthPx, heightPx)
  const size = { widthPx, heightPx }
  const note = (() => {
    if (fault === 'close-button') return ` (${drawCloseButton(ctx, random, size)})`
    if (fault === 'play-button') return ` (${drawPlayButton(ctx, random, size)})`
    return ''
  })()
  const strip = (text: string, { ground, ink, y }: { ground: string; ink: string; y: number }) => {
    const sizePx = Math.min(heightPx * 0.09, widthPx * 0.062)
    ctx.fillStyle = ground
    ctx.fillRect(0, y, widthPx, sizePx * 1.9)
    writeLine(ctx, text, { x: widthPx * 0.08, y: y + sizePx * 1.25, sizePx, color: ink, font: pickFont(random) })
  }
  const middle = heightPx * (0.3 + 0.3 * random.next())
  if (fault === 'punctuation')
    strip(random.pick(['Only this week!!', 'Why wait?!', 'Best price!!!']), {
      ground: '#fff7e0',
      ink: '#2b1d00',
      y: middle,
    })
  if (fault === 'capitals')
    strip(random.pick(['HURRY WHILE STOCKS LAST', 'BIGGEST SALE EVER', 'BUY NOW PAY LATER']), {
      ground: '#102a43',
      ink: '#ffffff',
      y: middle,
    })
  if (fault === 'contrast')
    strip(random.pick(['Terms apply today', 'Ask in the shop', 'Only while it lasts']), {
      ...random.pick([
        { ground: '#efefec', ink: '#c6c6c0' },
        { ground: '#22303c', ink: '#44525e' },
        { ground: '#ffd9a8', ink: '#f0b46c' },
      ]),
      y: middle,
    })
  if (fault === 'safe-zone') {
    const { top, foot } = findPlacement(placement.id)!.covered!
    strip('Swipe up to save', {
      ground: '#ffffff',
      ink: '#111111',
      y: heightPx * (random.next() < 0.5 ? top * 0.2 : 1 - foot * 0.7),
    })
  }
  if (fault === 'transparency') {
    ctx.globalCompositeOperation = 'destination-in'
    ctx.beginPath()
    ctx.roundRect(0, 0, widthPx, heightPx, Math.min(widthPx, heightPx) * 0.18)
    ctx.fill()
  }
  if (fault === 'dark-mode') {
    // A picture on black: the rim is lost on a dark page.
    const inset = Math.ceil(Math.min(widthPx, heightPx) * 0.07)
    ctx.fillStyle = '#000000'
    for (const [x, y, w, h] of [
      [0, 0, widthPx, inset],
      [0, heightPx - inset, widthPx, inset],
      [0, 0, inset, heightPx],
      [widthPx - inset, 0, inset, heightPx],
    ] as const)
      ctx.fillRect(x, y, w, h)
  }
  return { png: canvas.toBuffer('image/png'), note }
}
