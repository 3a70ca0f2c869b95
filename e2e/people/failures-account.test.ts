import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'

const FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['the connection is gone', (route) => route.abort('internetdisconnected')],
  [
    'the server is in trouble',
    (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: 'Please try again.' } }),
  ],
]

/** Messages of the browser about it, and the log that SPEC.md requires. */
const NOTES = /ERR_INTERNET_DISCONNECTED|status of 500|The server could not be reached|500: Please try again/

/** Presses it by key, so that the focus is there and has to be there afterwards. */
async function pressByKey(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  const failed = page.waitForEvent('console', (message) => message.type() === 'error')
  await button.press('Enter')
  await failed
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await button.isEnabled()).toBe(true)
}

test.each(FAILURES)(
  'when %s, subscription and account say what to do and lose nothing',
  { tags: 'thorough/faults' },
  async (_when, fail) => {
    const page = await openPage('about:blank', { as: newPerson('Frank Failure'), expected: NOTES })
    await page.route(/\/api\/(subscription\/checkout|credits\/add|account|account\/export|auth\/logout-all)$/, fail)

    await page.goto('/subscription')
    for (const name of ['Upgrade Plan', 'Subscribe', 'Buy credits']) await pressByKey(page, name)
    expect(await page.getByRole('alert').count()).toBe(0)

    await page.goto('/subscription?success=true&session_id=made-up')
    await page.getByRole('alert').getByText('Your credits could not be added').waitFor()
    expect(new URL(page.url()).search).toContain('session_id')

    await page.goto('/account')
    await page.getByRole('heading', { name: 'Frank Failure' }).waitFor()
    await pressByKey(page, 'Download my data')
    await page
      .getByRole('alert')
      .getByText(/try again\.$/)
      .waitFor()
    await pressByKey(page, 'Sign out everywhere')
    await page.getByText('Sign-out Failed').first().waitFor()
    await page.getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('textbox').fill('DELETE')
    await question.getByRole('button', { name: 'Delete account' }).press('Enter')
    await question
      .getByRole('alert')
      .getByText(/try again\.$/)
      .waitFor()

    await page.unrouteAll()
    await page.reload()
    await page.getByText('Member since').waitFor()
  },
)

test(
  'when the plan cannot be read, the screen shows Free, says so, and reads it again when asked',
  { tags: 'thorough/faults' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Fiona Failure'), expected: NOTES })
    await page.route('**/api/subscription', FAILURES[0]![1])
    await page.goto('/subscription')
    await page.getByRole('alert').getByText('Your plan could not be read').waitFor()
    await page.getByRole('heading', { name: 'Current Plan: Free' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
  },
)
