import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAd } from '../support/api.ts'
import { goPro } from '../support/go-pro.ts'
import { newPerson, signInByScreens } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PRODUCT } from '../support/wizard.ts'

const plan = (page: Page, name: string) => page.getByRole('heading', { name: `Current Plan: ${name}` })
const headerCredits = (page: Page, text: string) => page.getByRole('banner').getByRole('link', { name: text })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openSubscription(page: Page): Promise<void> {
  await page.goto('/subscription')
  await page.getByRole('heading', { name: /^Current Plan/ }).waitFor()
}

/** Pays on the sandbox's checkout, with one of its test cards. */
async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(card) }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

async function upgrade(page: Page): Promise<void> {
  await openSubscription(page)
  await press(page, 'Upgrade Plan')
  await page.getByRole('heading', { name: 'Subscribe to Placard Pro' }).waitFor()
  await pay(page, '4242')
  await page.getByText('Welcome to Pro!').waitFor()
}

async function changeInPortal(page: Page, { by, change }: { by: string; change: string }): Promise<void> {
  await press(page, by)
  await page.getByRole('heading', { name: 'Manage your plan' }).waitFor()
  await press(page, change)
  await page.getByRole('link', { name: 'Back to Placard' }).click()
  await page.getByRole('heading', { name: /^Current Plan/ }).waitFor()
}

test('a free account upgrades, cancels, stays after all, and learns of a failed payment', async () => {
  const page = await openPage('/', { as: newPerson('Ursula Upgrade') })
  await headerCredits(page, '10 credits').click()
  await plan(page, 'Free').waitFor()
  await upgrade(page)
  await plan(page, 'Pro').waitFor()
  await page.getByText('Active', { exact: true }).waitFor()
  await headerCredits(page, '∞ credits').waitFor()
  expect(new URL(page.url()).search).toBe('')

  await page.reload()
  await plan(page, 'Pro').waitFor()
  expect(await page.getByText('Welcome to Pro!').count()).toBe(0)

  await changeInPortal(page, { by: 'Downgrade to Free', change: 'Cancel plan' })
  await page.getByText(/^Your subscription expires on [A-Z][a-z]+ \d{1,2}, \d{4}$/).waitFor()
  await changeInPortal(page, { by: 'Manage Subscription', change: 'Keep plan' })
  await plan(page, 'Pro').waitFor()
  expect(await page.getByText(/expires on/).count()).toBe(0)

  await changeInPortal(page, { by: 'Manage Subscription', change: 'Let the renewal fail' })
  await page.getByRole('alert').getByText('Your last payment did not go through').waitFor()
  await plan(page, 'Pro').waitFor()
  await changeInPortal(page, { by: 'Manage Subscription', change: 'Stop trying to collect' })
  await plan(page, 'Free').waitFor()
  await headerCredits(page, '10 credits').waitFor()
})

test('a pack of credits is bought for an ad after a card was declined, is added once, and leads back to the ad', async () => {
  const page = await openPage('about:blank', { as: newPerson('Percy Pack'), expected: /status of 402/ })
  await page.goto(`/creatives/${await createAd(page)}?step=2`)
  await headerCredits(page, '10 credits').click()
  await page.getByRole('heading', { name: '20 credits for $4.99' }).waitFor()
  await press(page, 'Buy credits')
  await pay(page, '0002')
  await page.getByRole('alert').getByText('The card was declined.').waitFor()
  const claimed = page.waitForRequest((request) => request.url().endsWith('/api/credits/add'))
  await pay(page, '4242')
  await page.getByText('Thank you. The 20 credits were added: you have 30 now.').waitFor()
  await headerCredits(page, '30 credits').waitFor()
  expect(new URL(page.url()).search).toBe('')

  const { checkoutSessionId } = (await claimed).postDataJSON() as { checkoutSessionId: string }
  await page.reload()
  await headerCredits(page, '30 credits').waitFor()
  expect(await page.getByText('Your credits are here!').count()).toBe(0)
  await page.goto(`/subscription?success=true&session_id=${encodeURIComponent(checkoutSessionId)}`)
  await page.getByText('you have 30 now').waitFor()
  await page.getByRole('link', { name: `Back to ${JOURNEY_PRODUCT.name}` }).click()
  await page.getByRole('heading', { name: 'Upload Images' }).waitFor()
})

test('leaving the checkout buys nothing and says so once', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Cara Cancel') })
  await openSubscription(page)
  await press(page, 'Subscribe')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('Nothing was bought').waitFor()
  await plan(page, 'Free').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.reload()
  await plan(page, 'Free').waitFor()
  expect(await page.getByText('Nothing was bought').count()).toBe(0)
})

test(
  'a tab that still offers the upgrade opens the portal instead of selling twice',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Tom Twotabs'), expected: /status of 409/ })
    await openSubscription(page)
    await goPro(page)
    await press(page, 'Upgrade Plan')
    await page.getByRole('heading', { name: 'Manage your plan' }).waitFor()
    await page.getByRole('link', { name: 'Back to Placard' }).click()
    await plan(page, 'Pro').waitFor()
  },
)

test(
  'the browser’s Back from the checkout finds the screen ready for another try',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Bea Back') })
    await openSubscription(page)
    await press(page, 'Upgrade Plan')
    await page.getByRole('heading', { name: 'Subscribe to Placard Pro' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Upgrade Plan' }).waitFor()
    expect(await page.getByRole('button', { name: 'Upgrade Plan' }).isEnabled()).toBe(true)
  },
)

test('deleting an account ends its subscription too', { tags: 'thorough/journeys' }, async () => {
  const person = newPerson('Paula Prodeleted')
  const page = await openPage('about:blank', { as: person })
  await goPro(page)
  await page.goto('/account')
  await headerCredits(page, '∞ credits').waitFor()
  await page.getByText('Member since').waitFor()
  await press(page, 'Delete account')
  const question = page.getByRole('alertdialog')
  await question.getByText('your Pro subscription, which is cancelled').waitFor()
  await question.getByRole('textbox').fill('DELETE')
  await question.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Account deleted').first().waitFor()
  await signInByScreens(page, person)
  await openSubscription(page)
  await plan(page, 'Free').waitFor()
  await headerCredits(page, '0 credits').waitFor()
})
