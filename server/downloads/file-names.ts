import { type FormatId, getFormat } from '#contract/formats.ts'

interface Picture {
  creative: { productName: string }
  variant: { format: FormatId; width: number; height: number }
}

/** Gives each picture its place in the archive: `google/blue-mug-leaderboard-728x90.jpg`. No two have the same. */
export function nameFiles<One extends Picture>(pictures: readonly One[]): (One & { path: string })[] {
  const taken = new Set<string>()
  return pictures.map((picture) => {
    const path = freePath(picture, taken)
    taken.add(path)
    return { ...picture, path }
  })
}

function freePath({ creative, variant: { format, width, height } }: Picture, taken: ReadonlySet<string>): string {
  const shape = `${format.replaceAll('_', '-')}-${width}x${height}`
  const path = `${getFormat(format).folder}/${fileStem(creative.productName)}-${shape}`
  let free = `${path}.jpg`
  for (let copy = 2; taken.has(free); copy += 1) free = `${path}-${copy}.jpg`
  return free
}

/** File systems count bytes, and people what they see; what follows the stem has room in the 255 bytes of a name. */
const LONGEST = { characters: 60, bytes: 180 }

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const APOSTROPHES = /['’]/g
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu
/** An accent without its letter would sit on the hyphen. */
const EDGES = /^[-\p{M}]+|-+$/gu

/**
 * A name as part of a file's: letters and digits of any script in lower case, with hyphens between. It is no name by itself, which
 * might be one that Windows keeps for its devices.
 */
export function fileStem(name: string): string {
  const words = name.normalize('NFC').toLowerCase().replaceAll(INVISIBLE, '').replaceAll(APOSTROPHES, '')
  return shorten(words.replaceAll(NO_LETTERS, '-').replaceAll(EDGES, '')).replaceAll(EDGES, '') || 'ad'
}

function shorten(stem: string): string {
  let short = ''
  let characters = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(stem)) {
    characters += 1
    if (characters > LONGEST.characters || Buffer.byteLength(short + segment) > LONGEST.bytes) break
    short += segment
  }
  return short
}
