/** Returns the page that a review link opens. No zod: its owner's screen builds the link. */
export function reviewPath(token: string): string {
  return `/r/${token}`
}
