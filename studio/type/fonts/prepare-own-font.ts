import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import subsetFont from 'subset-font'
import { readCharacterMap } from './character-map.ts'
import { isOwnFontLetter, listOwnFontLetters } from './own-font-letters.ts'
import { createOwnFonts, type OwnFont } from './own-fonts.ts'
import { readTables, type Tables } from './sfnt-tables.ts'
import { unpackWoff2 } from './woff2.ts'

/**
 * The error that a file cannot be used as a font. The message is a sentence for the user, which continues after the
 * file's name.
 */
export class FontRefused extends Error {
  override name = 'FontRefused'
}

export interface PreparedFont extends OwnFont {
  /** A picture of the font as WebP: dark on white. */
  specimen: Uint8Array
}

/**
 * Maximum size of an unpacked file, in bytes. The file declares its own size, and one that declares less than it holds
 * is refused while it is unpacked.
 */
const UNPACKED_MAX = 8 * 1024 * 1024

/** Letters without which no ad can be set. */
const NEEDED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz -,.'

/**
 * Turns an uploaded OTF, TTF or WOFF2 file into a font that ads can be set in: unpacked, checked, without anything but
 * the letters of own-font-letters.ts, and drawn once as a whole. Run it in a process that may hang or end, because code
 * that trusts a hostile file can do either. Throws FontRefused.
 */
export async function prepareOwnFont(file: Uint8Array, hashOf: (bytes: Uint8Array) => string): Promise<PreparedFont> {
  const plain = unpack(file)
  requireTables(plain)
  const bytes = await subset(plain)
  const letters = readCharacterMap(bytes)
  const lacking = [...NEEDED].find((letter) => !letters.has(letter.codePointAt(0) ?? -1))
  if (lacking !== undefined)
    throw new FontRefused(`has no “${lacking === ' ' ? 'space' : lacking}”, without which no ad can be set.`)
  const font = { sha256: hashOf(bytes), bytes }
  const ctx = openCanvas(font)
  drawAll(ctx, [...letters.keys()])
  return { ...font, specimen: await drawSpecimen(font) }
}

function unpack(file: Uint8Array): Uint8Array {
  const magic = String.fromCharCode(...file.subarray(0, 4))
  if (magic === 'OTTO' || magic === 'true' || magic === '\0\x01\0\0') return file
  if (magic !== 'wOF2') throw new FontRefused('is no OTF, TTF or WOFF2 file.')
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < 48 || header.getUint32(16) > UNPACKED_MAX)
    throw new FontRefused('holds more than a font of letters needs.')
  const plain = tryOr(() => unpackWoff2(file))
  if (plain.byteLength > UNPACKED_MAX) throw new FontRefused('holds more than a font of letters needs.')
  return plain
}

const NEEDED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp']

function requireTables(font: Uint8Array): void {
  const tables = readTables(font)
  const isComplete = tables && NEEDED_TABLES.every((tag) => tables.has(tag)) && hasOutlines(tables)
  if (!isComplete) throw new FontRefused(DAMAGED)
}

function hasOutlines(tables: Tables): boolean {
  return (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ') || tables.has('CFF2')
}

/** Keeps the permitted letters. HarfBuzz rewrites every table that it keeps, and keeps none that it does not know. */
async function subset(plain: Uint8Array): Promise<Uint8Array> {
  try {
    const options = { targetFormat: 'truetype' as const, dropTables: PICTURES }
    return new Uint8Array(await subsetFont(Buffer.from(plain), listOwnFontLetters(), options))
  } catch {
    throw new FontRefused(DAMAGED)
  }
}

/** Letters in colors of their own take no color of an ad. */
const PICTURES = ['SVG ', 'COLR', 'CPAL', 'CBDT', 'CBLC', 'sbix']

/** Large enough that every outline is drawn as one. */
const DRAWN_PX = 40
/** Maximum width of a letter, in em: no letter of Europe is as wide. */
const WIDEST_EM = 6

const WIDTH_PX = 8 * DRAWN_PX
const HEIGHT_PX = 3 * DRAWN_PX

function openCanvas(font: OwnFont): SKRSContext2D {
  const fonts = createOwnFonts()
  tryOr(() => fonts.add(font))
  const ctx = createCanvas(WIDTH_PX, HEIGHT_PX).getContext('2d')
  ctx.font = `400 ${DRAWN_PX}px "${fonts.aliasFor(font.sha256, 'A')}"`
  return ctx
}

/** Draws each letter by the renderer that will draw the ads: a file that crashes it does so here. */
function drawAll(ctx: SKRSContext2D, codes: readonly number[]): void {
  for (const code of codes.filter(isOwnFontLetter)) {
    const letter = String.fromCodePoint(code)
    const { width } = ctx.measureText(letter)
    if (!(width <= WIDEST_EM * DRAWN_PX)) throw new FontRefused('has letters that are too wide to be set.')
    ctx.fillText(letter, DRAWN_PX, 2 * DRAWN_PX)
  }
  const { data } = ctx.getImageData(0, 0, WIDTH_PX, HEIGHT_PX)
  if (!data.some((value, index) => index % 4 === 3 && value > 0)) throw new FontRefused('shows nothing.')
}

const SPECIMEN = 'Hamburg Aa'
const MARGIN_PX = 8

async function drawSpecimen(font: OwnFont): Promise<Uint8Array> {
  const measuring = openCanvas(font)
  const width = Math.min(WIDTH_PX * 2, Math.ceil(measuring.measureText(SPECIMEN).width) + 2 * MARGIN_PX)
  const canvas = createCanvas(Math.max(1, width), 2 * DRAWN_PX)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.fillStyle = '#14181f'
  ctx.font = measuring.font
  ctx.fillText(SPECIMEN, MARGIN_PX, 1.35 * DRAWN_PX)
  return canvas.encode('webp')
}

const DAMAGED = 'cannot be read as a font: it is damaged, or lacks a part.'

function tryOr<Value>(work: () => Value): Value {
  try {
    return work()
  } catch {
    throw new FontRefused(DAMAGED)
  }
}
