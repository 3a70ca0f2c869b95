import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont, { type Axis } from 'subset-font'
import { ROOT } from '../launch/root.mjs'

const OUT = join(ROOT, 'web', 'assets', 'fonts')

/**
 * The two Latin fonts that every page loads, reduced to what the pages use of them: half the bytes of the packages'
 * files. Headings use the cut for display sizes throughout, so the optical axis is fixed; letters beyond Latin-1 are in
 * the packages' own latin-ext files (web/styles/fonts.css).
 */
const FONTS: readonly { source: string; out: string; variationAxes: Record<string, Axis> }[] = [
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    out: 'headings.woff2',
    variationAxes: { opsz: 96, wght: { min: 700, max: 800, default: 700 } },
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    out: 'text.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
]

/** The unicode-range of fonts.css, which has to be the same. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
] as const
const SINGLE = [
  0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc, 0x2002, 0x2009, 0x202f, 0x20ac, 0x2122, 0x2190, 0x2192, 0x2212, 0x221e,
]

/** `npm run webfonts` */
export async function makeWebFonts(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const text = String.fromCodePoint(...RANGES.flatMap(([from, to]) => range(from, to)), ...SINGLE)
  for (const { source, out, variationAxes } of FONTS) {
    const font = readFileSync(join(ROOT, 'node_modules', '@fontsource-variable', source))
    const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes })
    writeFileSync(join(OUT, out), subset)
    process.stdout.write(`${out}: ${subset.byteLength} of ${font.byteLength} bytes\n`)
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
