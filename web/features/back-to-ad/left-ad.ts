/**
 * The ad and the step from which the user went to /subscription. The tab keeps it until the user goes back or
 * elsewhere.
 */
export interface LeftAd {
  id: string
  step: number
}

/** Gives the key for a user, so that two who share a tab have separate entries. */
export function leftAdKey(userId: string): string {
  return `left ad ${userId}`
}
