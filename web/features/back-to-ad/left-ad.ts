/** The ad, and its step, that was left for /subscription: what the tab keeps until the way there is taken back or another one. */
export interface LeftAd {
  id: string
  step: number
}

/** Each person left an ad of their own, should two share a tab. */
export function leftAdKey(userId: string): string {
  return `left ad ${userId}`
}
