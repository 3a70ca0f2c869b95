import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { findPlacement, type AdPlacement } from '#contract/rulebook/placements.ts'
import type { CheckId } from '#contract/rulebook/rules.ts'
import { createRandom, type Random } from '#test/pictures/random.ts'
import { drawPlace } from '#test/pictures/draw-place.ts'
import { drawCloseButton, drawInnocent, drawPlayButton } from './draw-controls.ts'
import { fitSize, pickFont, writeLine } from './draw-words.ts'
import { encodeWith } from './encode.ts'
import type { Labelled } from './labelled.ts'

/** Faults of pictures drawn by hand, in turn, each with the placements on which it is drawn. */
const KINDS: readonly { fault: CheckId | undefined; placements: readonly string[] }[] = [
  { fault: undefined, placements: ['google_300x250', 'meta_feed_square', 'criteo_300x600', 'linkedin_landscape'] },
  { fault: 'size', placements: ['google_300x250', 'criteo_970x250', 'meta_feed_square', 'x_landscape'] },
  { fault: 'bytes', placements: ['google_300x250', 'google_300x600', 'criteo_300x250', 'reddit_square'] },
  { fault: 'file-type', placements: ['google_336x280', 'meta_feed_square', 'linkedin_square'] },
  { fault: 'color-space', placements: ['pinterest_pin', 'meta_feed_square', 'google_300x600'] },
  { fault: 'transparency', placements: ['google_300x250', 'google_970x250', 'x_square'] },
  { fault: 'safe-zone', placements: ['meta_story', 'meta_reels', 'snapchat_single'] },
  { fault: 'contrast', placements: ['google_300x250', 'meta_feed_square', 'google_970x250', 'pinterest_pin'] },
  { fault: undefined, placements: ['meta_story', 'google_square', 'pinterest_pin', 'reddit_four_three'] },
  { fault: 'text-share', placements: ['google_square', 'google_landscape'] },
  { fault: 'close-button', placements: ['google_300x250', 'meta_feed_square', 'google_728x90', 'google_970x250'] },
  { fault: 'play-button', placements: ['meta_feed_landscape', 'google_300x250', 'meta_story', 'meta_feed_square'] },
  { fault: 'capitals', placements: ['google_300x250', 'google_970x250', 'google_landscape'] },
  { fault: 'punctuation', placements: ['google_300x250', 'google_970x250', 'google_landscape', 'google_300x600'] },
  { fault: 'ai-mark', placements: ['pinterest_pin', 'google_300x250', 'meta_feed_square'] },
  { fault: 'edge', placements: ['amazon_300x250', 'criteo_970x250', 'amazon_300x600'] },
  { fault: 'tint', placements: ['pinterest_pin'] },
  { fault: 'color-blind', placements: ['google_300x250', 'meta_feed_square', 'pinterest_pin'] },
  { fault: 'thumbnail', placements: ['meta_feed_square', 'linkedin_landscape', 'reddit_square'] },
  { fault: 'dark-mode', placements: ['x_square', 'meta_feed_square', 'criteo_300x250'] },
]

const HEADLINES = [
  'Fresh bread every morning',
  'Built to go further',
  'Your quiet corner',
  'Light for late readers',
  'Made for slow Sundays',
  'Small kitchen, big ideas',
  'Walk on softer ground',
  'Summer in a bottle',
]
const LINES = [
  'Now from $39',
  'Free returns',
  'Order today',
  'Save 20% this week',
  'See the range',
  'New in XL',
  'USB-C included',
  'Rated 4.8 of 5',
]

/** Pairs of ink and ground that are alike in lightness and differ in red and green. */
const ALIKE = [
  ['#d62b2b', '#3f7d20'],
  ['#2e7d32', '#c9472f'],
  ['#c2410c', '#4d7c0f'],
  ['#5a8f29', '#d2691e'],
] as const
/** Grounds with an ink of little contrast, and one of much. */
const WEAK = [
  ['#f4f1ea', '#c9c4b8'],
  ['#1f2937', '#3d4a5c'],
  ['#fde68a', '#f5c542'],
  ['#0f766e', '#2b9a8f'],
  ['#e5e7eb', '#b4bac4'],
] as const
const STRONG = [
  ['#f4f1ea', '#1c1917'],
  ['#1f2937', '#f9fafb'],
  ['#fde68a', '#3b2f05'],
  ['#0f4f49', '#f0fdfa'],
  ['#7f1d1d', '#fff7ed'],
  ['#dbeafe', '#172554'],
] as const

interface Plan {
  random: Random
  placement: AdPlacement
  faults: Set<CheckId>
  widthPx: number
  heightPx: number
}

