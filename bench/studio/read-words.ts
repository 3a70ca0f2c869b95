import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { TextLayer } from './measures/layers.ts'

/** Margin round the words, in type sizes: a reader needs some ground. */
const MARGIN_EM = 0.35
/** Tesseract was trained on letters of about this height. */
const LETTER_PX = 44
const ENLARGEMENT_MAX = 6

export interface RunReading {
  /** Words of the run that were not recognized. */
  missed: string[]
  words: number
  /** The text of the best attempt. */
  read: string
  /** PNG of what the reader saw. */
  crop: Uint8Array
}

/**
 * Reads one run of a finished ad by tesseract, out of its own crop: as it is first, then in the other polarity and
 * layouts.
 */
export async function readRun(jpeg: Uint8Array, layer: TextLayer): Promise<RunReading> {
  const upright = cropUpright(await loadImage(Buffer.from(jpeg)), layer)
  const scale = Math.min(ENLARGEMENT_MAX, LETTER_PX / (0.7 * layer.sizePx))
  const words = layer.text.split(/\s+/u).filter((word) => lettersOf(word) !== '')
  let best: RunReading | undefined
  for (const { negate, mode } of attemptsFor(layer)) {
    const crop = await prepared(upright, scale, negate)
    const read = await tesseract(crop, mode)
    const missed = missingWords(words, read)
    if (!best || missed.length < best.missed.length) best = { missed, words: words.length, read: read.trim(), crop }
    if (missed.length === 0) break
  }
  return best!
}

/**
 * Returns page segmentation modes: 7 takes the crop for one line, 6 for a block of them, 11 looks for words anywhere.
 */
function attemptsFor({ lines }: TextLayer): { negate: boolean; mode: number }[] {
  const modes = lines.length === 1 ? [7, 6] : [6, 11]
  return modes.flatMap((mode) => [false, true].map((negate) => ({ negate, mode })))
}

/** Crops the run's part of the picture, turned back about the run's center. */
function cropUpright(image: Image, { box, rotation, sizePx }: TextLayer): Buffer {
  const margin = MARGIN_EM * sizePx
  const canvas = createCanvas(Math.ceil(box.width + 2 * margin), Math.ceil(box.height + 2 * margin))
  const ctx = canvas.getContext('2d')
  ctx.translate(canvas.width / 2, canvas.height / 2)
  ctx.rotate((-rotation * Math.PI) / 180)
  ctx.drawImage(image, -(box.x + box.width / 2), -(box.y + box.height / 2))
  return canvas.toBuffer('image/png')
}

async function prepared(crop: Buffer, scale: number, negate: boolean): Promise<Uint8Array> {
  const { width } = await sharp(crop).metadata()
  const grey = sharp(crop)
    .flatten({ background: '#808080' })
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'cubic' })
    .greyscale()
    .normalise()
  return (negate ? grey.negate() : grey).png().toBuffer()
}

async function tesseract(png: Uint8Array, mode: number): Promise<string> {
  const args = ['stdin', 'stdout', '-l', 'eng', '--psm', String(mode), '--dpi', '150']
  const env = { PATH: process.env['PATH'], OMP_THREAD_LIMIT: '1' }
  const child = spawn('tesseract', args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(png)
  return text(child.stdout)
}

/**
 * Returns missing words. Each word must be found, in the order of the text; how the reader separates words does not
 * matter.
 */
export function missingWords(words: readonly string[], read: string): string[] {
  const all = lettersOf(read)
  let from = 0
  return words.filter((word) => {
    const at = all.indexOf(lettersOf(word), from)
    if (at < 0) return true
    from = at + lettersOf(word).length
    return false
  })
}

/** Returns letters and digits alone, without case and accents: what a reader of English can recognize. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
