export const CHECKOUT_PATH = '/sandbox/checkout'
export const PORTAL_PATH = '/sandbox/portal'

export function checkoutPath(checkoutId: string): string {
  return `${CHECKOUT_PATH}/${checkoutId}`
}

/** Returns the path of the portal page with the path to return to, which is checked again wherever it is used. */
export function portalPath(customerId: string, returnUrl: string): string {
  const { pathname, search, hash } = new URL(returnUrl)
  return `${PORTAL_PATH}/${customerId}?returnTo=${encodeURIComponent(pathname + search + hash)}`
}

/** Returns the address to which a paid checkout redirects. */
export function successUrlOf({ id, successUrl }: { id: string; successUrl: string }): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)
}
