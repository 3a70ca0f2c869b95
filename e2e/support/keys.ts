import type { Page } from 'playwright-core'

/** More stops than any step has. */
const STOPS_MAX = 60

/** What has the focus, by its name. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null
    return element?.ariaLabel ?? label?.textContent ?? element?.textContent ?? ''
  })

/** Forward by the Tab key alone, until what is wanted has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab')
    if (name.test((await focused(page)).trim())) return
  }
  throw new Error(`${name} was not reached by the Tab key`)
}
