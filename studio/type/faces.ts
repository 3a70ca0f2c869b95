/** The font families that ship with the app, as data. Files are npm package paths, read through a FontSource. */

/** A way to set type: the family, its weight and width, and the optical size for which it is drawn. */
export interface Face {
  family: FamilyKey
  /** 100 to 900; ignored by the families with a single weight. */
  weight: number
  /** Percent of the normal width; only where the family has a width axis. */
  width?: number
  /**
   * Space in em that is added to the face's own between words, which is too narrow beside its letters. It is absent in
   * ads that were made before it.
   */
  wordSpace?: number
  /**
   * A user's font, by the hash of its file. It sets the texts of which it has all letters; the family sets the rest.
   */
  own?: string
  /**
   * Optical size in points; only where the family has such an axis. It is fixed, so that widths stay linear in size.
   */
  opticalSize?: number
}

export interface Family {
  /** The npm package, its files' stem and their ending, e.g. `archivo` + `standard-normal`. */
  packageName: string
  stem: string
  ending: string
  /**
   * The named subsets in the order in which they are searched; `numbered` families are cut into slices [0], [1], ...
   * instead.
   */
  slices: readonly string[] | 'numbered'
  axes: {
    weight?: readonly [number, number]
    width?: readonly [number, number]
    opticalSize?: readonly [number, number]
  }
  /** The optical size for faces that name none. */
  opticalSize?: number
  /** The family that sets a whole text instead when this one lacks one of its Latin, Greek or Cyrillic letters. */
  companion?: { family: FamilyKey; weight?: number; width?: number }
  /**
   * The family has serifs, which other scripts' faces lack: a text in such a script is set without them, with this much
   * more weight.
   */
  serifs?: { weightAbroad: number }
  /** Its wide space would tear texts of other scripts apart, so those are set entirely in the companion. */
  monospaced?: boolean
  /** Its default figures hang below the baseline; they are exchanged for its lining figures when the file is loaded. */
  oldStyleFigures?: boolean
}

