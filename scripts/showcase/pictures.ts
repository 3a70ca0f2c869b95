import type { AdFields } from '#studio/index.ts'
import type { FormatId } from '#contract/formats.ts'

/** One ad that the project shows of itself: a photo of ours, what its product is chosen to look like, and where it goes. */
export interface ShownAd {
  /** From the root of the repository, without its ending. */
  out: string
  /** In test/fixtures/photos, where products.json has its words. */
  photo: string
  /** Further photos, also there: products that may stand with the first. */
  company?: string[]
  look: Pick<AdFields, 'adStyle' | 'colorPalette' | 'typography' | 'tone'>
  format: FormatId
  seed: number
  /** `webp` is scaled to this width for the page that shows it; without it the file is the studio's own JPEG. */
  webpWidthPx?: number
}

const CAMPAIGN = { photo: 'accelerator-card.webp', seed: 2 } as const
const CAMPAIGN_LOOK = { adStyle: 'modern', colorPalette: 'purple', typography: 'modern', tone: 'professional' } as const

const campaign = (format: FormatId, name: string, webpWidthPx: number): ShownAd => ({
  ...CAMPAIGN,
  look: CAMPAIGN_LOOK,
  format,
  out: `web/assets/campaign/${name}`,
  webpWidthPx,
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
  // The landing page's press sheet: one campaign in five shapes, each at twice the size at which it is shown.
  campaign('facebook_feed', 'facebook_feed', 704),
  campaign('instagram_story', 'instagram_story', 704),
  campaign('leaderboard', 'leaderboard', 728),
  campaign('square', 'square', 400),
  campaign('google_display', 'google_display', 300),
  // SPEC.md's three samples.
  {
    out: 'web/assets/showcase/modern',
    photo: 'accelerator-card.webp',
    look: { ...CAMPAIGN_LOOK, colorPalette: 'blue' },
    format: 'facebook_feed',
    seed: 1,
  },
  {
    out: 'web/assets/showcase/bold',
    photo: 'drinks-can.webp',
    look: { adStyle: 'bold', colorPalette: 'yellow', typography: 'modern', tone: 'friendly' },
    format: 'instagram_feed',
    seed: 2,
  },
  {
    out: 'web/assets/showcase/luxury',
    photo: 'perfume.webp',
    look: { adStyle: 'luxury', colorPalette: 'red', typography: 'classic', tone: 'luxury' },
    format: 'google_display',
    seed: 2,
  },
  // The README.
  readme('modern-story', 'accelerator-card.webp', CAMPAIGN_LOOK, 'instagram_story', 2),
  readme('modern-leaderboard', 'accelerator-card.webp', CAMPAIGN_LOOK, 'leaderboard', 2),
  readme('modern-feed', 'accelerator-card.webp', CAMPAIGN_LOOK, 'facebook_feed', 2),
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
    3,
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
    company: ['drinks-can-lime.webp'],
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
