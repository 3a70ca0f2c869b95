import { Reader, Writer } from './bytes.ts'

/**
 * Puts outlines that WOFF2 has split into streams back together (https://www.w3.org/TR/WOFF2/#glyf_table_format). FreeType does the
 * same, but anew for every weight in which a font is set.
 */
export function rebuildGlyphs(transformed: Uint8Array): { glyf: Uint8Array; loca: Uint8Array } {
  const streams = openStreams(transformed)
  const { count } = streams
  const glyphs = new Writer(streams.mostBytes)
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)))
  for (let glyph = 0; glyph < count; glyph += 1) {
    const contours = streams.contours.i16()
    if (contours < 0) writeComposite(glyphs, glyph, streams)
    else if (contours > 0) writeSimple(glyphs, glyph, contours, streams)
    glyphs.pad()
    loca.setUint32(4 * (glyph + 1), glyphs.length)
  }
  return { glyf: glyphs.written(), loca: new Uint8Array(loca.buffer) }
}

interface Streams {
  count: number
  /** No glyph table of these streams is longer. */
  mostBytes: number
  contours: Reader
  pointCounts: Reader
  flags: Reader
  glyphs: Reader
  composites: Reader
  boxes: Reader
  instructions: Reader
  hasBox: (glyph: number) => boolean
  overlaps: (glyph: number) => boolean
}

/** Where the table tells how long its streams are, and where the first of them begins. */
const SIZES_AT = 8
const STREAMS_AT = 36
const HAS_OVERLAPS = 1

function openStreams(transformed: Uint8Array): Streams {
  const view = new DataView(transformed.buffer, transformed.byteOffset, transformed.byteLength)
  const count = view.getUint16(4)
  let end = STREAMS_AT
  const next = (stream: number) => {
    const start = end
    end += view.getUint32(SIZES_AT + 4 * stream)
    return new Reader(transformed.subarray(start, end))
  }
  const contours = next(0)
  const pointCounts = next(1)
  const flags = next(2)
  const glyphs = next(3)
  const composites = next(4)
  const boxes = next(5)
  const instructions = next(6)
  const bitmapBytes = 4 * Math.ceil(count / 32)
  const boxBits = boxes.take(bitmapBytes)
  const overlapBits = view.getUint16(2) & HAS_OVERLAPS ? transformed.subarray(end, end + bitmapBytes) : undefined
  return {
    ...{ count, contours, pointCounts, flags, glyphs, composites, boxes, instructions },
    mostBytes:
      GLYPH_BYTES * count + 2 * pointCounts.length + 5 * flags.length + composites.length + instructions.length,
    hasBox: (glyph) => bitAt(boxBits, glyph),
    overlaps: (glyph) => overlapBits !== undefined && bitAt(overlapBits, glyph),
  }
}

/** Of each glyph that is not empty: contours, box, length of the instructions, padding. */
const GLYPH_BYTES = 2 + 8 + 2 + 3

