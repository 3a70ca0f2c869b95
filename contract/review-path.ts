/** The page that a review link opens. No zod: its owner's screen writes the link. */
export function reviewPath(token: string): string {
  return `/r/${token}`
}
