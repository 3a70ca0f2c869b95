import type { FormatId } from '#contract/formats.ts'
import type { Look } from '#contract/ads/look.ts'

export interface DemoAd {
  /** A file in test/fixtures/photos, where products.json has the product's words. */
  photo: string
  look: Look
  formats: readonly FormatId[]
}

const modern = { adStyle: 'modern', typography: 'modern', tone: 'professional' } as const
const bold = { adStyle: 'bold', typography: 'modern', tone: 'friendly' } as const
const clean = { adStyle: 'clean', typography: 'modern', tone: 'friendly' } as const
const luxury = { adStyle: 'luxury', typography: 'classic', tone: 'luxury' } as const
const playful = { adStyle: 'playful', typography: 'modern', tone: 'friendly' } as const
const corporate = { adStyle: 'corporate', typography: 'modern', tone: 'professional' } as const

/** Twelve ads in all six styles and five palettes; together they show each of the first six formats and some sizes of media plans. */
export const DEMO_ADS: readonly DemoAd[] = [
  { photo: 'mug-white.jpg', look: { ...clean, colorPalette: 'green' }, formats: ['square'] },
  { photo: 'lounge-chair-plain.jpg', look: { ...corporate, colorPalette: 'green' }, formats: ['google_display'] },
  {
    photo: 'drinks-can-lime.webp',
    look: { ...playful, colorPalette: 'green' },
    formats: ['instagram_story', 'square'],
  },
  { photo: 'camera-black.jpg', look: { ...modern, colorPalette: 'red' }, formats: ['facebook_feed', 'leaderboard'] },
  { photo: 'rubber-plant-room.jpg', look: { ...clean, colorPalette: 'green' }, formats: ['instagram_feed'] },
  { photo: 'perfume-dark.jpg', look: { ...luxury, colorPalette: 'yellow' }, formats: ['instagram_story'] },
  { photo: 'headphones.webp', look: { ...corporate, colorPalette: 'blue' }, formats: ['leaderboard', 'facebook_feed'] },
  { photo: 'diamond-ring.webp', look: { ...luxury, colorPalette: 'purple' }, formats: ['facebook_feed', 'half_page'] },
  {
    photo: 'drinks-can.webp',
    look: { ...bold, colorPalette: 'yellow' },
    formats: ['instagram_feed', 'google_display'],
  },
  { photo: 'perfume.webp', look: { ...luxury, colorPalette: 'red' }, formats: ['google_display'] },
  {
    photo: 'accelerator-card.webp',
    look: { ...modern, colorPalette: 'blue' },
    formats: ['facebook_feed', 'landscape'],
  },
  {
    photo: 'honey-jar.webp',
    look: { ...clean, colorPalette: 'yellow' },
    formats: ['facebook_feed', 'instagram_feed', 'instagram_story', 'google_display', 'leaderboard', 'square'],
  },
]

/** Products of the campaign, in the order of its list: the first half is painted, the other half waits for the next start. */
export const CAMPAIGN_PHOTOS = [
  'honey-jar.webp',
  'mug-white.jpg',
  'drinks-can.webp',
  'drinks-can-lime.webp',
  'headphones.webp',
  'perfume.webp',
  'lounge-chair-plain.jpg',
  'camera-black.jpg',
]
