import { AD_STYLES, type AdStyle, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { type AdFormat, type Size, sizeName } from '#contract/sizes.ts'
import type { FamilyId } from '#studio/direction/direction.ts'
import type { AdFields } from '#studio/index.ts'
import { FAMILIES } from '#studio/layout/families/families.ts'
import { createRandom } from '#studio/basics/random.ts'
import { type Aspect, ASPECTS, type GoldenPhotoKind } from './photos.ts'
import { GOLDEN_WORDS } from './words.ts'

/** One ad of the goldens: a family that has to be used, a format, a product's aspect, and a brief of its own. */
export interface Cell {
  /** Its name in the file, which never changes, even if the ids do: `window leaderboard tall`. */
  name: string
  family: FamilyId
  format: AdFormat
  photo: { kind: GoldenPhotoKind; aspect: Aspect }
  /** The ad has the other two products too. */
  group: boolean
  /** The side on which the inspiration images have their weight. */
  pictureSide: 'left' | 'right' | undefined
  /** The product stands in a place that a model might have painted. */
  inPlace: boolean
  ad: AdFields
  seed: number
}

export interface FamilyRow {
  /** The first word of its cells' names. It stays when the family's id is changed. */
  name: string
  family: FamilyId
  /** The photos that it is composed with, in turn over the formats. */
  photos: readonly GoldenPhotoKind[]
  /** Styles that use it; every style if this is left out. */
  styles?: readonly AdStyle[]
  /** Companions may stand with its product. */
  groups?: true
  inPlace?: true
}

const CUT_OUT = ['cut-out'] as const

export const FAMILY_ROWS: readonly FamilyRow[] = [
  { name: 'window', family: 'window', photos: CUT_OUT, styles: ['clean', 'luxury', 'corporate'], groups: true },
  { name: 'pool', family: 'pool', photos: CUT_OUT, styles: ['luxury', 'modern'], groups: true },
  { name: 'panel', family: 'panel', photos: CUT_OUT, styles: ['clean', 'luxury', 'corporate'], groups: true },
  { name: 'type-break', family: 'type-break', photos: CUT_OUT, styles: ['bold', 'playful'] },
  { name: 'nebula', family: 'nebula', photos: CUT_OUT, styles: ['modern', 'luxury'], groups: true },
  { name: 'blocks', family: 'blocks', photos: CUT_OUT, styles: ['bold', 'playful'], groups: true },
  { name: 'podium', family: 'podium', photos: CUT_OUT, styles: ['clean', 'luxury', 'playful', 'corporate', 'modern'] },
  { name: 'sunburst', family: 'sunburst', photos: CUT_OUT, styles: ['bold', 'playful'] },
  { name: 'orb', family: 'orb', photos: CUT_OUT, styles: ['clean', 'modern'] },
  { name: 'giant', family: 'giant', photos: CUT_OUT, styles: ['clean', 'corporate', 'modern'] },
  { name: 'centre', family: 'centre', photos: CUT_OUT },
  { name: 'full-bleed', family: 'full-bleed', photos: ['room'] },
  { name: 'backdrop', family: 'backdrop', photos: ['studio'] },
  { name: 'bar', family: 'bar', photos: ['studio'] },
  { name: 'fade', family: 'fade', photos: ['room', 'studio'] },
  { name: 'split', family: 'split', photos: ['room', 'studio'] },
  { name: 'column', family: 'column', photos: ['cut-out', 'room'] },
  { name: 'paper', family: 'paper', photos: ['divided'] },
  { name: 'scene', family: 'scene', photos: CUT_OUT, inPlace: true },
  { name: 'near', family: 'near', photos: CUT_OUT },
  { name: 'rhythm', family: 'rhythm', photos: CUT_OUT },
  { name: 'seam', family: 'seam', photos: CUT_OUT },
  { name: 'breakout', family: 'breakout', photos: CUT_OUT },
  { name: 'tag', family: 'tag', photos: CUT_OUT },
  {
    name: 'spotlight',
    family: 'spotlight',
    photos: CUT_OUT,
    styles: ['bold', 'luxury', 'playful', 'corporate', 'modern'],
  },
  { name: 'echo', family: 'echo', photos: CUT_OUT },
  { name: 'crowd', family: 'crowd', photos: CUT_OUT },
  { name: 'flood', family: 'flood', photos: CUT_OUT },
  { name: 'answer', family: 'answer', photos: CUT_OUT },
  { name: 'plain', family: 'plain', photos: ['cut-out', 'studio', 'divided'] },
]

/** Share of the cells: companions find room in some of these, and the seed changes sides on a few more. */
const GROUP_SHARE = 0.6
const SIDE_SHARE = 0.4

/** One size of each class of canvas that no format has. */
const GOLDEN_SIZES: readonly Size[] = [
  { widthPx: 320, heightPx: 50 },
  { widthPx: 970, heightPx: 250 },
  { widthPx: 160, heightPx: 600 },
  { widthPx: 1200, heightPx: 628 },
  { widthPx: 1080, heightPx: 1350 },
]

/** All families on the formats, then those that declare arrangements on the sizes too. */
export const CELLS: readonly Cell[] = [
  ...FAMILY_ROWS.flatMap((row) => cellsOf(row, MAIN_FORMAT_IDS)),
  ...FAMILY_ROWS.filter(({ family }) => FAMILIES[family].arrangements).flatMap((row) => cellsOf(row, GOLDEN_SIZES)),
]

/** Makes the cells of a family in any formats or sizes, with a product of each aspect. */
export function cellsOf(row: FamilyRow, formats: readonly AdFormat[]): Cell[] {
  return formats.flatMap((format) => ASPECTS.map((aspect) => makeCell(row, format, aspect)))
}

/**
 * Makes a cell. Everything that the row leaves open is drawn from the cell's own name, so that no cell changes when
 * another is added or removed.
 */
function makeCell(row: FamilyRow, format: AdFormat, aspect: Aspect): Cell {
  const canvas = typeof format === 'string' ? format : sizeName(format)
  const name = `${row.name} ${canvas} ${aspect}`
  const random = createRandom(1, 'golden', name)
  // Sizes have no order in which to take turns.
  const turn =
    typeof format === 'string'
      ? MAIN_FORMAT_IDS.indexOf(format)
      : Math.floor(createRandom(1, 'golden', `${row.name} ${canvas}`).between(0, 60))
  const styles = row.styles ?? idsOf(AD_STYLES)
  const palettes = idsOf(COLOR_PALETTES).filter((id) => id !== 'custom')
  return {
    name,
    family: row.family,
    format,
    photo: { kind: row.photos[turn % row.photos.length]!, aspect },
    group: random.next() < GROUP_SHARE && row.groups === true,
    pictureSide: random.next() < SIDE_SHARE ? random.pick(['left', 'right']) : undefined,
    inPlace: row.inPlace ?? false,
    ad: {
      ...random.pick(GOLDEN_WORDS),
      customColors: [],
      adStyle: styles[(turn + ASPECTS.indexOf(aspect)) % styles.length]!,
      colorPalette: random.pick(palettes),
      typography: random.pick(idsOf(TYPOGRAPHIES)),
      tone: random.pick(idsOf(TONES)),
    },
    seed: Math.floor(random.next() * 1000),
  }
}
