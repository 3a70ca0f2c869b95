import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
/** A small phone of today. */
export const PHONE = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const NOTHING = /(?!)/

/** One for all files that this process runs; it ends with the process. */
let browser: Promise<Browser> | undefined

/**
 * A page in a browser profile of its own: nobody is signed in. When the test ends, everything that the browser
 * complained about fails it: console.error, an uncaught exception, a failed request. `expected` names what is the promise of
 * the test, such as the browser's own note of a 403.
 */
export async function visit(
  path: string,
  { device = DESKTOP, expected = NOTHING }: { device?: BrowserContextOptions; expected?: RegExp } = {},
): Promise<Page> {
  const context = await openContext(device)
  const page = await context.newPage()
  const complaints = listen(page)
  onTestFinished(async () => {
    await context.close()
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
  })
  await page.goto(path)
  return page
}

/** A browser profile of its own, which whoever asked for it closes. */
export async function openContext(device: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    // There is no graphics card to paint with, and Chromium's sandbox does not start as root, which is who runs tests in
    // a container.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  return (await browser).newContext({ baseURL: inject('appUrl'), locale: 'en-US', ...device })
}

/** What the browser complains about on this page, from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  return complaints
}
