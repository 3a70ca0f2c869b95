import type { FormatId } from '../formats.ts'
import type { PlatformId } from './platforms.ts'
import type { SourceId } from './sources.ts'

/** Sizes and files that the platforms take, a row for each placement. Data only: no zod. */

export type FileType = 'jpeg' | 'png' | 'gif' | 'webp'

/** Parts that the platform covers, or asks to keep free of words: shares of height and width. */
export interface Covered {
  top: number
  foot: number
  sides: number
}

export interface AdPlacement {
  id: string
  platform: PlatformId
  name: string
  /** Size that it takes, or recommends if `ratio` is set. */
  widthPx: number
  heightPx: number
  /** Set if any size of this shape is taken: the tolerance of the aspect ratio, and the minimum. */
  ratio?: { tolerance: number; minWidthPx: number; minHeightPx: number }
  /** Left out if no source states it. */
  maxBytes?: number
  /** Left out if no source states them. */
  types?: readonly FileType[]
  source: SourceId
  /** Source of the bytes, if it is another one. */
  bytesSource?: SourceId
  covered?: Covered & { source: SourceId }
  /** Formats of ours that are made for it. */
  formats?: readonly FormatId[]
  /** Set if it is shown in a list or feed, and so in a small size as well. */
  isInFeed?: true
}

/** The strictest reading of "150 KB", "5 MB": 1 KB as 1,000 bytes. */
const KB = 1_000
const MB = 1_000_000

const GOOGLE_UPLOADS = [
  [200, 200, 'Small square'],
  [240, 400, 'Vertical rectangle'],
  [250, 250, 'Square'],
  [250, 360, 'Triple widescreen'],
  [300, 250, 'Inline rectangle', 'google_display'],
  [336, 280, 'Large rectangle', 'large_rectangle'],
  [580, 400, 'Netboard'],
  [120, 600, 'Skyscraper', 'skyscraper'],
  [160, 600, 'Wide skyscraper', 'wide_skyscraper'],
  [300, 600, 'Half-page ad', 'half_page'],
  [300, 1050, 'Portrait'],
  [468, 60, 'Banner'],
  [728, 90, 'Leaderboard', 'leaderboard'],
  [930, 180, 'Top banner'],
  [970, 90, 'Large leaderboard', 'super_leaderboard'],
  [970, 250, 'Billboard', 'billboard'],
  [980, 120, 'Panorama'],
  [300, 50, 'Mobile banner', 'small_mobile_banner'],
  [320, 50, 'Mobile banner', 'mobile_banner'],
  [320, 100, 'Large mobile banner', 'large_mobile_banner'],
] as const

const AMAZON_SIZES = [
  [300, 250],
  [160, 600],
  [300, 600],
  [970, 250],
  [980, 55],
  [728, 90],
  [320, 50],
  [414, 125],
] as const

const CRITEO_SIZES = [
  [300, 250],
  [728, 90],
  [160, 600],
  [300, 600],
  [336, 280],
  [320, 50],
  [970, 250],
  [320, 480],
  [600, 600],
] as const

const TIKTOK_SIZES = [
  [1200, 628, 'Horizontal image'],
  [640, 640, 'Square image'],
  [720, 1280, 'Vertical image'],
  [600, 500, 'Banner 600 × 500'],
  [640, 200, 'Banner 640 × 200'],
  [640, 100, 'Banner 640 × 100'],
] as const

/** Tolerance where a source names a shape and no tolerance. */
const ABOUT = 0.01

