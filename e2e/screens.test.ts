import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, hiddenFocus, movements, overflowPx, smallTargets } from './support/checks.ts'
import { type Household, makeHousehold } from './support/household.ts'
import { SCREENS, type ScreenState } from './support/screens.ts'
import { PHONE, visit } from './support/visit.ts'

/** Movement is reduced, so that a screen is whole as soon as it is there; that it is reduced is checked as well. */
const CALM = { reducedMotion: 'reduce' } as const
const DESK: BrowserContextOptions = { ...CALM, viewport: { width: 1280, height: 900 } }
/** 320 px is also what a desk of 640 px shows at 200% zoom (WCAG 2.2, 1.4.4 and 1.4.10). */
const NARROW: BrowserContextOptions = { ...CALM, ...PHONE, viewport: { width: 320, height: 640 } }

let given: Household

beforeAll(async () => {
  given = await makeHousehold()
}, 120_000)

async function open(screen: ScreenState, device: BrowserContextOptions): Promise<Page> {
  const storageState = screen.as === 'visitor' ? undefined : given[screen.as]
  const path = typeof screen.path === 'string' ? screen.path : screen.path(given)
  const page = await visit(path, { device: { ...device, storageState }, expected: screen.expected })
  await screen.reach?.(page)
  await page.getByRole(screen.shows.role, { name: screen.shows.name }).first().waitFor()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  return page
}

const titled = SCREENS.map((screen) => ({ ...screen, title: `${screen.name}, ${screen.as}` }))

describe.each(titled.filter(({ only }) => only !== 'phone'))('$title', (screen) => {
  test('axe finds nothing in either theme, nothing moves for long, and the focus is always seen', async () => {
    const page = await open(screen, DESK)
    expect(await movements(page)).toEqual([])
    expect(await axeFindings(page, 'light')).toEqual([])
    expect(await axeFindings(page, 'dark')).toEqual([])
    if (screen.shows.role !== 'menu') expect(await hiddenFocus(page)).toEqual([])
  })
})

describe.each(titled.filter(({ only }) => only !== 'desk'))('$title, on a phone', (screen) => {
  test('it fits 320 px and suits fingers', async () => {
    const page = await open(screen, NARROW)
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await smallTargets(page)).toEqual([])
    // What is on a desk too was looked at there.
    if (screen.only === 'phone') expect(await axeFindings(page, 'light')).toEqual([])
  })
})
