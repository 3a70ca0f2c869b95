export const CHECKOUT_PATH = '/sandbox/checkout'
export const PORTAL_PATH = '/sandbox/portal'

export function checkoutPath(checkoutId: string): string {
  return `${CHECKOUT_PATH}/${checkoutId}`
}

/** The address to go back to travels with the page, as its path: it is checked again wherever it is used. */
export function portalPath(customerId: string, returnUrl: string): string {
  const { pathname, search, hash } = new URL(returnUrl)
  return `${PORTAL_PATH}/${customerId}?returnTo=${encodeURIComponent(pathname + search + hash)}`
}

/** Where a paid checkout goes on to. */
export function successUrlOf({ id, successUrl }: { id: string; successUrl: string }): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)
}
