/**
 * The ad formats: SPEC.md section 3's six, then the sizes of media plans, a row each. Everything that differs between
 * two formats is in their rows, so that adding a format means adding a row. Any other size is a format of the ads that
 * ask for it, and its id is the size. Data only: no zod, so that a page can show the list without loading a parser.
 */

/** The groups of formats beyond SPEC.md's six, by where they are published; in the order of their rows. */
export const FORMAT_GROUPS = [
  { id: 'social', name: 'Social and screens' },
  { id: 'column', name: 'Beside an article' },
  { id: 'phone', name: 'On phones' },
  { id: 'strip', name: 'Across a page' },
] as const

export type FormatGroupId = (typeof FORMAT_GROUPS)[number]['id']

/**
 * The surroundings of a published ad: a feed, a story, cards, a board of pins, a screen on a wall, an article's column,
 * a page's head, a page on a phone.
 */
export type FormatPlace = 'feed' | 'story' | 'cards' | 'board' | 'screen' | 'column' | 'strip' | 'phone'

interface FormatRow {
  id: string
  name: string
  /** Left out for SPEC.md's six. */
  group?: FormatGroupId
  /** The folder of its picture in a download: people who upload the pictures look for the platform. */
  folder: 'meta' | 'google' | 'web' | 'pinterest' | 'screens'
  place: FormatPlace
  widthPx: number
  heightPx: number
  description: string
  /** Maximum size of its file. */
  maxBytes: number
  /** Facebook and Instagram ban pictures of buttons: the call to action is a label or a ribbon there. */
  buttonsAllowed?: false
  /** Bands that the platform covers with its own bars, in pixels of the ad. */
  covered?: { topPx: number; footPx: number }
  /** Minimum height of a capital; if it is left out, the type scale derives it from the shorter side. */
  minCapPx?: number
  /** Maximum share of the area that may be text. */
  textShareMax?: number
  /** Other names in media plans, in lower case. */
  aliases?: readonly string[]
}

const MEGABYTE = 1_048_576
/** Google says "at most 150 KB"; 150,000 bytes satisfies every reading of that. */
const DISPLAY_BYTES = 150_000
/** Up to this area a size without a row counts as a banner of some display network, with the same small file limit. */
const DISPLAY_MAX_AREA_PX = 400_000

const ROWS = [
  {
    id: 'facebook_feed',
    name: 'Facebook Feed',
    folder: 'meta',
    place: 'feed',
    widthPx: 1080,
    heightPx: 1080,
    description: 'Optimal for Facebook feed posts',
    maxBytes: MEGABYTE,
    buttonsAllowed: false,
  },
  {
    id: 'instagram_feed',
    name: 'Instagram Feed',
    folder: 'meta',
    place: 'feed',
    widthPx: 1080,
    heightPx: 1080,
    description: 'For the Instagram main feed',
    maxBytes: MEGABYTE,
    buttonsAllowed: false,
  },
  {
    id: 'instagram_story',
    name: 'Instagram Story',
    folder: 'meta',
    place: 'story',
    widthPx: 1080,
    heightPx: 1920,
    description: 'Vertical format for Instagram stories',
    maxBytes: MEGABYTE,
    buttonsAllowed: false,
    covered: { topPx: 270, footPx: 384 },
    aliases: ['story', 'stories', 'reels'],
  },
  {
    id: 'google_display',
    name: 'Google Display',
    folder: 'google',
    place: 'column',
    widthPx: 300,
    heightPx: 250,
    description: 'Standard display ad format',
    maxBytes: DISPLAY_BYTES,
    aliases: ['medium rectangle', 'mpu', 'mrec'],
  },
  {
    id: 'leaderboard',
    name: 'Leaderboard',
    folder: 'google',
    place: 'strip',
    widthPx: 728,
    heightPx: 90,
    description: 'Wide format for website headers',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'square',
    name: 'Square',
    folder: 'web',
    place: 'cards',
    widthPx: 600,
    heightPx: 600,
    description: 'Versatile square format for multiple platforms',
    maxBytes: MEGABYTE,
    minCapPx: 12,
    textShareMax: 0.2,
  },
  {
    id: 'landscape',
    name: 'Landscape',
    group: 'social',
    folder: 'meta',
    place: 'feed',
    widthPx: 1200,
    heightPx: 628,
    description: 'Wide picture for posts that link to a page',
    maxBytes: MEGABYTE,
    buttonsAllowed: false,
    aliases: ['link ad', 'link post'],
  },
  {
    id: 'portrait',
    name: 'Portrait',
    group: 'social',
    folder: 'meta',
    place: 'feed',
    widthPx: 1080,
    heightPx: 1350,
    description: 'Upright picture that takes more of a feed',
    maxBytes: MEGABYTE,
    buttonsAllowed: false,
  },
  {
    id: 'pin',
    name: 'Pin',
    group: 'social',
    folder: 'pinterest',
    place: 'board',
    widthPx: 1000,
    heightPx: 1500,
    description: 'Tall picture for boards of pins',
    maxBytes: MEGABYTE,
    aliases: ['pinterest'],
  },
  {
    id: 'full_hd',
    name: 'Full HD',
    group: 'social',
    folder: 'screens',
    place: 'screen',
    widthPx: 1920,
    heightPx: 1080,
    description: 'For screens in shops and at stations',
    maxBytes: MEGABYTE,
    aliases: ['1080p'],
  },
  {
    id: 'half_page',
    name: 'Half Page',
    group: 'column',
    folder: 'google',
    place: 'column',
    widthPx: 300,
    heightPx: 600,
    description: 'Large upright banner',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'wide_skyscraper',
    name: 'Wide Skyscraper',
    group: 'column',
    folder: 'google',
    place: 'column',
    widthPx: 160,
    heightPx: 600,
    description: 'Tall banner for a narrow column',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'skyscraper',
    name: 'Skyscraper',
    group: 'column',
    folder: 'google',
    place: 'column',
    widthPx: 120,
    heightPx: 600,
    description: 'The narrowest tall banner',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'large_rectangle',
    name: 'Large Rectangle',
    group: 'column',
    folder: 'google',
    place: 'column',
    widthPx: 336,
    heightPx: 280,
    description: 'Box beside or within the text',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'large_mobile_banner',
    name: 'Large Mobile Banner',
    group: 'phone',
    folder: 'google',
    place: 'phone',
    widthPx: 320,
    heightPx: 100,
    description: 'Two strips high, at the edge of the screen',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'mobile_banner',
    name: 'Mobile Banner',
    group: 'phone',
    folder: 'google',
    place: 'phone',
    widthPx: 320,
    heightPx: 50,
    description: 'Strip at the edge of the screen',
    maxBytes: DISPLAY_BYTES,
    aliases: ['mobile leaderboard'],
  },
  {
    id: 'small_mobile_banner',
    name: 'Small Mobile Banner',
    group: 'phone',
    folder: 'google',
    place: 'phone',
    widthPx: 300,
    heightPx: 50,
    description: 'The same strip on narrow phones',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'billboard',
    name: 'Billboard',
    group: 'strip',
    folder: 'google',
    place: 'strip',
    widthPx: 970,
    heightPx: 250,
    description: 'Large banner at the head of a page',
    maxBytes: DISPLAY_BYTES,
  },
  {
    id: 'super_leaderboard',
    name: 'Super Leaderboard',
    group: 'strip',
    folder: 'google',
    place: 'strip',
    widthPx: 970,
    heightPx: 90,
    description: 'The widest strip for the head of a page',
    maxBytes: DISPLAY_BYTES,
    aliases: ['large leaderboard'],
  },
] as const satisfies readonly FormatRow[]

