import { readFileSync } from 'node:fs'
import type { FontSource } from '#studio/type/fonts/font-library.ts'

/** Font files from the installed packages, for tests. */
export const packagedFonts: FontSource = (file) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url))
