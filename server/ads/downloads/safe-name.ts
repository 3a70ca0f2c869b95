const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/**
 * Matches edges to trim: an accent without its letter would be drawn on the hyphen, and Windows drops a dot at the end.
 */
const EDGES = /^[-._\p{M}]+|[-._]+$/gu

/**
 * Names of devices in Windows, which allows no file or folder with these names, whatever follows after a dot
 * (Microsoft's 'Naming Files, Paths, and Namespaces').
 */
const DEVICE = /^(con|prn|aux|nul|conin\$?|conout\$?|(?:com|lpt)[0-9¹²³])(?=\.|$)/

/**
 * Longest name: file systems count bytes, and people count what they see; the rest of a file name has room in the 255
 * bytes of a name, and the path in the 260 letters of Windows.
 */
const LONGEST = { characters: 60, bytes: 180 }

/**
 * Makes a text a name that every file system accepts, including those of Windows: letters and digits of any script in
 * lower case, separated by hyphens and `kept` signs. Empty if the text has none. Every name of a file or a folder comes
 * from here.
 */
export function safeName(text: string, kept: '' | '._' = ''): string {
  const lower = text.normalize('NFC').toLowerCase().normalize('NFC').replaceAll(INVISIBLE, '')
  const others = new RegExp(`[^\\p{L}\\p{M}\\p{N}${kept}]+`, 'gu')
  const name = shorten(lower.replaceAll(others, '-').replaceAll(EDGES, '')).replaceAll(EDGES, '')
  return name.replace(DEVICE, '$1-file')
}

function shorten(name: string): string {
  let short = ''
  let characters = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    characters += 1
    if (characters > LONGEST.characters || Buffer.byteLength(short + segment) > LONGEST.bytes) break
    short += segment
  }
  return short
}

/** Folds case: equal for names that a case-insensitive file system takes for one. */
export function foldCase(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}
