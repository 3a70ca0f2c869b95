import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { type Person, sessionOf } from './sign-in.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 } }
/** A small phone of today. */
export const PHONE = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const NOTHING = /(?!)/

/** For a single wait; the limit of the whole test is longer, so that what was waited for is named. */
const WAIT_MAX_MS = 120_000

/** One for all files that this process runs; it ends with the process. */
let browser: Promise<Browser> | undefined

export interface VisitOptions {
  /** Who is signed in already; nobody, if left out. */
  as?: Person
  device?: BrowserContextOptions
  expected?: RegExp
  /** Where the app is, if not the one that journeys share. */
  at?: string
}

/**
 * A page in a browser profile of its own. When the test ends, everything that the browser complained about fails it:
 * console.error, an uncaught exception, a failed request. `expected` names what is the promise of the test, such as the
 * browser's own note of a 403.
 */
export async function visit(
  path: string,
  { as, device = DESKTOP, expected = NOTHING, at = inject('appUrl') }: VisitOptions = {},
): Promise<Page> {
  const storageState = as && (await sessionOf(as, at))
  const context = await openContext({ baseURL: at, ...device, ...(storageState && { storageState }) })
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
  browser ??= launch()
  const context = await (await browser).newContext({ baseURL: inject('appUrl'), locale: 'en-US', ...device })
  context.setDefaultTimeout(WAIT_MAX_MS)
  return context
}

/** A browser of its own, which ends with the test, for what the others do not show: scroll bars that take up room. */
export async function launchWithScrollBars(): Promise<Browser> {
  const own = await launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  onTestFinished(() => own.close())
  return own
}

function launch(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    // There is no graphics card to paint with, and Chromium's sandbox does not start as root, which is who runs tests in
    // a container.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...options,
  })
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
