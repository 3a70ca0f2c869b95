import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** Registers a font's Latin letters for canvases, and returns the name by which it is used. */
export function fontFaceFor(family: string): string {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
  GlobalFonts.register(readFileSync(file), `test-${family}`)
  return `test-${family}`
}
