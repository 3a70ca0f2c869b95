import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Household, givenHousehold } from '../support/household.ts'
import { launchWithScrollBars, openPage } from '../support/visit.ts'

/** The sizes that SPEC.md gives, as a browser lays them out. */

let given: Household

beforeAll(async () => {
  given = await givenHousehold()
})

const open = (path: string, width: number): Promise<Page> =>
  openPage(path, { device: { viewport: { width, height: 900 }, storageState: given.member } })

const heightOf = (page: Page, role: 'img' | 'textbox', name: string) =>
  page.getByRole(role, { name }).evaluate((element) => element.getBoundingClientRect().height)

test('the gallery has one, two or three columns', async () => {
  const page = await open('/creatives', 400)
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  for (const [width, columns] of [
    [400, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const template = await page
      .getByRole('list')
      .filter({ has: cards.first() })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns)
    expect(template.split(' ')).toHaveLength(columns)
  }
})

test('the stepper is compact under 768 px, and whole from there on', async () => {
  const page = await open(`/creatives/${given.finishedId}?step=3`, 767)
  const compact = page.getByText('Step 3 of 5')
  await compact.waitFor()
  expect(await page.getByRole('button', { name: /Product Info/ }).isVisible()).toBe(false)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: /Product Info/ }).waitFor()
  expect(await compact.isVisible()).toBe(false)
})

test('a finished ad is at most 300 px high on a small screen and 500 px on a larger one', async () => {
  const page = await open(`/creatives/${given.finishedId}`, 700)
  await page.getByRole('img', { name: 'Your Square ad' }).waitFor()
  expect(await heightOf(page, 'img', 'Your Square ad')).toBe(300)
  await page.setViewportSize({ width: 1280, height: 1000 })
  expect(await heightOf(page, 'img', 'Your Square ad')).toBe(500)
})

test('a finished ad stands in a window of 1440 x 900 with its tabs, its menu and its buttons', async () => {
  const page = await open(`/creatives/${given.finishedId}`, 1440)
  const picture = page.getByRole('img', { name: 'Your Square ad' })
  for (const part of [
    picture,
    page.getByRole('tab', { name: 'Square' }),
    page.getByRole('button', { name: 'Add New Format' }),
    page.getByRole('link', { name: 'Download', exact: true }),
    page.getByRole('button', { name: 'Square options' }),
  ]) {
    await part.waitFor()
    const { top, bottom } = await part.evaluate((element) => element.getBoundingClientRect())
    expect({ top, bottom, isInView: top >= 0 && bottom <= 900 }).toMatchObject({ isInView: true })
  }
  expect(await heightOf(page, 'img', 'Your Square ad')).toBeGreaterThanOrEqual(440)
})

test(
  'the focus of a tab moves nothing in its row, and its ring has room beside the letters',
  { tags: 'thorough/looks' },
  async () => {
    const page = await open(`/creatives/${given.finishedId}`, 1280)
    const tabs = page.getByRole('tablist', { name: 'Ad formats' }).getByRole('tab')
    const places = () =>
      tabs.evaluateAll((all) => all.map((tab) => [tab.getBoundingClientRect().x, tab.getBoundingClientRect().width]))
    await tabs.nth(1).waitFor()
    const before = await places()
    for (const key of ['End', 'Home']) {
      await page.getByRole('tab', { selected: true }).and(tabs).press(key)
      expect(await places()).toEqual(before)
      const freePx = await page.locator('[role="tab"]:focus-visible').evaluate((tab) => {
        const words = document.createRange()
        words.selectNodeContents(tab)
        const { outlineOffset, outlineWidth } = getComputedStyle(tab)
        const ringEnd = Number.parseFloat(outlineWidth) + Math.max(0, -Number.parseFloat(outlineOffset) - 2)
        return words.getBoundingClientRect().x - tab.getBoundingClientRect().x - ringEnd
      })
      expect(freePx).toBeGreaterThanOrEqual(1)
    }
  },
)

test.each(['light', 'dark'] as const)(
  'no strip stands beside an open dialog where the %s scroll bar was',
  { tags: 'thorough/looks' },
  async (theme) => {
    const [width, height] = [1000, 700]
    const browser = await launchWithScrollBars()
    const page = await browser.newPage({
      baseURL: inject('appUrl'),
      storageState: given.member,
      viewport: { width, height },
      colorScheme: theme,
    })
    await page.goto(`/creatives/${given.finishedId}`)
    await page.getByRole('img', { name: 'Your Square ad' }).waitFor()
    const pageWidth = await page.evaluate(() => document.documentElement.clientWidth)
    expect(pageWidth).toBeLessThan(width)
    await page.getByRole('button', { name: 'Add New Format' }).click()
    await page.getByRole('dialog', { name: 'Add New Format' }).waitFor()
    const picture = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha()
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
    const [beside, gutter] = [colorAt(pageWidth - 3, height - 20), colorAt(width - 5, height - 20)]
    // Both are one color; the rounding of a half-transparent layer is up to the browser.
    expect(Math.max(...gutter.map((value, at) => Math.abs(value - beside[at]!)))).toBeLessThanOrEqual(1)
  },
)

test('the description has at least 120 px', async () => {
  const page = await open(`/creatives/${given.draftId}?step=1`, 1280)
  expect(await heightOf(page, 'textbox', 'Product Description')).toBeGreaterThanOrEqual(120)
})

test('each move of the wizard scrolls to the top', async () => {
  const page = await open(`/creatives/${given.draftId}?step=3`, 1280)
  await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Format', level: 2 }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
