import type { openPortalCall } from '#contract/money/subscription.ts'
import { request } from '#web/api/platform/request.ts'

/** Gives the address of the page that changes or cancels a subscription; it leads back to the current page. */
export async function fetchPortalUrl(): Promise<string> {
  return (
    await request<typeof openPortalCall>('POST /api/subscription/portal', { body: { returnUrl: window.location.href } })
  ).url
}
