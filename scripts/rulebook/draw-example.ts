import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import type { ExampleLine, ExamplePicture } from './examples.ts'

/** Draws an example of a rule. The same example gives the same pixels each time. */
export async function drawExample(example: ExamplePicture): Promise<Buffer> {
  const { widthPx, heightPx, bytes = 0 } = example
  const canvas = createCanvas(widthPx, heightPx)
  const ctx = canvas.getContext('2d')
  if (example.hasRoundCorners) {
    ctx.beginPath()
    ctx.roundRect(0, 0, widthPx, heightPx, Math.min(widthPx, heightPx) * 0.2)
    ctx.clip()
  }
  ctx.fillStyle = example.ground
  ctx.fillRect(0, 0, widthPx, heightPx)
  if (example.border) {
    ctx.strokeStyle = example.border
    ctx.strokeRect(0.5, 0.5, widthPx - 1, heightPx - 1)
  }
  if (example.mark) MARKS[example.mark](ctx, { widthPx, heightPx })
  for (const line of example.lines) write(ctx, line)
  const file = await encode(sharp(canvas.toBuffer('image/png')), example)
  // Readers of pictures stop at their end, so that what follows only makes the file heavier.
  return Buffer.concat([file, Buffer.alloc(Math.max(0, bytes - file.length))])
}

const FONT = 'rulebook-archivo'
/** Height of a line, from the top of its capitals to the foot of its descenders, by its font size. */
const LINE_HEIGHT = 0.92

/** Writes a line in the middle of its box. */
function write(ctx: SKRSContext2D, { text, color, box: { x, y, width, height } }: ExampleLine): void {
  registerFont()
  ctx.font = `600 100px ${FONT}`
  const sizePx = Math.min(height / LINE_HEIGHT, (100 * width) / ctx.measureText(text).width)
  ctx.font = `600 ${sizePx}px ${FONT}`
  ctx.fillStyle = color
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, x + width / 2, y + height / 2)
}

function registerFont(): void {
  if (GlobalFonts.has(FONT)) return
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  )
  GlobalFonts.register(readFileSync(file), FONT)
}

interface Size {
  widthPx: number
  heightPx: number
}

const MARK_COLOR = '#ffffff'

const MARKS: Record<NonNullable<ExamplePicture['mark']>, (ctx: SKRSContext2D, size: Size) => void> = {
  plus: (ctx, size) =>
    drawStrokes(ctx, size, [
      [
        [-1, 0],
        [1, 0],
      ],
      [
        [0, -1],
        [0, 1],
      ],
    ]),
  cross: (ctx, size) =>
    drawStrokes(ctx, size, [
      [
        [-1, -1],
        [1, 1],
      ],
      [
        [-1, 1],
        [1, -1],
      ],
    ]),
  disc: drawDisc,
  triangle: (ctx, size) => {
    const { x, y, radius } = drawDisc(ctx, size)
    ctx.fillStyle = '#111111'
    ctx.beginPath()
    ctx.moveTo(x - radius * 0.32, y - radius * 0.5)
    ctx.lineTo(x + radius * 0.55, y)
    ctx.lineTo(x - radius * 0.32, y + radius * 0.5)
    ctx.fill()
  },
}

type Stroke = readonly [readonly [number, number], readonly [number, number]]

/** Draws two strokes in the upper right corner, as far from it as they are long. */
function drawStrokes(ctx: SKRSContext2D, { widthPx, heightPx }: Size, strokes: readonly Stroke[]): void {
  const half = 0.04 * Math.min(widthPx, heightPx)
  const [x, y] = [widthPx - 3 * half, 3 * half]
  ctx.strokeStyle = MARK_COLOR
  ctx.lineWidth = half * 0.4
  for (const [[fromX, fromY], [toX, toY]] of strokes) {
    ctx.beginPath()
    ctx.moveTo(x + fromX * half, y + fromY * half)
    ctx.lineTo(x + toX * half, y + toY * half)
    ctx.stroke()
  }
}

function drawDisc(ctx: SKRSContext2D, { widthPx, heightPx }: Size): { x: number; y: number; radius: number } {
  const disc = { x: widthPx / 2, y: heightPx * 0.42, radius: 0.16 * Math.min(widthPx, heightPx) }
  ctx.fillStyle = MARK_COLOR
  ctx.beginPath()
  ctx.arc(disc.x, disc.y, disc.radius, 0, 2 * Math.PI)
  ctx.fill()
  return disc
}

const QUALITY = 90

async function encode(
  picture: Sharp,
  { type, colors, digitalSource, hasRoundCorners }: ExamplePicture,
): Promise<Buffer> {
  let marked = hasRoundCorners ? picture : picture.removeAlpha()
  if (digitalSource) marked = marked.withXmp(packetOf(digitalSource))
  if (colors === 'p3') marked = marked.withIccProfile('p3')
  if (colors === 'cmyk') marked = marked.toColourspace('cmyk')
  const options = type === 'jpeg' ? { quality: QUALITY, chromaSubsampling: '4:4:4' } : {}
  return marked.toFormat(type, options).toBuffer()
}

function packetOf(term: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${term}"/></rdf:RDF></x:xmpmeta>`
}
