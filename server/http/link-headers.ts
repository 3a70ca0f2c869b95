/** Of whatever a review link opens: found by no search, kept by nobody, and told to no other site. */
export const LINK_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
