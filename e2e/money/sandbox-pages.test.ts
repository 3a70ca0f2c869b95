import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, hiddenFocus, overflowPx, smallTargets } from '../support/checks.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Expects no finding of axe in either theme, no horizontal scrolling, nothing too small or invisible. */
async function expectGoodPage(page: Page): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    // Between the two layouts nothing has another name or color.
    if (width === 768) continue
    for (const theme of ['dark', 'light'] as const) expect(await axeFindings(page, theme)).toEqual([])
  }
  await page.setViewportSize({ width: 375, height: 667 })
  expect(await smallTargets(page)).toEqual([])
  expect(await hiddenFocus(page)).toEqual([])
}

test('the test pages of a purchase are good pages in each of their states', { tags: 'thorough/looks' }, async () => {
  const page = await openPage('/subscription', {
    as: newPerson('Sandra Sandbox'),
    device: SMALL_PHONE,
    expected: /status of 4(02|10)/,
  })
  await press(page, 'Buy credits')
  await page.getByRole('heading', { name: 'Buy 20 credits' }).waitFor()
  await expectGoodPage(page)
  const checkout = page.url()

  await page.getByRole('radio', { name: /0002/ }).check()
  await press(page, 'Pay $4.99')
  await page.getByRole('alert').getByText('The card was declined.').waitFor()
  await expectGoodPage(page)

  await page.getByRole('radio', { name: /4242/ }).check()
  await press(page, 'Pay $4.99')
  await page.getByText('The 20 credits were added').waitFor()
  await page.goto(checkout)
  await page.getByRole('heading', { name: 'Paid already' }).waitFor()
  await expectGoodPage(page)
})

test(
  'a plan is bought and cancelled with the keyboard alone, on pages that are good in each state',
  { tags: 'thorough/looks' },
  async () => {
    const page = await openPage('/subscription', { as: newPerson('Kay Keyboard') })
    await press(page, 'Upgrade Plan')
    await page.getByRole('heading', { name: 'Subscribe to Placard Pro' }).waitFor()
    await expectGoodPage(page)
    await page.reload()
    await tabTo(page, 'Card ending in 4242')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await tabTo(page, 'Pay $19.99')
    await page.keyboard.press('Enter')
    await page.getByText('Welcome to Pro!').waitFor()

    await press(page, 'Manage Subscription')
    await page.getByRole('heading', { name: 'Manage your plan' }).waitFor()
    await expectGoodPage(page)
    await page.reload()
    await tabTo(page, 'Cancel plan')
    await page.keyboard.press('Enter')
    await page.getByText(/^Pro ends on /).waitFor()
    await expectGoodPage(page)
    await press(page, 'Keep plan')
    await press(page, 'Let the renewal fail')
    await page.getByText(/^The last payment failed/).waitFor()
    await expectGoodPage(page)
    await press(page, 'Stop trying to collect')
    await page.getByRole('heading', { name: 'No paid plan' }).waitFor()
    await expectGoodPage(page)
  },
)

/** Presses Tab until the focused element has this text. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let tab = 0; tab < 15; tab += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.closest('label')?.textContent ?? element?.textContent ?? ''
    })
    if (focused.includes(text)) return
  }
  throw new Error(`"${text}" cannot be reached by the keyboard`)
}
