import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { axeFindings, hiddenFocus, movements, overflowPx, smallTargets } from './support/checks.ts'
import { type Household, makeHousehold } from './support/household.ts'
import { SCREENS, type ScreenState } from './support/screens.ts'
import { listen, openContext, PHONE } from './support/visit.ts'

/** Movement is reduced, so that a screen is whole as soon as it is there; that it is reduced is checked as well. */
const CALM = { reducedMotion: 'reduce' } as const
const DEVICES = {
  desk: { ...CALM, viewport: { width: 1280, height: 900 } },
  /** 320 px is also what a desk of 640 px shows at 200% zoom (WCAG 2.2, 1.4.4 and 1.4.10). */
  phone: { ...CALM, ...PHONE, viewport: { width: 320, height: 640 } },
} satisfies Record<string, BrowserContextOptions>
type Device = keyof typeof DEVICES

interface Opened {
  page: Page
  complaints: string[]
}

let given: Household
/** One for each role and device: a browser profile costs more than most of what is looked at in it. */
const opened = new Map<string, Promise<Opened>>()

beforeAll(async () => {
  given = await makeHousehold()
})

afterAll(async () => {
  for (const { page } of await Promise.all(opened.values())) await page.context().close()
})

/** Loads the screen anew, so that nothing is left on it of the one before. */
async function open(screen: ScreenState, device: Device): Promise<Page> {
  const { page, complaints } = await openPage(screen.as, device)
  onTestFinished(async () => {
    await page.unrouteAll()
    // What is only remembered by the browser, such as words that were not saved, is not for the next screen.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    const unexpected = complaints.splice(0).filter((complaint) => !screen.expected?.test(complaint))
    expect(unexpected).toEqual([])
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.mouse.move(0, 0)
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(given))
  await screen.reach?.(page)
  await page.getByRole(screen.shows.role, { name: screen.shows.name }).first().waitFor()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  return page
}

function openPage(role: ScreenState['as'], device: Device): Promise<Opened> {
  const key = `${role} ${device}`
  const page = opened.get(key) ?? openFirst(role, device)
  opened.set(key, page)
  return page
}

async function openFirst(role: ScreenState['as'], device: Device): Promise<Opened> {
  const storageState = role === 'visitor' ? undefined : given[role]
  const page = await (await openContext({ ...DEVICES[device], storageState })).newPage()
  return { page, complaints: listen(page) }
}

const titled = SCREENS.map((screen) => ({ ...screen, title: `${screen.name}, ${screen.as}` }))

describe.each(titled.filter(({ only }) => only !== 'phone'))('$title', (screen) => {
  test('axe finds nothing in either theme, nothing moves for long, and the focus is always seen', async () => {
    const page = await open(screen, 'desk')
    expect(await movements(page)).toEqual([])
    expect(await axeFindings(page, 'light')).toEqual([])
    expect(await axeFindings(page, 'dark')).toEqual([])
    if (screen.shows.role !== 'menu') expect(await hiddenFocus(page)).toEqual([])
  })
})

describe.each(titled.filter(({ only }) => only !== 'desk'))('$title, on a phone', (screen) => {
  test('it fits 320 px and suits fingers', async () => {
    const page = await open(screen, 'phone')
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await smallTargets(page)).toEqual([])
    // What is on a desk too was looked at there.
    if (screen.only === 'phone') expect(await axeFindings(page, 'light')).toEqual([])
  })
})
