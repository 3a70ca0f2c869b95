import subsetFont from 'subset-font'
import type { TextElement, UsedFont } from '#studio/index.ts'
import { type FontNames, fontNames } from './font-names.ts'
import { type FontTables, readFontTables, writeFontTables } from './sfnt-file.ts'

/** A font in one position of its axes, under a name of its own. */
export interface CutFont extends FontNames {
  key: string
  /** TrueType. */
  file: Uint8Array
}

/** Cut fonts that are remembered: most ads use three, and each takes about 50 KB. */
const REMEMBERED = 40
const cut = new Map<string, Promise<CutFont>>()

/** Returns a font with all its letters, without its axes; undefined for a font that is not handed on. */
export async function cutFont(font: UsedFont): Promise<CutFont | undefined> {
  const known = cut.get(font.key)
  if (known || !font.read) return known
  if (cut.size >= REMEMBERED) cut.clear()
  // Texts of one font ask for it at the same time: it is cut once.
  const made = cutOnce(font, font.read())
  cut.set(font.key, made)
  // A failure is not remembered.
  made.catch(() => cut.delete(font.key))
  return made
}

async function cutOnce(font: UsedFont, bytes: Uint8Array): Promise<CutFont> {
  const names = fontNames(font)
  const options = { targetFormat: 'truetype' as const, dropTables: ['DSIG'], keepAllGlyphs: true }
  const file = await subsetFont(Buffer.from(bytes), '', { ...options, variationAxes: font.axes })
  return { ...names, key: font.key, file: rename(file, names) }
}

/** Returns the fonts of a text, best first; undefined if one of them is not handed on. */
export async function cutFontsOf({ fonts }: Pick<TextElement, 'fonts'>): Promise<CutFont[] | undefined> {
  const cutFonts = await Promise.all(fonts.map(cutFont))
  return cutFonts.every((font) => font !== undefined) ? cutFonts : undefined
}

/** Returns the few letters of a cut font that the texts need, as WOFF2. */
export async function packLetters({ file }: CutFont, text: string): Promise<Uint8Array> {
  return subsetFont(Buffer.from(file), text, { targetFormat: 'woff2', dropTables: ['DSIG'] })
}

/** Names of a font by their numbers (OpenType, 'name'). */
const NAME = { copyright: 0, family: 1, style: 2, id: 3, full: 4, version: 5, postScript: 6, licence: 13, address: 14 }

const REGULAR_WEIGHT = 400
const REGULAR = 0x40

/** Gives a font its own names, and makes it the regular style of its family, so that no program thickens it. */
function rename(font: Uint8Array, { family, postScript }: FontNames): Uint8Array {
  const tables = readFontTables(font)
  const own = readNames(tables)
  const names = new Map([
    ...[NAME.copyright, NAME.licence, NAME.address].flatMap((id) => {
      const text = own.get(id)
      return text === undefined ? [] : [[id, text] as const]
    }),
    [NAME.family, family] as const,
    [NAME.style, 'Regular'] as const,
    [NAME.id, postScript] as const,
    [NAME.full, family] as const,
    [NAME.version, own.get(NAME.version) ?? 'Version 1.000'] as const,
    [NAME.postScript, postScript] as const,
  ])
  tables.set('name', writeNames(names))
  const style = tables.get('OS/2')
  if (style) {
    const view = new DataView(style.buffer, style.byteOffset, style.byteLength)
    view.setUint16(4, REGULAR_WEIGHT)
    view.setUint16(6, 5)
    view.setUint16(62, REGULAR)
  }
  const head = tables.get('head')
  if (head) new DataView(head.buffer, head.byteOffset, head.byteLength).setUint16(44, 0)
  tables.delete('STAT')
  return writeFontTables(tables)
}

const WINDOWS = 3
const UNICODE = 1
const ENGLISH = 0x409

function readNames(tables: FontTables): Map<number, string> {
  const names = new Map<number, string>()
  const table = tables.get('name')
  if (!table) return names
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const strings = view.getUint16(4)
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const record = 6 + 12 * index
    if (view.getUint16(record) !== WINDOWS || view.getUint16(record + 4) !== ENGLISH) continue
    const from = strings + view.getUint16(record + 10)
    const bytes = Buffer.from(table.subarray(from, from + view.getUint16(record + 8)))
    names.set(view.getUint16(record + 6), bytes.swap16().toString('utf16le'))
  }
  return names
}

function writeNames(names: ReadonlyMap<number, string>): Uint8Array {
  const sorted = [...names].toSorted(([one], [other]) => one - other)
  const texts = sorted.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const start = 6 + 12 * sorted.length
  const table = new Uint8Array(start + texts.reduce((sum, text) => sum + text.length, 0))
  const view = new DataView(table.buffer)
  view.setUint16(2, sorted.length)
  view.setUint16(4, start)
  let at = 0
  for (const [index, [id]] of sorted.entries()) {
    const record = 6 + 12 * index
    const text = texts[index]!
    for (const [place, value] of [WINDOWS, UNICODE, ENGLISH, id, text.length, at].entries())
      view.setUint16(record + 2 * place, value)
    table.set(text, start + at)
    at += text.length
  }
  return table
}
