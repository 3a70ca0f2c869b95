/**
 * The ad formats: SPEC.md section 3, with what the platforms ask of each file (docs/studio.md).
 * `folder` is where its picture lies among others that are downloaded with it: whoever uploads them looks for the platform.
 * Data only: no zod, so that a page can show the list without loading a parser.
 */
export const FORMATS = [
  {
    id: 'facebook_feed',
    name: 'Facebook Feed',
    folder: 'meta',
    widthPx: 1080,
    heightPx: 1080,
    description: 'Optimal for Facebook feed posts',
    maxBytes: 1_048_576,
  },
  {
    id: 'instagram_feed',
    name: 'Instagram Feed',
    folder: 'meta',
    widthPx: 1080,
    heightPx: 1080,
    description: 'For the Instagram main feed',
    maxBytes: 1_048_576,
  },
  {
    id: 'instagram_story',
    name: 'Instagram Story',
    folder: 'meta',
    widthPx: 1080,
    heightPx: 1920,
    description: 'Vertical format for Instagram stories',
    maxBytes: 1_048_576,
  },
  {
    id: 'google_display',
    name: 'Google Display',
    folder: 'google',
    widthPx: 300,
    heightPx: 250,
    description: 'Standard display ad format',
    // Google says "at most 150 KB"; 150,000 bytes is under every reading of that.
    maxBytes: 150_000,
  },
  {
    id: 'leaderboard',
    name: 'Leaderboard',
    folder: 'google',
    widthPx: 728,
    heightPx: 90,
    description: 'Wide format for website headers',
    maxBytes: 150_000,
  },
  {
    id: 'square',
    name: 'Square',
    folder: 'web',
    widthPx: 600,
    heightPx: 600,
    description: 'Versatile square format for multiple platforms',
    maxBytes: 1_048_576,
  },
] as const

/** What the platform lays its own bars over in a story, in pixels of the ad. */
export const STORY_COVERED = { topPx: 270, footPx: 384 } as const

export type Format = (typeof FORMATS)[number]
export type FormatId = Format['id']

export const FORMAT_IDS = FORMATS.map((format) => format.id) as [FormatId, ...FormatId[]]

export function getFormat(id: FormatId): Format {
  const format = FORMATS.find((candidate) => candidate.id === id)
  if (!format) throw new Error(`Unknown ad format: ${id}`)
  return format
}

/** The file name of a downloaded ad, as SPEC.md section 9 gives it. */
export function downloadFileName(id: FormatId): string {
  return `ad-${getFormat(id).name.toLowerCase().replaceAll(' ', '-')}.jpg`
}
