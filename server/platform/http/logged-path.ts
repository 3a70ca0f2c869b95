/**
 * Returns the path of an address for the log, without secrets. `route` is the pattern that the router found: if it has
 * a token, only the pattern is returned. Any other address may still be a badly copied link that a reader of the log
 * could repair, so every run of letters that could be a token is removed.
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

/** Returns true if the segments before a part of an address make that part the token of a review, or part of it. */
function opensReview(before: readonly string[]): boolean {
  return before.some((segment) => /^(r|reviews)$/i.test(segment))
}

/** Returns true if an address is, or is meant to be, one that a review link opens. */
export function isOfReviews(url: string): boolean {
  return opensReview(segmentsOf(url.split('?')[0]!))
}

/**
 * Returns the segments between slashes, however those are written: doubled, backwards or encoded, once or several
 * times.
 */
function segmentsOf(path: string): string[] {
  return decoded(path)
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
}

/** Nobody encodes more often by mistake. */
const DECODED_TIMES = 3

/** Decodes one character at a time, so that a broken one does not keep the others encoded. */
function decoded(path: string): string {
  let text = path
  for (let time = 0; time < DECODED_TIMES; time++)
    text = text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return text
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * A token has 22 characters; with a few of them lost, it could still be guessed. Our own names in an address have no
 * digit and no capital letter.
 */
const TOKEN_LIKE = /[\w-]{16,}/g

function withoutTokens(segment: string): string {
  return segment.replaceAll(TOKEN_LIKE, (letters) =>
    UUID.test(letters) || !/[\dA-Z]/.test(letters) ? letters : '[token]',
  )
}
