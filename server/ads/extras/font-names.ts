import { PRODUCT_NAME } from '#contract/product.ts'
import type { UsedFont } from '#studio/index.ts'

export interface FontNames {
  /** Family under which the file is installed. Its only style is Regular. */
  family: string
  /** Name in PostScript, by which Photoshop and PDF find it. */
  postScript: string
}

/**
 * Names a font in one position of its axes as a family of its own: `Placard Archivo 800 Width 90`. A cut font is a
 * modified version under the OFL, which must not carry a reserved name; `Playfair Display` and `Titan One` are reserved.
 */
export function fontNames({ key, axes }: Pick<UsedFont, 'key' | 'axes'>): FontNames {
  const [path = ''] = key.split(/-(?:wght|wdth|opsz)/)
  const [family = '', slice = ''] = path.split('/')
  const known = RENAMED[family] ?? family.split('-').map(capitalized).join(' ')
  const words = [
    PRODUCT_NAME,
    known,
    // The first slice has the letters that nearly every text is set in.
    ...(slice === 'latin' || slice === family ? [] : [slice.split('-').map(capitalized).join(' ')]),
    ...(axes.wght === undefined ? [] : [String(Math.round(axes.wght))]),
    ...(axes.wdth === undefined || axes.wdth === 100 ? [] : [`Width ${round(axes.wdth)}`]),
    ...(axes.opsz === undefined ? [] : [`Size ${round(axes.opsz)}`]),
  ]
  const name = words.join(' ')
  return { family: name, postScript: `${name.replaceAll(/[^A-Za-z0-9]+/g, '')}-Regular` }
}

const RENAMED: Record<string, string> = { 'playfair-display': 'Display Serif', 'titan-one': 'Heavy Round' }

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function round(value: number): string {
  return String(Math.round(10 * value) / 10)
}