type RowId = (typeof ROWS)[number]['id']

/** A size without a row, as media plans write it: 640x200. */
export type SizeId = `${number}x${number}`

export type FormatId = RowId | SizeId

export interface Format extends FormatRow {
  id: FormatId
}

export const FORMATS: readonly Format[] = ROWS

/** SPEC.md's six formats: the beginning of every list, and the meaning of 'all formats'. */
export const MAIN_FORMATS = FORMATS.filter(({ group }) => group === undefined)

/** The sizes of media plans, which lists fold as 'More sizes'. */
export const MORE_FORMATS = FORMATS.filter(({ group }) => group !== undefined)

export const FORMAT_IDS = idsOf(FORMATS)
export const MAIN_FORMAT_IDS: readonly FormatId[] = idsOf(MAIN_FORMATS)

function idsOf(formats: readonly Format[]): [RowId, ...RowId[]] {
  return formats.map((format) => format.id) as [RowId, ...RowId[]]
}

/**
 * Returns a format by its id. The format of a size is made from the size, which is also its name. Throws if the id is
 * neither.
 */
export function getFormat(id: FormatId): Format {
  const format = FORMATS.find((candidate) => candidate.id === id) ?? formatOfSize(id)
  if (!format) throw new Error(`Unknown ad format: ${id}`)
  return format
}

const SIZE_ID = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/

function formatOfSize(id: FormatId): Format | undefined {
  const [, width, height] = SIZE_ID.exec(id) ?? []
  if (!width) return undefined
  const [widthPx, heightPx] = [Number(width), Number(height)]
  return {
    id,
    name: id,
    folder: 'web',
    place: placeOf(widthPx / heightPx),
    widthPx,
    heightPx,
    description: 'A size of your media plan',
    maxBytes: maxBytesOf({ widthPx, heightPx }),
  }
}

/** Returns the maximum file size of a size without a row. */
export function maxBytesOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }): number {
  return widthPx * heightPx <= DISPLAY_MAX_AREA_PX ? DISPLAY_BYTES : MEGABYTE
}

/** Returns true for a size of display networks, whose banners may be HTML5. */
export function isDisplaySize({ maxBytes }: Pick<Format, 'maxBytes'>): boolean {
  return maxBytes === DISPLAY_BYTES
}

function placeOf(aspect: number): FormatPlace {
  if (aspect >= 2.2) return 'strip'
  return aspect < 1 / 1.5 ? 'column' : 'cards'
}

/** Returns the size in pixels that stands beside a format's name; empty if the size is the name. */
export function sizeLabelOf({ name, widthPx, heightPx }: Format): string {
  return name === `${widthPx}x${heightPx}` ? '' : `${widthPx} × ${heightPx}`
}

/** Compares two formats by their place in lists: rows in order, then other sizes, the widest first. */
export function compareFormats(one: FormatId, other: FormatId): number {
  const [a, b] = [getFormat(one), getFormat(other)]
  return rowPlace(one) - rowPlace(other) || b.widthPx - a.widthPx || b.heightPx - a.heightPx
}

/** Returns the pictures in the order of `compareFormats`. */
export function sortByFormat<Picture extends { format: FormatId }>(pictures: readonly Picture[]): Picture[] {
  return pictures.toSorted((one, other) => compareFormats(one.format, other.format))
}

function rowPlace(id: FormatId): number {
  const place = FORMATS.findIndex((format) => format.id === id)
  return place === -1 ? FORMATS.length : place
}

/** Returns the file name of a downloaded ad, as SPEC.md section 9 defines it. */
export function downloadFileName(id: FormatId): string {
  return `ad-${getFormat(id).name.toLowerCase().replaceAll(' ', '-')}.jpg`
}