const LATIN = ['latin', 'latin-ext'] as const
const LATIN_VIETNAMESE = [...LATIN, 'vietnamese'] as const
const EUROPEAN = [...LATIN_VIETNAMESE, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const

function variable(name: string, ending: 'standard' | 'wght') {
  return { packageName: `@fontsource-variable/${name}`, stem: name, ending: `${ending}-normal` }
}

function single(name: string) {
  return { packageName: `@fontsource/${name}`, stem: name, ending: '400-normal' }
}

/** Returns a script's letters in the one design that has them all, so that they stand well beside each other. */
function scriptFamily(script: string): Family {
  return {
    ...variable(`noto-sans-${script}`, 'standard'),
    slices: [script],
    axes: { weight: [100, 900], width: [62.5, 100] },
  }
}

export type FamilyKey =
  | 'hanken-grotesk'
  | 'instrument-sans'
  | 'bricolage-grotesque'
  | 'archivo'
  | 'anton'
  | 'titan-one'
  | 'fredoka'
  | 'cormorant'
  | 'playfair-display'
  | 'fraunces'
  | 'jetbrains-mono'
  | 'noto-sans'
  | 'noto-serif'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'gujarati'
  | 'gurmukhi'
  | 'georgian'
  | 'armenian'
  | 'khmer'
  | 'lao'
  | 'myanmar'
  | 'sinhala'
  | 'ethiopic'
  | 'japanese'
  | 'korean'
  | 'chinese'
  | 'figures'
  | 'symbols'
  | 'pictographs'
  | 'dingbats'
  | 'mathematics'
  | 'emoji'

export const FAMILIES: Record<FamilyKey, Family> = {
  'hanken-grotesk': {
    ...variable('hanken-grotesk', 'wght'),
    slices: LATIN_VIETNAMESE,
    axes: { weight: [100, 900] },
    companion: { family: 'noto-sans' },
  },
  'instrument-sans': {
    ...variable('instrument-sans', 'standard'),
    slices: LATIN,
    axes: { weight: [400, 700], width: [75, 100] },
    companion: { family: 'noto-sans' },
  },
  'bricolage-grotesque': {
    ...variable('bricolage-grotesque', 'standard'),
    slices: LATIN_VIETNAMESE,
    axes: { weight: [200, 800], width: [75, 100], opticalSize: [12, 96] },
    opticalSize: 48,
    companion: { family: 'noto-sans' },
  },
  archivo: {
    ...variable('archivo', 'standard'),
    slices: LATIN_VIETNAMESE,
    axes: { weight: [100, 900], width: [62, 125] },
    companion: { family: 'noto-sans' },
  },
  anton: {
    ...single('anton'),
    slices: LATIN_VIETNAMESE,
    axes: {},
    companion: { family: 'noto-sans', weight: 900, width: 62.5 },
  },
  'titan-one': { ...single('titan-one'), slices: LATIN, axes: {}, companion: { family: 'noto-sans', weight: 900 } },
  fredoka: {
    ...variable('fredoka', 'standard'),
    slices: [...LATIN, 'hebrew'],
    axes: { weight: [300, 700], width: [75, 125] },
    companion: { family: 'noto-sans' },
  },
  cormorant: {
    ...variable('cormorant', 'wght'),
    slices: [...LATIN_VIETNAMESE, 'cyrillic', 'cyrillic-ext'],
    axes: { weight: [300, 700] },
    companion: { family: 'noto-serif' },
    // Its stems are those of a sans-serif half as heavy again.
    serifs: { weightAbroad: -150 },
    oldStyleFigures: true,
  },
  'playfair-display': {
    ...variable('playfair-display', 'wght'),
    slices: [...LATIN_VIETNAMESE, 'cyrillic'],
    axes: { weight: [400, 900] },
    companion: { family: 'noto-serif' },
    serifs: { weightAbroad: -50 },
    oldStyleFigures: true,
  },
  fraunces: {
    ...variable('fraunces', 'standard'),
    slices: LATIN_VIETNAMESE,
    axes: { weight: [100, 900], opticalSize: [9, 144] },
    opticalSize: 72,
    companion: { family: 'noto-serif' },
    serifs: { weightAbroad: 0 },
  },
  'jetbrains-mono': {
    ...variable('jetbrains-mono', 'wght'),
    slices: [...LATIN_VIETNAMESE, 'cyrillic', 'cyrillic-ext', 'greek'],
    axes: { weight: [100, 800] },
    companion: { family: 'noto-sans' },
    monospaced: true,
  },
  'noto-sans': {
    ...variable('noto-sans', 'standard'),
    slices: EUROPEAN,
    axes: { weight: [100, 900], width: [62.5, 100] },
  },
  'noto-serif': {
    ...variable('noto-serif', 'standard'),
    // The last one has its superior and inferior figures.
    slices: [...EUROPEAN, 'math'],
    axes: { weight: [100, 900], width: [62.5, 100] },
  },
  arabic: scriptFamily('arabic'),
  hebrew: scriptFamily('hebrew'),
  devanagari: scriptFamily('devanagari'),
  thai: scriptFamily('thai'),
  bengali: scriptFamily('bengali'),
  tamil: scriptFamily('tamil'),
  telugu: scriptFamily('telugu'),
  kannada: scriptFamily('kannada'),
  malayalam: scriptFamily('malayalam'),
  gujarati: scriptFamily('gujarati'),
  gurmukhi: scriptFamily('gurmukhi'),
  georgian: scriptFamily('georgian'),
  armenian: scriptFamily('armenian'),
  khmer: scriptFamily('khmer'),
  lao: scriptFamily('lao'),
  myanmar: scriptFamily('myanmar'),
  sinhala: scriptFamily('sinhala'),
  ethiopic: scriptFamily('ethiopic'),
  japanese: { ...variable('noto-sans-jp', 'wght'), slices: 'numbered', axes: { weight: [100, 900] } },
  korean: { ...variable('noto-sans-kr', 'wght'), slices: 'numbered', axes: { weight: [100, 900] } },
  chinese: { ...variable('noto-sans-sc', 'wght'), slices: 'numbered', axes: { weight: [100, 900] } },
  /** Superior and inferior figures, which the sans-serif families lack, in the design that Noto Sans grew from. */
  figures: { ...variable('open-sans', 'standard'), slices: ['math'], axes: { weight: [300, 800], width: [75, 100] } },
  /** Arrows, stars, ticks and mathematical signs, which come as two subsets of the Arabic package. */
  symbols: {
    ...variable('noto-sans-arabic', 'standard'),
    slices: ['symbols', 'math'],
    axes: { weight: [100, 900], width: [62.5, 100] },
  },
  pictographs: { ...variable('noto-sans-symbols', 'wght'), slices: ['symbols'], axes: { weight: [100, 900] } },
  dingbats: { ...single('noto-sans-symbols-2'), slices: ['symbols', 'math'], axes: {} },
  /** Its one file is called `latin`. */
  mathematics: { ...single('noto-sans-math'), slices: ['latin'], axes: {} },
  /** The package's one file with every sequence; its numbered slices would break sequences that span two of them. */
  emoji: { ...single('noto-color-emoji'), slices: ['emoji'], axes: {} },
}

export const FAMILY_KEYS = Object.keys(FAMILIES) as FamilyKey[]

/** Names a face in one string, for caches and reports: `archivo-800-w90`. */
export function faceName(face: Face): string {
  const width = face.width === undefined ? '' : `-w${face.width}`
  const opticalSize = face.opticalSize === undefined ? '' : `-o${face.opticalSize}`
  const own = face.own === undefined ? '' : `-own-${face.own}`
  return `${face.family}-${face.weight}${width}${opticalSize}${own}`
}

/** Returns the npm package of a family, which has its licence. */
export function fontPackage(family: FamilyKey): string {
  return FAMILIES[family].packageName
}

export function sliceFile(family: Family, slice: string): string {
  return `${family.packageName}/files/${family.stem}-${slice}-${family.ending}.woff2`
}

/** Returns true if a face is bold. Anton and Titan One are heavy by design: their single weight is called 400. */
export function isBold(face: Face): boolean {
  return face.family === 'anton' || face.family === 'titan-one' || face.weight >= 600
}
