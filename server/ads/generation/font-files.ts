import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Reads a font of an npm package by its path, such as `@fontsource/anton/files/anton-latin-400-normal.woff2`. */
export function readFontFile(file: string): Uint8Array {
  return readFileSync(resolve(file))
}
