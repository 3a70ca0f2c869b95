/**
 * The path of an address as the log may hold it, without what opens something. `route` is the pattern that the router found for it: where that
 * has a token, the pattern is all that is told. Any other address may still be a link that was copied badly, and whoever reads the log
 * could mend it, so every stretch of letters that could be a token goes.
 */
export function loggedPath(url: string, route?: string): string {
  const [path = ''] = url.split('?')
  if (route?.includes(':token')) return route.replaceAll(/:(\w+)/g, '[$1]')
  if (route && !/[:*]/.test(route)) return route
  const masked = segmentsOf(path).map((segment, index, all) =>
    opensReview(all.slice(0, index)) ? '[token]' : withoutTokens(segment),
  )
  return `/${masked.join('/')}`
}

/** Whether what stands before a part of an address makes that part the token of a review, or something of it. */
function opensReview(before: readonly string[]): boolean {
  return before.some((segment) => /^(r|reviews)$/i.test(segment))
}

/** Whether an address is, or is meant to be, one that a review link opens. */
export function isOfReviews(url: string): boolean {
  return opensReview(segmentsOf(url.split('?')[0]!))
}

/** What lies between slashes, whichever way they are written: doubled, backwards or encoded, once or more often. */
function segmentsOf(path: string): string[] {
  return decoded(path)
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
}

/** More often nobody encodes by mistake. */
const DECODED_TIMES = 3

/** Letter by letter, so that one that is broken keeps none of the others encoded. */
function decoded(path: string): string {
  let text = path
  for (let time = 0; time < DECODED_TIMES; time++)
    text = text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return text
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A token has 22 letters; with a few of them lost it could still be guessed. Names of ours in an address have no figure and no capital. */
const TOKEN_LIKE = /[\w-]{16,}/g

function withoutTokens(segment: string): string {
  return segment.replaceAll(TOKEN_LIKE, (letters) =>
    UUID.test(letters) || !/[\dA-Z]/.test(letters) ? letters : '[token]',
  )
}