const OTHERS: AdPlacement[] = [
  {
    id: 'google_landscape',
    platform: 'google',
    name: 'Responsive display ad, landscape',
    widthPx: 1200,
    heightPx: 628,
    ratio: { tolerance: 0.01, minWidthPx: 600, minHeightPx: 314 },
    maxBytes: 5_120 * KB,
    types: ['jpeg', 'png', 'gif'],
    source: 'google-responsive',
    bytesSource: 'google-responsive-file',
    isInFeed: true,
    covered: { top: 0.1, foot: 0.1, sides: 0.1, source: 'google-assets' },
  },
  {
    id: 'google_square',
    platform: 'google',
    name: 'Responsive display ad, square',
    widthPx: 1200,
    heightPx: 1200,
    ratio: { tolerance: 0.01, minWidthPx: 300, minHeightPx: 300 },
    maxBytes: 5_120 * KB,
    types: ['jpeg', 'png', 'gif'],
    source: 'google-responsive',
    bytesSource: 'google-responsive-file',
    formats: ['square'],
    isInFeed: true,
    covered: { top: 0.1, foot: 0.1, sides: 0.1, source: 'google-assets' },
  },
  {
    id: 'meta_feed_square',
    platform: 'meta',
    name: 'Facebook and Instagram feed, square',
    widthPx: 1080,
    heightPx: 1080,
    ratio: { tolerance: 0.03, minWidthPx: 600, minHeightPx: 600 },
    maxBytes: 30 * MB,
    types: ['jpeg', 'png'],
    source: 'meta-feed',
    formats: ['facebook_feed', 'instagram_feed'],
    isInFeed: true,
  },
  {
    id: 'meta_feed_portrait',
    platform: 'meta',
    name: 'Facebook and Instagram feed, portrait',
    widthPx: 1080,
    heightPx: 1350,
    ratio: { tolerance: 0.03, minWidthPx: 600, minHeightPx: 600 },
    maxBytes: 30 * MB,
    types: ['jpeg', 'png'],
    source: 'meta-feed',
    formats: ['portrait'],
    isInFeed: true,
  },
  {
    id: 'meta_feed_landscape',
    platform: 'meta',
    name: 'Facebook and Instagram feed, landscape',
    widthPx: 1200,
    heightPx: 628,
    ratio: { tolerance: 0.03, minWidthPx: 600, minHeightPx: 314 },
    maxBytes: 30 * MB,
    types: ['jpeg', 'png'],
    source: 'meta-feed',
    formats: ['landscape'],
    isInFeed: true,
  },
  {
    id: 'meta_story',
    platform: 'meta',
    name: 'Stories',
    widthPx: 1080,
    heightPx: 1920,
    ratio: { tolerance: 0.01, minWidthPx: 500, minHeightPx: 888 },
    maxBytes: 30 * MB,
    types: ['jpeg', 'png'],
    source: 'meta-story',
    covered: { top: 0.14, foot: 0.2, sides: 0, source: 'meta-zones' },
    formats: ['instagram_story'],
  },
  {
    id: 'meta_reels',
    platform: 'meta',
    name: 'Reels',
    widthPx: 1080,
    heightPx: 1920,
    ratio: { tolerance: 0.01, minWidthPx: 500, minHeightPx: 888 },
    maxBytes: 30 * MB,
    types: ['jpeg', 'png'],
    source: 'meta-story',
    covered: { top: 0.14, foot: 0.35, sides: 0.06, source: 'meta-zones' },
  },
  {
    id: 'pinterest_pin',
    platform: 'pinterest',
    name: 'Standard image ad',
    widthPx: 1000,
    heightPx: 1500,
    ratio: { tolerance: ABOUT, minWidthPx: 1, minHeightPx: 1 },
    maxBytes: 20 * MB,
    types: ['jpeg', 'png'],
    source: 'pinterest-specs',
    formats: ['pin'],
    isInFeed: true,
  },
  {
    id: 'linkedin_landscape',
    platform: 'linkedin',
    name: 'Single image ad, landscape',
    widthPx: 1200,
    heightPx: 628,
    ratio: { tolerance: ABOUT, minWidthPx: 640, minHeightPx: 335 },
    maxBytes: 5 * MB,
    types: ['jpeg', 'png', 'gif'],
    source: 'linkedin-single',
    isInFeed: true,
  },
  {
    id: 'linkedin_square',
    platform: 'linkedin',
    name: 'Single image ad, square',
    widthPx: 1200,
    heightPx: 1200,
    ratio: { tolerance: ABOUT, minWidthPx: 360, minHeightPx: 360 },
    maxBytes: 5 * MB,
    types: ['jpeg', 'png', 'gif'],
    source: 'linkedin-single',
    isInFeed: true,
  },
  {
    id: 'linkedin_portrait',
    platform: 'linkedin',
    name: 'Single image ad, vertical',
    widthPx: 720,
    heightPx: 900,
    ratio: { tolerance: ABOUT, minWidthPx: 360, minHeightPx: 450 },
    maxBytes: 5 * MB,
    types: ['jpeg', 'png', 'gif'],
    source: 'linkedin-single',
    isInFeed: true,
  },
  {
    id: 'x_landscape',
    platform: 'x',
    name: 'Image ad, 1.91:1',
    widthPx: 800,
    heightPx: 418,
    ratio: { tolerance: ABOUT, minWidthPx: 1, minHeightPx: 1 },
    maxBytes: 5 * MB,
    types: ['jpeg', 'png', 'gif'],
    source: 'x-specs',
    isInFeed: true,
  },
  {
    id: 'x_square',
    platform: 'x',
    name: 'Image ad, square',
    widthPx: 800,
    heightPx: 800,
    ratio: { tolerance: ABOUT, minWidthPx: 1, minHeightPx: 1 },
    maxBytes: 5 * MB,
    types: ['jpeg', 'png', 'gif'],
    source: 'x-specs',
    isInFeed: true,
  },
  {
    id: 'snapchat_single',
    platform: 'snapchat',
    name: 'Single image ad',
    widthPx: 1080,
    heightPx: 1920,
    maxBytes: 5 * MB,
    types: ['jpeg', 'png'],
    source: 'snapchat-specs',
    bytesSource: 'snapchat-file',
    // 150 px of 1920 at either end.
    covered: { top: 0.078, foot: 0.078, sides: 0, source: 'snapchat-zones' },
  },
  {
    id: 'snapchat_tile',
    platform: 'snapchat',
    name: 'Collection ad, thumbnail',
    widthPx: 160,
    heightPx: 160,
    types: ['jpeg', 'png'],
    source: 'snapchat-specs',
  },
  ...(
    [
      ['square', 'square', 1080, 1080, 300],
      ['portrait', 'portrait', 1080, 1350, 300],
      ['four_three', 'landscape 4:3', 1440, 1080, 300],
      ['wide', 'landscape 16:9', 1920, 1080, 300],
    ] as const
  ).map(([id, shape, widthPx, heightPx, min]): AdPlacement => ({
    id: `reddit_${id}`,
    platform: 'reddit',
    name: `Image ad, ${shape}`,
    widthPx,
    heightPx,
    ratio: { tolerance: ABOUT, minWidthPx: min, minHeightPx: min },
    maxBytes: 3 * MB,
    types: ['jpeg', 'png', 'gif'],
    source: 'reddit-specs',
    isInFeed: true,
  })),
  {
    id: 'microsoft_landscape',
    platform: 'microsoft',
    name: 'Audience ad, 1.91:1',
    widthPx: 1200,
    heightPx: 628,
    ratio: { tolerance: ABOUT, minWidthPx: 703, minHeightPx: 368 },
    types: ['jpeg', 'png', 'gif'],
    source: 'microsoft-images',
    isInFeed: true,
  },
  ...(
    [
      ['wide', '16:9', 1200, 675, 600, 337],
      ['four_three', '4:3', 1200, 900, 600, 400],
      ['square', 'square', 1000, 1000, 600, 400],
    ] as const
  ).map(([id, shape, widthPx, heightPx, minWidthPx, minHeightPx]): AdPlacement => ({
    id: `taboola_${id}`,
    platform: 'taboola',
    name: `Thumbnail, ${shape}`,
    widthPx,
    heightPx,
    ratio: { tolerance: ABOUT, minWidthPx, minHeightPx },
    maxBytes: 2.5 * MB,
    types: ['jpeg', 'png', 'gif', 'webp'],
    source: 'taboola-thumbnails',
    isInFeed: true,
  })),
]

