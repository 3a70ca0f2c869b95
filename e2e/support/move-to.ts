import type { Page } from 'playwright-core'

/** Goes to another address of the app without a load, as by the browser's Back and Forward. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}