/** Draws the picture of that number: a ground, one to three lines, and one or two faults or none. */
export async function drawByHand(number: number, seed: number): Promise<Labelled> {
  const random = createRandom(number, `by hand ${seed}`)
  const { fault, placements } = KINDS[number % KINDS.length]!
  const placement = findPlacement(random.pick([...placements]))!
  const faults = new Set<CheckId>(fault ? [fault] : [])
  if (fault && random.next() < 0.3) addSecond(faults, placement, random)
  const plan: Plan = { random, placement, faults, ...sizeOf(placement, faults, random) }
  const canvas = createCanvas(plan.widthPx, plan.heightPx)
  const ctx = canvas.getContext('2d')
  const notes = await paint(ctx, plan)
  const file = await encodeWith(canvas.toBuffer('image/png'), faults, { random, placement: placement.id })
  if (file.length > (placement.maxBytes ?? Infinity)) faults.add('bytes')
  return {
    file,
    placement: placement.id,
    faults: settle(faults),
    unknown: unknownOf(plan),
    what: `by hand ${number}: ${[...faults].join(', ') || 'nothing wrong'} on ${placement.id}${notes ? ` (${notes})` : ''}`,
  }
}

/** Adds a second fault that does not hide the first one. */
function addSecond(faults: Set<CheckId>, placement: AdPlacement, random: Random): void {
  const [first] = faults
  const isFlat = first === 'transparency' || first === 'dark-mode' || first === 'edge'
  const second = random.pick<CheckId>(['ai-mark', 'punctuation', 'close-button', 'color-space'])
  if (isFlat && second !== 'ai-mark') return
  if ((first === 'bytes' || first === 'file-type') && second === 'color-space') return
  if (second === 'punctuation' && (first === 'text-share' || first === 'capitals' || first === 'contrast')) return
  if (placement.heightPx < 100 && second === 'punctuation') return
  faults.add(second)
}

/** What follows from a fault: transparent pictures with dark words vanish, and words alike in lightness have no contrast. */
function settle(faults: ReadonlySet<CheckId>): Set<CheckId> {
  const settled = new Set(faults)
  if (faults.has('color-blind')) settled.add('contrast')
  return settled
}

function unknownOf({ faults, placement }: Plan): Set<CheckId> {
  const unknown = new Set<CheckId>()
  // A dark page swallows dark words on a clear ground; those on a plate it does not.
  if (faults.has('transparency')) unknown.add('dark-mode').add('edge')
  if (faults.has('dark-mode')) unknown.add('transparency').add('tint')
  if (faults.has('edge')) unknown.add('tint')
  if (faults.has('tint')) unknown.add('edge').add('dark-mode')
  if (faults.has('thumbnail') || faults.has('text-share')) unknown.add('safe-zone')
  if (faults.has('text-share') || faults.has('safe-zone')) unknown.add('thumbnail')
  if (placement.id === 'google_square' || placement.id === 'google_landscape') unknown.add('safe-zone')
  if (faults.has('size')) for (const check of ['thumbnail', 'safe-zone'] as const) unknown.add(check)
  return unknown
}

function sizeOf({ widthPx, heightPx, ratio }: AdPlacement, faults: ReadonlySet<CheckId>, random: Random) {
  if (!faults.has('size')) {
    const scale = ratio ? random.pick([1, 1, 0.9]) : 1
    return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) }
  }
  if (!ratio) return { widthPx: widthPx + random.pick([-2, 1, 20]), heightPx: heightPx + random.pick([0, 2]) }
  return { widthPx: Math.round(widthPx * random.pick([0.86, 1.14])), heightPx }
}

async function paint(ctx: SKRSContext2D, plan: Plan): Promise<string> {
  const { random, faults, widthPx, heightPx } = plan
  const size = { widthPx, heightPx }
  const notes: string[] = []
  const colors = await paintGround(ctx, plan)
  paintWords(ctx, plan, colors)
  if (faults.has('play-button')) notes.push(drawPlayButton(ctx, random, size))
  if (faults.has('close-button')) notes.push(drawCloseButton(ctx, random, size))
  else if (random.next() < 0.3 && heightPx > 150 && !faults.has('dark-mode'))
    notes.push(drawInnocent(ctx, random, size))
  return notes.join(', ')
}