function fixed(
  platform: PlatformId,
  [widthPx, heightPx, name]: readonly [number, number, string?],
  rest: Pick<AdPlacement, 'types' | 'source' | 'maxBytes'>,
): AdPlacement {
  const size = `${widthPx}x${heightPx}`
  return {
    id: `${platform}_${size}`,
    platform,
    name: name ?? `Display ad ${widthPx} × ${heightPx}`,
    widthPx,
    heightPx,
    ...rest,
  }
}

export const PLACEMENTS: readonly AdPlacement[] = [
  ...GOOGLE_UPLOADS.map(([widthPx, heightPx, name, format]): AdPlacement => ({
    ...fixed('google', [widthPx, heightPx, name], {
      maxBytes: 150 * KB,
      types: ['jpeg', 'png', 'gif'],
      source: 'google-uploads',
    }),
    ...(format && { formats: [format] }),
  })),
  ...OTHERS.filter(({ platform }) => ['google', 'meta', 'pinterest', 'linkedin'].includes(platform)),
  ...TIKTOK_SIZES.map((size) =>
    fixed('tiktok', size, { maxBytes: 100 * MB, types: ['jpeg', 'png'], source: 'tiktok-network' }),
  ),
  ...OTHERS.filter(({ platform }) => ['x', 'snapchat', 'reddit'].includes(platform)),
  ...AMAZON_SIZES.map((size) => fixed('amazon', size, { source: 'amazon-sizes' })),
  ...OTHERS.filter(({ platform }) => platform === 'microsoft'),
  ...CRITEO_SIZES.map((size) =>
    fixed('criteo', size, { maxBytes: 500 * KB, types: ['jpeg', 'png', 'gif'], source: 'criteo-specs' }),
  ),
  ...OTHERS.filter(({ platform }) => platform === 'taboola'),
]

export function findPlacement(id: string): AdPlacement | undefined {
  return PLACEMENTS.find((placement) => placement.id === id)
}

/** Returns the placements that a format of ours is made for. */
export function placementsOf(format: FormatId): AdPlacement[] {
  return PLACEMENTS.filter(({ formats }) => formats?.includes(format))
}

interface Size {
  widthPx: number
  heightPx: number
}

/** Returns true if a picture of this size can be uploaded for the placement. */
export function takesSize({ widthPx, heightPx, ratio }: AdPlacement, size: Size): boolean {
  if (!ratio) return size.widthPx === widthPx && size.heightPx === heightPx
  return isOfShape({ widthPx, heightPx, ratio }, size) && isLargeEnough({ ratio }, size)
}

/** Returns true if the picture has the shape of the placement, whatever its size. */
export function isOfShape(
  { widthPx, heightPx, ratio }: Pick<AdPlacement, 'widthPx' | 'heightPx' | 'ratio'>,
  size: Size,
): boolean {
  const [wanted, given] = [widthPx / heightPx, size.widthPx / size.heightPx]
  return Math.abs(given / wanted - 1) <= (ratio?.tolerance ?? 0) + 1e-9
}

function isLargeEnough({ ratio }: Pick<AdPlacement, 'ratio'>, { widthPx, heightPx }: Size): boolean {
  return !ratio || (widthPx >= ratio.minWidthPx && heightPx >= ratio.minHeightPx)
}
