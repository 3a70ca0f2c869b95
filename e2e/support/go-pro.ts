import type { Page } from 'playwright-core'

/** From the subscription screen through the sandbox's checkout, with a card that pays. */
export async function goPro(page: Page): Promise<void> {
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Upgrade Plan', exact: true }).click()
  await page.getByRole('heading', { name: 'Subscribe to Placard Pro' }).waitFor()
  await page.getByRole('radio', { name: /4242/ }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Welcome to Pro!').waitFor()
}
