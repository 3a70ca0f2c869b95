/** The platforms of the rulebook, in the order of lists. Data only: no zod. */
export const PLATFORMS = [
  { id: 'google', name: 'Google Ads' },
  { id: 'meta', name: 'Meta' },
  { id: 'pinterest', name: 'Pinterest' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'tiktok', name: 'TikTok' },
  { id: 'x', name: 'X' },
  { id: 'snapchat', name: 'Snapchat' },
  { id: 'reddit', name: 'Reddit' },
  { id: 'amazon', name: 'Amazon Ads' },
  { id: 'microsoft', name: 'Microsoft Advertising' },
  { id: 'criteo', name: 'Criteo' },
  { id: 'taboola', name: 'Taboola' },
] as const

export type PlatformId = (typeof PLATFORMS)[number]['id']

export function platformName(id: PlatformId): string {
  return PLATFORMS.find((platform) => platform.id === id)!.name
}
