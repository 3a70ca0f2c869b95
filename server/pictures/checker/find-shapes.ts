import sharp from 'sharp'
import type { FindingBox as Box } from '#contract/rulebook/finding-box.ts'
import type { PicturePixels } from './look.ts'
import type { WordLine } from './read-words.ts'

/** Places that look like a control of a player or a window, in pixels of the looked-at picture. */
export interface Shapes {
  crosses: Box[]
  triangles: Box[]
}

/** Longer side at which shapes are looked for; smaller pictures are enlarged up to three times. */
const SIDE_PX = 640
const ENLARGED_MAX = 3
/** Levels at which the picture is cut into light and dark. */
const LEVELS = [14, 28, 48, 76, 104, 132, 160, 188, 212, 234, 248]
const SMALLEST_PX = 9

/**
 * Finds crosses in the upper corners and triangles that point to the right in a disc or a frame. The picture is cut
 * into light and dark at several levels, and each connected part is compared with the form.
 */
export async function findShapes(pixels: PicturePixels, lines: readonly WordLine[]): Promise<Shapes> {
  const { gray, factor } = await shrink(pixels)
  const parts = LEVELS.flatMap((level) => [true, false].flatMap((isLight) => connect(gray, level, isLight)))
  const back = ({ x, y, width, height }: Box) => ({
    x: x / factor,
    y: y / factor,
    width: width / factor,
    height: height / factor,
  })
  const isAlone = (box: Box) => !lines.some((line) => isInWord(back(box), line))
  const crosses = parts.filter((part) => isCross(part, gray) && isAlone(part.box))
  const triangles = parts.filter((part) => isTriangle(part) && isPlayed(part, parts, gray))
  return { crosses: distinct(crosses).map(back), triangles: distinct(triangles).map(back) }
}

interface Gray {
  levels: Uint8Array
  widthPx: number
  heightPx: number
}

