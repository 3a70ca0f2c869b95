import type { Page } from 'playwright-core'

/** More stops than any step has. */
const STOPS_MAX = 60

/** Returns the name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null
    return element?.ariaLabel ?? label?.textContent ?? element?.textContent ?? ''
  })

/** Moves forward by the Tab key alone, until the wanted element has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab')
    if (name.test((await focused(page)).trim())) return
  }
  throw new Error(`${name} was not reached by the Tab key`)
}
