/** Platforms for which a campaign is written as a bulk sheet. Data only: no zod. */
export const SHEET_PLATFORMS = [
  { id: 'meta', name: 'Meta Ads Manager' },
  { id: 'google', name: 'Google Ads Editor' },
  { id: 'pinterest', name: 'Pinterest' },
] as const

export type SheetPlatform = (typeof SHEET_PLATFORMS)[number]['id']

export const SHEET_PLATFORM_IDS = SHEET_PLATFORMS.map(({ id }) => id) as [SheetPlatform, ...SheetPlatform[]]
