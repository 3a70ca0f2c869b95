import type { openPortal } from '#contract/subscription.ts'
import { request } from '#web/api/request.ts'

/** The page on which a subscription is changed or cancelled; it leads back to the current one. */
export async function findPortalUrl(): Promise<string> {
  return (
    await request<typeof openPortal>('POST /api/subscription/portal', { body: { returnUrl: window.location.href } })
  ).url
}
