import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
/** A small phone of today. */
export const PHONE = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const NOTHING = /(?!)/

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

/**
 * A page in a browser profile of its own: nobody is signed in. When the test ends, everything that the browser
 * complained about fails it: console.error, an uncaught exception, a failed request. `expected` names what is the promise of
 * the test, such as the browser's own note of a 403.
 */
export async function visit(
  path: string,
  { device = DESKTOP, expected = NOTHING }: { device?: BrowserContextOptions; expected?: RegExp } = {},
): Promise<Page> {
  browser ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    // Chromium's sandbox does not start as root, which is who runs tests in a container.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const context = await (await browser).newContext({ baseURL: inject('appUrl'), locale: 'en-US', ...device })
  const page = await context.newPage()
  const complaints = listen(page)
  onTestFinished(async () => {
    await context.close()
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
  })
  await page.goto(path)
  return page
}

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  return complaints
}
