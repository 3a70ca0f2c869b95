import type { SheetPlatform } from '#contract/catalogue/sheet-platforms.ts'

/** What a column says about a product, its ad or its campaign. */
export type Holds =
  | 'campaign'
  | 'ad set'
  | 'ad name'
  | 'ad group'
  | 'headline'
  | 'price'
  | 'long headline'
  | 'description'
  | 'primary text'
  | 'link'
  | 'business name'
  | 'board'
  | PictureName
  | `hosted ${PictureName}`

/** Pictures that one row of a sheet may carry. */
export type PictureName = 'picture' | 'landscape' | 'square'

export interface SheetColumn {
  name: string
  /** Left out for a column that stays empty, or has the same text in every row. */
  holds?: Holds
  /** The text of every row. */
  always?: string
  /** The most characters that the platform accepts. */
  max?: number
  /** Characters that people see before the rest is folded away: more is accepted. */
  shown?: number
  required?: true
}

/** The shape of a picture that a platform takes, as width to height, and its least size. */
export interface SheetPictureShape {
  name: string
  ratio: number
  leastPx: readonly [width: number, height: number]
}

/** One ad of a product: the first shape of each list of which the campaign has a picture is taken. */
export interface SheetAd {
  /** Name of the ad set, after the campaign's. */
  set: string
  pictures: Partial<Record<PictureName, readonly SheetPictureShape[]>>
  /** The ad is left out without a word if the campaign has no picture for it. */
  optional?: true
}

/** The bulk sheet of a platform, as data. */
export interface SheetFormat {
  platform: SheetPlatform
  /** The public page that describes the columns or their limits, and the day on which it was last read. */
  source: string
  checked: string
  /** A wide letter, as of Chinese or Japanese, counts as two characters. */
  countsWidth?: true
  /** Most rows of one file. */
  rowsMax?: number
  /** Column that has to differ between all rows. */
  unique?: Holds
  columns: readonly SheetColumn[]
  ads: readonly SheetAd[]
}

export const WIDE_PICTURE: SheetPictureShape = { name: '1.91:1', ratio: 1200 / 628, leastPx: [600, 314] }
export const SQUARE: SheetPictureShape = { name: '1:1', ratio: 1, leastPx: [600, 600] }
export const SMALL_SQUARE: SheetPictureShape = { ...SQUARE, leastPx: [300, 300] }
export const UPRIGHT: SheetPictureShape = { name: '4:5', ratio: 4 / 5, leastPx: [600, 750] }
export const STORY: SheetPictureShape = { name: '9:16', ratio: 9 / 16, leastPx: [600, 1067] }
export const PIN: SheetPictureShape = { name: '2:3', ratio: 2 / 3, leastPx: [600, 900] }
