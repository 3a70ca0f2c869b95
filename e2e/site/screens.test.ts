import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { axeFindings, hiddenFocus, movements, overflowPx, smallTargets } from '../support/checks.ts'
import { type Device, deviceSwitch } from '../support/device-switch.ts'
import { type Household, givenHousehold } from '../support/household.ts'
import { moveTo } from '../support/move-to.ts'
import { SCREENS, type ScreenState } from '../support/screens.ts'
import { collectComplaints, openContext } from '../support/visit.ts'

/** Movement is reduced, so that a screen is complete as soon as it appears; that it is reduced is checked as well. */
const CALM: BrowserContextOptions = { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } }

interface Opened {
  page: Page
  complaints: string[]
  become: (device: Device) => Promise<void>
  /** The screen that is on it, if it was left untouched. */
  untouched?: ScreenState
}

let given: Household
/** One for each role: a browser profile costs more than most of its checks. */
const opened = new Map<string, Promise<Opened>>()

beforeAll(async () => {
  given = await givenHousehold()
})

afterAll(async () => {
  for (const { page } of await Promise.all(opened.values())) await page.context().close()
})

/** Opens a screen without anything left of the previous one. */
async function open(screen: ScreenState): Promise<Opened> {
  const one = await openPage(screen.as)
  const { page, complaints } = one
  onTestFinished(async () => {
    await page.unrouteAll()
    // State that only the browser remembers, such as unsaved words, must not reach the next screen.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    const unexpected = complaints.splice(0).filter((complaint) => !screen.expected?.test(complaint))
    expect(unexpected).toEqual([])
  })
  await one.become(screen.only ?? 'desk')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.mouse.move(0, 0)
  await goTo(screen, one)
  await screen.reach?.(page)
  await page.getByRole(screen.shows.role, { name: screen.shows.name }).first().waitFor()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  if (!screen.reach) one.untouched = screen
  return one
}

/** Goes to a screen without a load, which costs four times as much, from one that was left untouched. */
async function goTo(screen: ScreenState, one: Opened): Promise<void> {
  const { page, untouched } = one
  const path = typeof screen.path === 'string' ? screen.path : screen.path(given)
  delete one.untouched
  if (untouched?.path === screen.path) await page.evaluate(lookUp)
  else if (untouched && canTellApart(untouched, screen)) await moveTo(page, path)
  else await page.goto(path)
}

/** Resets the page as after a load: the Tab key has gone down the page, and nothing else was done there. */
function lookUp(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}

/** Returns true if it can be detected that the next screen has come. */
function canTellApart({ shows: before }: ScreenState, { shows: after, reach }: ScreenState): boolean {
  return !reach && typeof after.name === 'string' && before.name !== after.name
}

function openPage(role: ScreenState['as']): Promise<Opened> {
  const page = opened.get(role) ?? openFirst(role)
  opened.set(role, page)
  return page
}

async function openFirst(role: ScreenState['as']): Promise<Opened> {
  const storageState = role === 'visitor' ? undefined : given[role]
  const page = await (await openContext({ ...CALM, storageState })).newPage()
  return { page, complaints: collectComplaints(page), become: await deviceSwitch(page) }
}

const titled = SCREENS.map((screen) => ({ ...screen, title: `${screen.name}, ${screen.as}` }))

/** The screens on the way to the first ad, which `npm test` checks too. */
const ON_THE_WAY = new Set(['landing, visitor', 'step 1, new, newcomer', 'step 3, member', 'step 5, member'])

describe.each(titled.filter(({ title }) => ON_THE_WAY.has(title)))('$title, once', (screen) => {
  test('axe finds nothing, and it fits a phone and fingers', async () => {
    const { page, become } = await open(screen)
    expect(await axeFindings(page, 'light')).toEqual([])
    await become('phone')
    await expectToFitPhone(page)
  })
})

describe.each(titled.filter(({ only }) => only !== 'phone'))('$title', { tags: 'thorough/looks' }, (screen) => {
  test('axe finds nothing in either theme, nothing moves for long, it fits a phone and fingers, and shows its focus', async () => {
    const { page, become } = await open(screen)
    expect(await movements(page)).toEqual([])
    expect(await axeFindings(page, 'light')).toEqual([])
    expect(await axeFindings(page, 'dark')).toEqual([])
    if (screen.only !== 'desk') {
      await become('phone')
      await expectToFitPhone(page)
      await become('desk')
    }
    if (screen.shows.role !== 'menu') expect(await hiddenFocus(page)).toEqual([])
  })
})

const onPhones = titled.filter(({ only }) => only === 'phone')

describe.each(onPhones)('$title, on a phone', { tags: 'thorough/looks' }, (screen) => {
  test('axe finds nothing, it fits 320 px and suits fingers', async () => {
    const { page } = await open(screen)
    await expectToFitPhone(page)
    expect(await axeFindings(page, 'light')).toEqual([])
  })
})

/**
 * Retries for a while: components that measure themselves, such as a grid that counts its columns, react to a new width
 * one frame later.
 */
async function expectToFitPhone(page: Page): Promise<void> {
  await expect.poll(() => overflowPx(page)).toBeLessThanOrEqual(0)
  await expect.poll(() => smallTargets(page)).toEqual([])
}