function bitAt(bits: Uint8Array, index: number): boolean {
  return (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
}

const ARGUMENTS_ARE_WORDS = 0x01
const HAS_SCALE = 0x08
const MORE_COMPONENTS = 0x20
const HAS_TWO_SCALES = 0x40
const HAS_MATRIX = 0x80
const HAS_INSTRUCTIONS = 0x100

/** A glyph made of other glyphs: the stream has it as the font file does, but for its instructions. */
function writeComposite(out: Writer, glyph: number, streams: Streams): void {
  if (!streams.hasBox(glyph)) throw new Error('A composed glyph of the font has no box')
  out.u16(-1)
  out.bytes(streams.boxes.take(8))
  const { composites } = streams
  let [flags, hasInstructions] = [MORE_COMPONENTS, false]
  while (flags & MORE_COMPONENTS) {
    flags = composites.peek16()
    const scales = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0
    out.bytes(composites.take(4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scales))
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0
  }
  if (hasInstructions) writeInstructions(out, streams)
}

function writeInstructions(out: Writer, { glyphs, instructions }: Streams): void {
  const length = glyphs.u255()
  out.u16(length)
  out.bytes(instructions.take(length))
}

const ON_CURVE = 0x01
const SHORT = { x: 0x02, y: 0x04 }
/** Of a short step: it is positive. Of none: the coordinate stays. */
const SAME_OR_POSITIVE = { x: 0x10, y: 0x20 }
const OVERLAP = 0x40

function writeSimple(out: Writer, glyph: number, contours: number, streams: Streams): void {
  out.u16(contours)
  const box = out.length
  out.skip(8)
  let points = 0
  for (let contour = 0; contour < contours; contour += 1) {
    points += streams.pointCounts.u255()
    out.u16(points - 1)
  }
  const steps = readSteps(points, streams)
  writeInstructions(out, streams)
  writeFlags(out, steps, streams.overlaps(glyph))
  writeSteps(out, steps.dx)
  writeSteps(out, steps.dy)
  if (streams.hasBox(glyph)) out.place(box, streams.boxes.take(8))
  else out.placeBox(box, reach(steps.dx), reach(steps.dy))
}

/** A glyph's points, each from the one before. */
interface Steps {
  onCurve: boolean[]
  dx: number[]
  dy: number[]
}

/** https://www.w3.org/TR/WOFF2/#triplet_decoding: a flag tells how many bytes follow and how they part into x and y. */
function readSteps(points: number, { flags, glyphs }: Streams): Steps {
  const steps: Steps = { onCurve: [], dx: [], dy: [] }
  for (let point = 0; point < points; point += 1) {
    const flag = flags.u8()
    const kind = flag & 0x7f
    let [dx, dy] = [0, 0]
    if (kind < 10) dy = ((kind & 14) << 7) + glyphs.u8()
    else if (kind < 20) dx = (((kind - 10) & 14) << 7) + glyphs.u8()
    else if (kind < 84) {
      const byte = glyphs.u8()
      dx = 1 + ((kind - 20) & 0x30) + (byte >> 4)
      dy = 1 + (((kind - 20) & 0x0c) << 2) + (byte & 0x0f)
    } else if (kind < 120) {
      dx = 1 + (Math.floor((kind - 84) / 12) << 8) + glyphs.u8()
      dy = 1 + ((((kind - 84) % 12) >> 2) << 8) + glyphs.u8()
    } else if (kind < 124) {
      const [first, middle] = [glyphs.u8(), glyphs.u8()]
      dx = (first << 4) + (middle >> 4)
      dy = ((middle & 0x0f) << 8) + glyphs.u8()
    } else {
      dx = glyphs.u16()
      dy = glyphs.u16()
    }
    steps.onCurve.push((flag & 0x80) === 0)
    steps.dx.push(flag & 1 ? dx : -dx)
    // Where there is only one step, its sign comes first.
    steps.dy.push(kind < 10 ? (flag & 1 ? dy : -dy) : flag & 2 ? dy : -dy)
  }
  return steps
}

function writeFlags(out: Writer, { onCurve, dx, dy }: Steps, overlaps: boolean): void {
  for (let point = 0; point < onCurve.length; point += 1) {
    const first = overlaps && point === 0 ? OVERLAP : 0
    out.u8((onCurve[point] ? ON_CURVE : 0) | first | stepFlags(dx[point]!, 'x') | stepFlags(dy[point]!, 'y'))
  }
}

function stepFlags(step: number, axis: 'x' | 'y'): number {
  if (step === 0) return SAME_OR_POSITIVE[axis]
  if (Math.abs(step) > 0xff) return 0
  return step > 0 ? SHORT[axis] | SAME_OR_POSITIVE[axis] : SHORT[axis]
}

function writeSteps(out: Writer, steps: readonly number[]): void {
  for (const step of steps) {
    if (Math.abs(step) > 0xff) out.u16(step)
    else if (step !== 0) out.u8(Math.abs(step))
  }
}

/** The least and the greatest place that the steps come to. */
function reach(steps: readonly number[]): [least: number, most: number] {
  let at = steps[0]!
  let [least, most] = [at, at]
  for (let point = 1; point < steps.length; point += 1) {
    at += steps[point]!
    least = Math.min(least, at)
    most = Math.max(most, at)
  }
  return [least, most]
}
