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
export const SMALL_PHONE = {
  viewport: { width: 375, height: 667 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}

const NOTHING = /(?!)/

/** Limit for a single wait; that of the whole test is longer, so that the failure names what was waited for. */
const WAIT_MAX_MS = 120_000

/** One for all files that this process runs; it ends with the process. */
let browser: Promise<Browser> | undefined

export interface VisitOptions {
  /** The signed-in user; nobody by default. */
  as?: Person
  device?: BrowserContextOptions
  expected?: RegExp
  /** The app's address, if it is not the one that journeys share. */
  at?: string
  /** Uses a new profile: nothing of the app is in its cache. */
  isFirst?: boolean
}

/**
 * Opens a page in a browser profile of its own. When the test ends, every complaint of the browser fails it:
 * console.error, an uncaught exception, a failed request. `expected` matches what the test promises, such as the
 * browser's own message about a 403.
 */
export async function openPage(
  path: string,
  { as, device = DESKTOP, expected = NOTHING, at = inject('appUrl'), isFirst = false }: VisitOptions = {},
): Promise<Page> {
  const { storageState = as && (await sessionOf(as, at)), viewport, ...kind } = { baseURL: at, ...device }
  const profiles = isFirst ? [] : profilesOf(kind)
  const page = profiles.pop() ?? (await (await openContext(kind)).newPage())
  const complaints = collectComplaints(page)
  onTestFinished(async ({ task }) => {
    const unexpected = complaints.filter((complaint) => !expected.test(complaint))
    if (isFirst || task.result?.state === 'fail' || !(await resetPage(page))) await page.context().close()
    else profiles.push(page)
    expect(unexpected).toEqual([])
  })
  if (viewport) await page.setViewportSize(viewport)
  if (typeof storageState === 'object') await page.context().addCookies(storageState.cookies)
  // A caller that requests no page yet gets none of the app's.
  if (path !== 'about:blank') await page.goto(path)
  return page
}

/**
 * Pages of finished tests, each in its profile, by the options that are fixed for a page: a new one takes as long as
 * two loads.
 */
const idle = new Map<string, Page[]>()

function profilesOf(kind: BrowserContextOptions): Page[] {
  const key = JSON.stringify(kind)
  const pages = idle.get(key) ?? []
  idle.set(key, pages)
  return pages
}

/** Clears a page, so that nothing of the previous journey is left but the browser's cache of files. */
async function resetPage(page: Page): Promise<boolean> {
  const context = page.context()
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // Another site's page would have a process of its own, whose start costs as much as a load.
    await page.goto('/healthz')
    // This comes last: a page that is left stores how far it was scrolled.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()))
    await context.clearCookies()
    await page.emulateMedia({ colorScheme: 'light' })
    return true
  } catch {
    return false
  }
}

/** Events that journeys listen for. */
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

/** Opens a browser profile of its own, which the caller closes. */
export async function openContext(device: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= launch()
  const context = await (await browser).newContext({ baseURL: inject('appUrl'), locale: 'en-US', ...device })
  context.setDefaultTimeout(WAIT_MAX_MS)
  return context
}

/**
 * Launches a separate browser, which ends with the test, for what the others do not show: scroll bars that take up
 * room.
 */
export async function launchWithScrollBars(): Promise<Browser> {
  const own = await launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  onTestFinished(() => own.close())
  return own
}

function launch(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    // There is no graphics card to paint with, and Chromium's sandbox does not start as root, the user that runs tests
    // in a container.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...options,
  })
}

/** Collects the browser's complaints on this page, from now on. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  return complaints
}
