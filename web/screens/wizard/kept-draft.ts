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

export function readDraft(key: string): KeptDraft | undefined {
  try {
    const json = window.sessionStorage.getItem(key)
    return json ? (JSON.parse(json) as KeptDraft) : undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing (private windows, a full disk), there is no draft, and that is all. */
export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Said above.
  }
}

export function forgetDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Said above.
  }
}
