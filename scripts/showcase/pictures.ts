import type { AdFields } from '#studio/index.ts'
import type { FormatId } from '#contract/formats.ts'

/** One ad that the project shows of itself: a photo of ours, the look chosen for its product, and its destination. */
export interface ShownAd {
  /** Path from the root of the repository, without its ending. */
  out: string
  /** File in test/fixtures/photos, where products.json has its words. */
  photo: string
  /** Further photos, also there: products that may stand with the first. */
  companions?: string[]
  look: Pick<AdFields, 'adStyle' | 'colorPalette' | 'typography' | 'tone'>
  format: FormatId
  seed: number
  /**
   * Widths for a page: an AVIF of each (`{out}-{width}.avif`), and for older browsers the largest as WebP too. Without
   * them the file is the studio's own JPEG.
   */
  webWidthsPx?: readonly [number, ...number[]]
}

const CAMPAIGN = {
  photo: 'honey-jar.webp',
  look: { adStyle: 'clean', colorPalette: 'yellow', typography: 'modern', tone: 'friendly' },
  seed: 2,
} as const

const ACCELERATOR = { adStyle: 'modern', colorPalette: 'purple', typography: 'modern', tone: 'professional' } as const

const campaign = (format: FormatId, ...webWidthsPx: [number, ...number[]]): ShownAd => ({
  ...CAMPAIGN,
  format,
  out: `web/assets/campaign/${format}`,
  webWidthsPx,
})

const readme = (name: string, photo: string, look: ShownAd['look'], format: FormatId, seed: number): ShownAd => ({
  out: `docs/images/${name}`,
  photo,
  look,
  format,
  seed,
})

/** Everything that `npm run showcase` makes. */
export const SHOWN_ADS: readonly ShownAd[] = [
  // The landing page's press sheet: one campaign in five shapes, for phones and at twice the size at which a desktop
  // shows it.
  campaign('facebook_feed', 352, 704),
  campaign('instagram_story', 352, 704),
  campaign('leaderboard', 456),
  campaign('square', 376),
  campaign('google_display', 188),
  // SPEC.md's three samples.
  {
    out: 'web/assets/showcase/modern',
    photo: 'accelerator-card.webp',
    look: { ...ACCELERATOR, colorPalette: 'blue' },
    format: 'facebook_feed',
    seed: 1,
    webWidthsPx: [360, 640],
  },
  {
    out: 'web/assets/showcase/bold',
    photo: 'drinks-can.webp',
    look: { adStyle: 'bold', colorPalette: 'yellow', typography: 'modern', tone: 'friendly' },
    format: 'instagram_feed',
    seed: 2,
    webWidthsPx: [360, 640],
  },
  {
    out: 'web/assets/showcase/luxury',
    photo: 'perfume.webp',
    look: { adStyle: 'luxury', colorPalette: 'red', typography: 'classic', tone: 'luxury' },
    format: 'google_display',
    seed: 2,
    webWidthsPx: [300],
  },
  // The README.
  readme('modern-story', 'accelerator-card.webp', ACCELERATOR, 'instagram_story', 2),
  readme('modern-leaderboard', 'accelerator-card.webp', ACCELERATOR, 'leaderboard', 2),
  readme('modern-feed', 'accelerator-card.webp', ACCELERATOR, 'facebook_feed', 2),
  readme(
    'luxury-feed',
    'diamond-ring.webp',
    { adStyle: 'luxury', colorPalette: 'purple', typography: 'classic', tone: 'luxury' },
    'facebook_feed',
    2,
  ),
  readme(
    'bold-feed',
    'drinks-can.webp',
    { adStyle: 'bold', colorPalette: 'yellow', typography: 'modern', tone: 'friendly' },
    'facebook_feed',
    2,
  ),
  readme(
    'playful-feed',
    'headphones.webp',
    { adStyle: 'playful', colorPalette: 'blue', typography: 'modern', tone: 'friendly' },
    'facebook_feed',
    2,
  ),
  readme(
    'clean-feed',
    'perfume.webp',
    { adStyle: 'clean', colorPalette: 'purple', typography: 'modern', tone: 'professional' },
    'facebook_feed',
    2,
  ),
  readme(
    'corporate-feed',
    'headphones.webp',
    { adStyle: 'corporate', colorPalette: 'blue', typography: 'modern', tone: 'professional' },
    'facebook_feed',
    2,
  ),
  {
    ...readme(
      'two-products-feed',
      'drinks-can.webp',
      { adStyle: 'clean', colorPalette: 'green', typography: 'modern', tone: 'friendly' },
      'facebook_feed',
      2,
    ),
    companions: ['drinks-can-lime.webp'],
  },
  readme(
    'scene-feed',
    'rubber-plant-room.jpg',
    { adStyle: 'clean', colorPalette: 'green', typography: 'modern', tone: 'friendly' },
    'facebook_feed',
    1,
  ),
  readme(
    'dark-photo-feed',
    'camera-black.jpg',
    { adStyle: 'modern', colorPalette: 'red', typography: 'modern', tone: 'professional' },
    'facebook_feed',
    2,
  ),
]
