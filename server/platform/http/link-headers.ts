/**
 * Headers of everything that a review link opens: it must not be indexed, cached or passed on to other sites as a
 * referrer.
 */
export const LINK_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
