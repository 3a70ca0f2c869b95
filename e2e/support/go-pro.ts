import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { call } from './api.ts'

/**
 * Subscribes the user of this browser over HTTP, with a card that pays: e2e/money/subscription.test.ts goes through the
 * pages.
 */
export async function goPro(page: Page): Promise<void> {
  const returnTo = { successUrl: '/subscription?success=true', cancelUrl: '/subscription?canceled=true' }
  const checkout = await call(page, 'POST', '/api/subscription/checkout', { planId: 'pro', ...returnTo })
  const { url } = checkout as { url: string }
  await page.request.post(url, { form: { card: 'pays' }, maxRedirects: 0 })
  await expect.poll(() => call(page, 'GET', '/api/credits')).toMatchObject({ unlimited: true })
}
