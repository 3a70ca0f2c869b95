import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '#studio/basics/random.ts'
import { drawPlace } from './draw-place.ts'

/** A picture of a labelled set: scenes as image models paint them, half of them with lettering. */
export interface LabelledPicture {
  jpeg: Buffer
  lettered: boolean
  /** Its content, for the list of errors. */
  what: string
}

/** Draws the set's picture of that number: every second one is lettered. */
export async function drawLabelled(number: number, sidePx = 768): Promise<LabelledPicture> {
  const lettered = number % 2 === 1
  const random = createRandom(Math.floor(number / 2) + (lettered ? 50_000 : 0), 'labelled')
  const { canvas, ctx, what } = await drawScene(random, sidePx)
  const words = lettered ? write(ctx, random, sidePx) : undefined
  const jpeg = canvas.toBuffer('image/jpeg', 88)
  return { jpeg, lettered, what: words ? `${words} on ${what}` : what }
}

const SCENES = [
  'room',
  'room',
  'blinds',
  'tiles',
  'foliage',
  'bokeh',
  'shelf',
  'fabric',
  'branches',
  'studio',
  'confetti',
  'stones',
] as const

async function drawScene(random: Random, side: number): Promise<{ canvas: Canvas; ctx: SKRSContext2D; what: string }> {
  const what = random.pick([...SCENES])
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const dark = random.next() < 0.4
  const place = drawPlace({ widthPx: side, heightPx: side, seed: Math.floor(random.next() * 1e6), dark })
  ctx.drawImage(await loadImage(place), 0, 0)
  PAINTERS[what](ctx, random, side, dark)
  return { canvas, ctx, what: `${dark ? 'dark ' : ''}${what}` }
}

type PaintThings = (ctx: SKRSContext2D, random: Random, side: number, dark: boolean) => void

const hsl = (random: Random, lightness: number, alpha = 1) =>
  `hsl(${Math.floor(random.next() * 360)} ${20 + Math.floor(random.next() * 40)}% ${lightness}% / ${alpha})`

/** Things with edges of their own, which a finder of letters must not take for letters. */
const PAINTERS: Record<(typeof SCENES)[number], PaintThings> = {
  room: () => {},
  studio(ctx, random, side) {
    const fill = ctx.createRadialGradient(side / 2, side / 3, 10, side / 2, side / 2, side)
    fill.addColorStop(0, hsl(random, 70))
    fill.addColorStop(1, hsl(random, 30))
    ctx.fillStyle = fill
    ctx.fillRect(0, 0, side, side)
    ctx.fillStyle = hsl(random, 50)
    ctx.beginPath()
    ctx.arc(side * random.next(), side * 0.4, side * 0.2, 0, 7)
    ctx.fill()
  },
  blinds(ctx, random, side) {
    ctx.fillStyle = hsl(random, 30, 0.5)
    const step = side / (14 + Math.floor(random.next() * 16))
    for (let y = 0; y < side * 0.7; y += step) ctx.fillRect(side * 0.2, y, side * 0.7, step * 0.45)
  },
  tiles(ctx, random, side) {
    ctx.strokeStyle = hsl(random, 88, 0.8)
    ctx.lineWidth = 3
    const step = side / (6 + Math.floor(random.next() * 8))
    for (let y = 0, row = 0; y < side * 0.7; y += step / 2, row += 1) {
      for (let x = row % 2 ? -step / 2 : 0; x < side; x += step) ctx.strokeRect(x, y, step, step / 2)
    }
  },
  foliage(ctx, random, side, dark) {
    for (let leaf = 0; leaf < 140; leaf += 1) {
      ctx.fillStyle = `hsl(${90 + 60 * random.next()} 40% ${(dark ? 10 : 25) + 30 * random.next()}%)`
      ctx.beginPath()
      ctx.ellipse(side * random.next(), side * 0.6 * random.next(), side * 0.05, side * 0.015, 6 * random.next(), 0, 7)
      ctx.fill()
    }
  },
  bokeh(ctx, random, side) {
    for (let dot = 0; dot < 60; dot += 1) {
      ctx.fillStyle = hsl(random, 75, 0.3)
      ctx.beginPath()
      ctx.arc(side * random.next(), side * random.next(), side * (0.01 + 0.05 * random.next()), 0, 7)
      ctx.fill()
    }
  },
  shelf(ctx, random, side) {
    for (let x = side * 0.1; x < side * 0.9;) {
      const width = side * (0.02 + 0.03 * random.next())
      const height = side * (0.18 + 0.12 * random.next())
      ctx.fillStyle = hsl(random, 25 + 45 * random.next())
      ctx.fillRect(x, side * 0.6 - height, width, height)
      x += width + 2
    }
  },
  fabric(ctx, random, side) {
    for (let y = 0; y < side; y += 5) {
      for (let x = 0; x < side; x += 5) {
        ctx.fillStyle = `rgba(${random.next() < 0.5 ? '0,0,0' : '255,255,255'},${0.12 * random.next()})`
        ctx.fillRect(x, y, (x + y) % 10 ? 5 : 3, 3)
      }
    }
  },
  branches(ctx, random, side) {
    ctx.strokeStyle = hsl(random, 22)
    for (let twig = 0; twig < 40; twig += 1) {
      ctx.lineWidth = 1 + 5 * random.next()
      ctx.beginPath()
      const [x, y] = [side * random.next(), side * 0.7 * random.next()]
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(
        x + 90 * (random.next() - 0.5),
        y - 60,
        x + 160 * (random.next() - 0.5),
        y - 120 * random.next(),
      )
      ctx.stroke()
    }
  },
  confetti(ctx, random, side) {
    for (let piece = 0; piece < 70; piece += 1) {
      ctx.save()
      ctx.translate(side * random.next(), side * random.next())
      ctx.rotate(6 * random.next())
      ctx.fillStyle = hsl(random, 55)
      ctx.fillRect(0, 0, side * 0.03, side * 0.008)
      ctx.restore()
    }
  },
  stones(ctx, random, side) {
    for (let stone = 0; stone < 80; stone += 1) {
      ctx.fillStyle = hsl(random, 35 + 30 * random.next())
      ctx.beginPath()
      ctx.ellipse(
        side * random.next(),
        side * (0.7 + 0.3 * random.next()),
        side * 0.04,
        side * 0.025,
        random.next(),
        0,
        7,
      )
      ctx.fill()
    }
  },
}

