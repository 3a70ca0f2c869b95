import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Household, givenHousehold } from '../support/household.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

/** Chromium's own measure, and its threshold of a good page with a margin. */
const SHIFT_MAX = 0.05

const CONTROLS_MAX = 12

let given: Household

beforeAll(async () => {
  given = await givenHousehold()
})

async function openStep(width: number): Promise<Page> {
  const device = { ...(width < 700 && SMALL_PHONE), viewport: { width, height: 844 }, storageState: given.member }
  const page = await openPage('about:blank', { device })
  await page.addInitScript(() => {
    const shifts: { value: number; moved: (string | undefined)[] }[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/creatives/${given.finishedId}?step=5`)
  await waitForAd(page, 'Square')
  await page.waitForLoadState('networkidle')
  return page
}

test.each([390, 1440])('nothing on step 5 jumps while it loads, at %i px', async (width) => {
  const page = await openStep(width)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  // Lists what has moved if it is too much.
  expect(sum < SHIFT_MAX ? [] : shifts).toEqual([])
})

/** Tab stops on the step's sheet and beside it: tabs, and the texts on the picture, are one stop each. */
test('step 5 opens with at most twelve controls', async () => {
  const page = await openStep(1440)
  const controls = await page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'main section[aria-labelledby="step-title"] :is(a, button, input, textarea, select, summary), main aside :is(a, button)',
    )
    return [...stops].filter((one) => one.tabIndex >= 0 && one.checkVisibility()).map((one) => one.textContent)
  })
  expect(controls.length).toBeLessThanOrEqual(CONTROLS_MAX)
  expect(controls).toEqual(expect.arrayContaining(['Square', 'Add New Format', 'Change words', 'Download', 'Back']))
})

test('on a phone the picture stays in view while a text of it is typed, and no toast covers either', async () => {
  const page = await openStep(390)
  await page.getByRole('button', { name: 'Change words' }).click()
  const field = page.getByRole('region', { name: 'On this ad' }).getByRole('textbox', { name: 'Price' })
  await field.click()
  const boxOf = async (what: ReturnType<Page['getByRole']>) => (await what.boundingBox())!
  const [picture, typed] = [await boxOf(page.getByRole('img', { name: 'Your Square ad' })), await boxOf(field)]
  expect(picture.y).toBeGreaterThanOrEqual(0)
  expect(picture.y + picture.height).toBeLessThan(typed.y)
  expect(typed.y + typed.height).toBeLessThan(844)
})