async function shrink({ rgba, widthPx, heightPx }: PicturePixels): Promise<{ gray: Gray; factor: number }> {
  const factor = Math.min(ENLARGED_MAX, SIDE_PX / Math.max(widthPx, heightPx))
  const { data, info } = await sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(Math.max(1, Math.round(widthPx * factor)), Math.max(1, Math.round(heightPx * factor)), { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const levels = info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0)
  return { gray: { levels, widthPx: info.width, heightPx: info.height }, factor }
}

interface Part {
  box: Box
  pixels: number
  /** Mean distance of its pixels from the box's center, and its deviation: a ring has a small one. */
  radius: number
  spread: number
  /** Positions of its pixels in the picture. */
  at: number[]
  columns: number
}

/** Largest part that is kept, as a share of the picture: larger ones are grounds. */
const PART_MAX = 0.3

function connect({ levels, widthPx, heightPx }: Gray, level: number, isLight: boolean): Part[] {
  const seen = new Uint8Array(levels.length)
  const isIn = (at: number) => levels[at]! >= level === isLight
  const parts: Part[] = []
  const stack: number[] = []
  for (let start = 0; start < levels.length; start++) {
    if (seen[start] || !isIn(start)) continue
    const at: number[] = []
    let [left, right, top, foot] = [widthPx, 0, heightPx, 0]
    stack.push(start)
    seen[start] = 1
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      at.push(here)
      const x = here % widthPx
      const y = (here - x) / widthPx
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > foot) foot = y
      for (const next of [x > 0 ? here - 1 : -1, x < widthPx - 1 ? here + 1 : -1, here - widthPx, here + widthPx]) {
        if (next < 0 || next >= levels.length || seen[next] || !isIn(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    const [width, height] = [right - left + 1, foot - top + 1]
    if (width < SMALLEST_PX || height < SMALLEST_PX || width * height > PART_MAX * levels.length) continue
    if (width > 2.4 * height || height > 2.4 * width) continue
    const [cx, cy] = [left + width / 2, top + height / 2]
    let [sum, squares] = [0, 0]
    for (const here of at) {
      const distance = Math.hypot((here % widthPx) + 0.5 - cx, Math.floor(here / widthPx) + 0.5 - cy)
      sum += distance
      squares += distance * distance
    }
    const radius = sum / at.length
    const spread = Math.sqrt(Math.max(0, squares / at.length - radius * radius))
    parts.push({ box: { x: left, y: top, width, height }, pixels: at.length, radius, spread, at, columns: widthPx })
  }
  return parts
}

const CELLS = 24

/** Returns the part's form in a square of cells, each with the share that it covers. */
function formOf({ box, at, columns }: Part): Float64Array {
  const form = new Float64Array(CELLS * CELLS)
  const counts = new Float64Array(CELLS * CELLS)
  const column = (x: number) => Math.min(CELLS - 1, Math.floor(((x + 0.5) / box.width) * CELLS))
  const row = (y: number) => Math.min(CELLS - 1, Math.floor(((y + 0.5) / box.height) * CELLS))
  // Parts smaller than the square have cells without a pixel of their own: each cell takes the nearest pixel then.
  if (box.width < CELLS || box.height < CELLS) {
    const has = new Set(at)
    for (let v = 0; v < CELLS; v++) {
      for (let u = 0; u < CELLS; u++) {
        const x = box.x + Math.floor(((u + 0.5) / CELLS) * box.width)
        const y = box.y + Math.floor(((v + 0.5) / CELLS) * box.height)
        form[v * CELLS + u] = has.has(y * columns + x) ? 1 : 0
      }
    }
    return form
  }
  for (let y = 0; y < box.height; y++) for (let x = 0; x < box.width; x++) counts[row(y) * CELLS + column(x)]! += 1
  for (const here of at) {
    const x = (here % columns) - box.x
    const y = Math.floor(here / columns) - box.y
    form[row(y) * CELLS + column(x)]! += 1
  }
  return form.map((value, cell) => value / Math.max(1, counts[cell]!))
}

/** Returns the overlap of a form with an ideal one: what both cover by what either covers. */
function overlap(form: Float64Array, ideal: Float64Array): number {
  let [both, either] = [0, 0]
  for (let cell = 0; cell < form.length; cell++) {
    both += Math.min(form[cell]!, ideal[cell]!)
    either += Math.max(form[cell]!, ideal[cell]!)
  }
  return both / either
}

function draw(isIn: (u: number, v: number) => boolean): Float64Array {
  const fine = 4
  const form = new Float64Array(CELLS * CELLS)
  for (let y = 0; y < CELLS * fine; y++) {
    for (let x = 0; x < CELLS * fine; x++) {
      if (!isIn((x + 0.5) / (CELLS * fine), (y + 0.5) / (CELLS * fine))) continue
      form[Math.floor(y / fine) * CELLS + Math.floor(x / fine)]! += 1 / (fine * fine)
    }
  }
  return form
}

/** Crosses with strokes from thin to fat. */
const CROSSES = [0.06, 0.09, 0.13, 0.18, 0.24].map((half) =>
  draw((u, v) => Math.abs(u - v) < half || Math.abs(u + v - 1) < half),
)
const CROSS_OVERLAP = 0.74
/** Farthest place of a cross from its corner, as a share of the shorter side, and its largest size. */
const CORNER = 0.3
const CROSS_MAX = 0.3
const CROSS_PICTURE_MAX = 0.12

function isCross(part: Part, { widthPx, heightPx }: Gray): boolean {
  const { x, y, width, height } = part.box
  const shorter = Math.min(widthPx, heightPx)
  const side = Math.max(width, height)
  if (width > 1.3 * height || height > 1.3 * width) return false
  if (side > CROSS_MAX * shorter || side > CROSS_PICTURE_MAX * Math.max(widthPx, heightPx)) return false
  const near = Math.max(CORNER * shorter, 2.5 * side)
  const aside = Math.min(x, widthPx - x - width)
  if (aside > near || y > near || y + height / 2 > heightPx * 0.6) return false
  const filled = part.pixels / (width * height)
  if (filled < 0.1 || filled > 0.72) return false
  const form = formOf(part)
  return CROSSES.some((ideal) => overlap(form, ideal) >= CROSS_OVERLAP)
}

/** A triangle that points to the right, sharp and with round corners. */
const TRIANGLES = [0, 0.06].map((round) =>
  draw((u, v) => Math.abs(v - 0.5) < (1 - u) / 2 + round && u > 0 && Math.abs(v - 0.5) < 0.5 - round / 2),
)
const TRIANGLE_OVERLAP = 0.84

function isTriangle(part: Part): boolean {
  const { width, height } = part.box
  if (width > 1.35 * height || height > 1.6 * width) return false
  const filled = part.pixels / (width * height)
  if (filled < 0.42 || filled > 0.68) return false
  const form = formOf(part)
  return TRIANGLES.some((ideal) => overlap(form, ideal) >= TRIANGLE_OVERLAP)
}

/** Size of a triangle without a disc or a frame round it that is a play button by itself, by the shorter side. */
const BARE_MIN = 0.1
/** Farthest place of such a one from the center, as shares of width and height. */
const BARE_NEAR = 0.3

function isPlayed(triangle: Part, parts: readonly Part[], { widthPx, heightPx }: Gray): boolean {
  const { x, y, width, height } = triangle.box
  const side = Math.max(width, height)
  const [cx, cy] = [x + width / 2, y + height / 2]
  const isCentral = Math.abs(cx / widthPx - 0.5) < BARE_NEAR && Math.abs(cy / heightPx - 0.5) < BARE_NEAR
  if (isCentral && side >= BARE_MIN * Math.min(widthPx, heightPx)) return true
  return parts.some(({ box, pixels, radius, spread }) => {
    const outer = Math.max(box.width, box.height)
    if (outer < 1.4 * side || outer > 4.5 * side) return false
    const [ox, oy] = [box.x + box.width / 2, box.y + box.height / 2]
    if (Math.abs(ox - cx) > 0.14 * outer || Math.abs(oy - cy) > 0.1 * outer) return false
    const isRing = spread < 0.13 * radius && radius > 0.36 * outer
    const filled = (pixels + triangle.pixels) / (box.width * box.height)
    const isRound = box.width < 1.2 * box.height && box.height < 1.2 * box.width
    return (isRing && isRound) || (filled > 0.7 && box.width < 1.9 * box.height && box.height < 1.25 * box.width)
  })
}

/** Returns true if the box lies in a line of several letters, and so is one of them. */
function isInWord({ x, y, width, height }: Box, { box, text, place }: WordLine): boolean {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const isIn = cx > box.x && cx < box.x + box.width && cy > box.y && cy < box.y + box.height
  return isIn && (place.length > 1.9 * place.height || [...text].length > 2)
}

function distinct(parts: readonly Part[]): Box[] {
  const boxes: Box[] = []
  for (const { box } of parts) {
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
    const isKnown = boxes.some(
      (known) => cx > known.x && cx < known.x + known.width && cy > known.y && cy < known.y + known.height,
    )
    if (!isKnown) boxes.push(box)
  }
  return boxes
}
