const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** An accent without its letter would sit on the hyphen, and Windows drops a dot at the end. */
const EDGES = /^[-._\p{M}]+|[-._]+$/gu

/** Names of devices in Windows, which holds no file or folder of these names, whatever stands behind a dot (Microsoft's 'Naming Files, Paths, and Namespaces'). */
const DEVICE = /^(con|prn|aux|nul|conin\$?|conout\$?|(?:com|lpt)[0-9¹²³])(?=\.|$)/

/** File systems count bytes, and people what they see; what follows has room in the 255 bytes of a name, and the path in the 260 letters of Windows. */
const LONGEST = { characters: 60, bytes: 180 }

/**
 * A text as a name that every file system holds, Windows' among them: letters and digits of any script in lower case, with hyphens, and
 * `kept` signs, between. Empty where the text has none. All that becomes the name of a file or a folder goes through here.
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

/** The same for names that a file system without a difference between capitals and small letters takes for one. */
export function foldCase(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}
