import { GlobalFonts } from '@napi-rs/canvas'
import { readCharacterMap } from './character-map.ts'
import { isOwnFontLetter } from './own-font-letters.ts'

/** A user's font, as prepareOwnFont made it. */
export interface OwnFont {
  sha256: string
  /** TrueType or OpenType, not packed. */
  bytes: Uint8Array
}

/** The users' fonts that one typesetter knows. */
export interface OwnFonts {
  /** Registers a font for good. */
  add(font: OwnFont): void
  /** Returns the font's name for ctx.font; undefined if it is not registered, or lacks a character of the text. */
  aliasFor(sha256: string, text: string): string | undefined
  has(sha256: string): boolean
}

/** Registration is global to the process, and is never undone: removing a font changes how other text is shaped. */
const registered = new Set<string>()

export function countOwnFonts(): number {
  return registered.size
}

export function createOwnFonts(): OwnFonts {
  const letters = new Map<string, ReadonlySet<number>>()
  return {
    add({ sha256, bytes }) {
      if (letters.has(sha256)) return
      register(sha256, bytes)
      letters.set(sha256, new Set([...readCharacterMap(bytes).keys()].filter(isOwnFontLetter)))
    },
    has: (sha256) => letters.has(sha256),
    aliasFor(sha256, text) {
      const held = letters.get(sha256)
      const isSet = held && [...text].every((letter) => held.has(letter.codePointAt(0) ?? -1))
      return isSet ? aliasOf(sha256) : undefined
    },
  }
}

/** Names a font by the hash of its file's content. No family has such a name. */
function aliasOf(sha256: string): string {
  return `own/${sha256}`
}

function register(sha256: string, bytes: Uint8Array): void {
  if (registered.has(sha256)) return
  const key = GlobalFonts.register(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), aliasOf(sha256))
  if (!key) throw new Error(`The font ${sha256} could not be read`)
  registered.add(sha256)
}
