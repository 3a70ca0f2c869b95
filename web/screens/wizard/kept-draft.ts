import type { CreativeFields } from '#web/api/creative-fields.ts'

/** What was typed and chosen but not saved yet, kept for this tab, so that a reload loses nothing. */
export interface KeptDraft {
  /** The version of the ad that it changes; a new ad has none. */
  etag?: string | undefined
  fields: Partial<CreativeFields>
}

/** Each person has drafts of their own, should two share a tab. */
export function draftKey(userId: string, adId: string | undefined): string {
  return `draft ${userId} ${adId ?? 'new'}`
}