/** Languages as models spell and misspell them, nonsense words among them. */
const WORDS = [
  'SUMMER SALE',
  'Fresh Coffee',
  'NEW',
  'Lorem ipsum',
  'Beaty & Carre',
  'OPEN',
  'Aurelia',
  '50% OFF',
  'Natural Skin',
  'Qwrtz Plom',
  'Летняя распродажа',
  'Кофе',
  'Καφές',
  'قهوة الصباح',
  'מבצע',
  'सुबह की चाय',
  'กาแฟสด',
  '新鮮なコーヒー',
  '咖啡时光',
  '커피 타임',
  'MADE WITH CARE IN 2024',
  'eau de parfum 100 ml',
  'N° 5',
  'www.shop.example',
  'Premium Quality Since 1987',
]

const require = createRequire(import.meta.url)
const FONT_FILES = [
  '@fontsource/anton/files/anton-latin-400-normal.woff2',
  '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2',
  ...['archivo', 'cormorant', 'hanken-grotesk', 'playfair-display', 'jetbrains-mono', 'noto-serif'].map(
    (family) => `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  ),
]
const SCRIPT_FILES = [
  '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2',
  '@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2',
  ...['arabic', 'hebrew', 'devanagari', 'thai'].map(
    (script) => `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`,
  ),
]
/** Enough of the slices of the Chinese, Japanese and Korean families to hold the words above. */
const DENSE_FAMILIES = ['jp', 'kr', 'sc']

const fallbacks: string[] = []

/** Registers each file under a name of its own: a canvas takes only one face from a name. */
function registerFonts(): string[] {
  if (fallbacks.length > 0) return fallbacks
  const register = (file: string) => {
    const name = `lettering-${fallbacks.length}`
    GlobalFonts.register(readFileSync(require.resolve(file)), name)
    fallbacks.push(name)
  }
  for (const file of [...FONT_FILES, ...SCRIPT_FILES]) register(file)
  for (const family of DENSE_FAMILIES) {
    const ranges = require(`@fontsource-variable/noto-sans-${family}/unicode.json`) as Record<string, string>
    for (const slice of Object.keys(ranges)) {
      const name = slice.replaceAll(/[[\]]/g, '')
      if (!holdsOurLetters(ranges[slice]!)) continue
      register(`@fontsource-variable/noto-sans-${family}/files/noto-sans-${family}-${name}-wght-normal.woff2`)
    }
  }
  return fallbacks
}

function holdsOurLetters(ranges: string): boolean {
  const letters = [...WORDS.join('')].map((letter) => letter.codePointAt(0)!).filter((code) => code > 0x2e80)
  return ranges.split(',').some((range) => {
    const [from, to] = range.trim().replace(/^U\+/i, '').split('-') as [string, string?]
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)]
    return letters.some((code) => code >= first && code <= last)
  })
}

/**
 * Writes in sizes from a caption's to a poster's, turned, slanted, half transparent, soft, light on dark and dark on
 * light.
 */
function write(ctx: SKRSContext2D, random: Random, side: number): string {
  const names = registerFonts()
  const words = random.pick(WORDS)
  const size = side * (0.032 + 0.09 * random.next() ** 2)
  const [x, y] = [side * (0.12 + 0.3 * random.next()), side * (0.2 + 0.6 * random.next())]
  const light = meanLevel(ctx, x, y, size) < 120
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((random.next() - 0.5) * 0.7)
  ctx.transform(1, 0, (random.next() - 0.5) * 0.4, 1, 0, 0)
  const leading = names[Math.floor(random.next() * FONT_FILES.length)]!
  ctx.font = `${random.pick([400, 700])} ${size}px ${[leading, ...names].join(', ')}`
  ctx.globalAlpha = 0.7 + 0.3 * random.next()
  ctx.fillStyle = light ? hsl(random, 90) : hsl(random, 16)
  if (random.next() < 0.3) ctx.filter = `blur(${size / 40}px)`
  ctx.fillText(words, 0, 0)
  if (random.next() < 0.3) ctx.fillText(random.pick(WORDS), 0, size * 1.3)
  ctx.restore()
  return `“${words}” at ${Math.round(size)} px`
}

/** Returns the mean level behind the words: words that blend into their ground do not count. */
function meanLevel(ctx: SKRSContext2D, x: number, y: number, size: number): number {
  const { data } = ctx.getImageData(Math.round(x), Math.round(y - size), Math.round(4 * size), Math.round(size))
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += (data[at]! + data[at + 1]! + data[at + 2]!) / 3
  return sum / (data.length / 4)
}
