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
  /** In a profile that has never been used: nothing of the app is in its cache. */
  isFirst?: boolean
}

/**
 * A page in a browser profile of its own. When the test ends, everything that the browser complained about fails it:
 * console.error, an uncaught exception, a failed request. `expected` names what is the promise of the test, such as the
 * browser's own note of a 403.
 */
export async function visit(
  path: string,
  { as, device = DESKTOP, expected = NOTHING, at = inject('appUrl'), isFirst = false }: VisitOptions = {},
): Promise<Page> {
  const { storageState = as && (await sessionOf(as, at)), viewport, ...kind } = { baseURL: at, ...device }
  const profiles = isFirst ? [] : profilesOf(kind)
  const page = profiles.pop() ?? (await (await openContext(kind)).newPage())
  const complaints = listen(page)
  onTestFinished(async ({ task }) => {
    const unexpected = complaints.filter((complaint) => !expected.test(complaint))
    if (isFirst || task.result?.state === 'fail' || !(await isMadeNew(page))) await page.context().close()
    else profiles.push(page)
    expect(unexpected).toEqual([])
  })
  if (viewport) await page.setViewportSize(viewport)
  if (typeof storageState === 'object') await page.context().addCookies(storageState.cookies)
  // Whoever asks for no page yet has none of the app's.
  if (path !== 'about:blank') await page.goto(path)
  return page
}

/** Pages of tests that are over, each in its profile, by what cannot be changed in one: a new one takes as long as two loads. */
const idle = new Map<string, Page[]>()

function profilesOf(kind: BrowserContextOptions): Page[] {
  const key = JSON.stringify(kind)
  const pages = idle.get(key) ?? []
  idle.set(key, pages)
  return pages
}

/** Of the journey before nothing is left but the browser's cache of files. */
async function isMadeNew(page: Page): Promise<boolean> {
  const context = page.context()
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // Another site's page would have a process of its own, whose start costs as much as a load.
    await page.goto('/healthz')
    // Not before: a page that is left notes how far it was scrolled.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()))
    await context.clearCookies()
    await page.emulateMedia({ colorScheme: 'light' })
    return true
  } catch {
    return false
  }
}

/** What journeys listen for. */
const EVENTS = [
  'console',
  'pageerror',
  'dialog',
  'download',
  'filechooser',
  'request',
  'requestfailed',
  'response',
] as const

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
