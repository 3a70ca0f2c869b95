import { createHash } from 'node:crypto'
import { FAMILIES, type FamilyKey, sliceFile } from '#studio/type/faces.ts'
import { unpackWoff2 } from '#studio/type/fonts/woff2.ts'
import { packagedFonts } from './packaged-fonts.ts'

/** One of our font files as users upload them, compressed or not. */
export function fontFile(family: FamilyKey, slice = 'latin'): Uint8Array {
  return packagedFonts(sliceFile(FAMILIES[family], slice))
}

export function plainFontFile(family: FamilyKey): Uint8Array {
  return unpackWoff2(fontFile(family))
}

export function hashOfFont(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