/** Paints the ground, and returns it with the ink of the words on it. */
async function paintGround(
  ctx: SKRSContext2D,
  { random, faults, widthPx, heightPx }: Plan,
): Promise<readonly [string, string]> {
  const fill = (color: string) => {
    ctx.fillStyle = color
    ctx.fillRect(0, 0, widthPx, heightPx)
  }
  if (faults.has('transparency') || faults.has('dark-mode')) {
    if (faults.has('dark-mode') && random.next() < 0.5) {
      fill('#040404')
      return ['#040404', '#f5f5f4']
    }
    if (faults.has('dark-mode')) return ['#ffffff', '#101010']
    // Round corners, or a plate on nothing.
    ctx.fillStyle = '#fff4d6'
    ctx.beginPath()
    ctx.roundRect(0, 0, widthPx, heightPx, Math.min(widthPx, heightPx) * 0.2)
    ctx.fill()
    return ['#fff4d6', '#3b2f05']
  }
  if (faults.has('edge') || faults.has('tint')) {
    const isBlack = faults.has('tint') && !faults.has('edge') && random.next() < 0.35
    fill(isBlack ? '#050505' : random.pick(['#ffffff', '#fdfdfd', '#fafaf8']))
    return isBlack ? ['#050505', '#fafafa'] : ['#ffffff', '#1c1917']
  }
  if (faults.has('color-blind')) {
    const pair = random.pick([...ALIKE])
    fill(pair[1])
    return [pair[1], pair[0]]
  }
  if (faults.has('contrast')) {
    const pair = random.pick([...WEAK])
    fill(pair[0])
    return pair
  }
  if (random.next() < 0.35) {
    const seed = Math.floor(random.next() * 1e6)
    const place = drawPlace({ widthPx, heightPx, seed, dark: random.next() < 0.4 })
    ctx.drawImage(await loadImage(place), 0, 0)
    return ['place', '#ffffff']
  }
  const pair = random.pick([...STRONG])
  fill(pair[0])
  if (random.next() < 0.5) {
    ctx.globalAlpha = 0.12
    ctx.fillStyle = pair[1]
    ctx.beginPath()
    ctx.arc(widthPx * random.next(), heightPx * 0.7, Math.min(widthPx, heightPx) * 0.3, 0, 7)
    ctx.fill()
    ctx.globalAlpha = 1
  }
  return pair
}

function paintWords(ctx: SKRSContext2D, plan: Plan, [ground, ink]: readonly [string, string]): void {
  const { random, faults, placement, widthPx, heightPx } = plan
  const font = pickFont(random)
  const covered = placement.covered
  const [top, foot, sides] = covered ? [covered.top, covered.foot, Math.max(covered.sides, 0.06)] : [0.06, 0.06, 0.06]
  const left = widthPx * (sides + 0.02)
  const room = widthPx * (1 - 2 * sides - 0.04)
  const shorter = Math.min(widthPx, heightPx)
  const smallest = faults.has('thumbnail') ? (0.016 + 0.004 * random.next()) * widthPx : undefined
  const texts = textsOf(plan)
  const isFull = faults.has('text-share')
  const sizes = texts.map(
    (text, at) =>
      smallest ??
      fitSize(ctx, text, {
        font,
        widthPx: room * (at === 0 || isFull ? 0.95 : 0.6),
        maxPx: Math.max(13, shorter * (isFull ? 0.13 : at === 0 ? 0.13 : 0.075)),
      }),
  )
  const free = heightPx * (1 - top - foot)
  const leading = isFull ? 1.1 : 1.35
  const total = sizes.reduce((sum, size) => sum + size * leading, 0)
  const shrink = Math.min(1, (free * 0.92) / total)
  const tall = total * shrink
  // A play button stands in the middle: words keep away from it.
  const start = faults.has('play-button')
    ? heightPx * top + free * 0.02
    : heightPx * top + (free - tall) * (0.15 + 0.6 * random.next())
  let y = start
  if (ground === 'place') {
    ctx.fillStyle = '#12212b'
    ctx.fillRect(left - shorter * 0.03, start - shorter * 0.015, room * 0.99 + shorter * 0.06, tall + shorter * 0.05)
  }
  for (const [at, text] of texts.entries()) {
    const sizePx = sizes[at]! * shrink
    y += sizePx * 1.1
    const isLast = at === texts.length - 1
    const reaches = faults.has('safe-zone') && isLast
    const place = reaches
      ? { x: left, y: heightPx * (random.next() < 0.5 ? 1 - foot * 0.35 : top * 0.6) }
      : { x: left, y }
    if (reaches && ground === 'place') {
      ctx.fillStyle = '#12212b'
      ctx.fillRect(left - 8, place.y - sizePx * 1.1, room * 0.8, sizePx * 1.5)
    }
    writeLine(ctx, text, { ...place, sizePx, color: ink, font })
    y += sizePx * (leading - 1.1)
  }
}

function textsOf({ random, faults, heightPx, widthPx }: Plan): string[] {
  if (faults.has('text-share')) {
    return HEADLINES.slice(0, widthPx > heightPx * 1.3 ? 5 : 8)
  }
  let headline = random.pick(HEADLINES)
  if (faults.has('capitals')) headline = headline.toUpperCase()
  if (faults.has('punctuation'))
    headline = `${headline.split(' ').slice(0, 3).join(' ').replace(/[,.]$/, '')}${random.pick(['!!', '!!!', '?!', '??'])}`
  else if (random.next() < 0.2 && !faults.has('capitals')) headline = `${headline}!`
  const others =
    heightPx < 120 ? [] : [random.pick(LINES), random.pick(LINES)].slice(0, 1 + Math.floor(random.next() * 2))
  if (faults.has('safe-zone') && others.length === 0) others.push(random.pick(LINES))
  return [headline, ...new Set(others)]
}
