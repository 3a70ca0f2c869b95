import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAd, createReadyAd } from '../support/api.ts'
import { waitForCredits, newPerson, signInByScreens } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { JOURNEY_PRODUCT } from '../support/wizard.ts'

async function openFromUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/**
 * Waits for the account's reads: one that is still in progress when the account or the session ends is refused, and the
 * browser logs each 401.
 */
async function accountRead(page: Page): Promise<void> {
  await waitForCredits(page)
  await page.getByText('Member since').waitFor()
}

test('a user exports their data as a ZIP', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Zora Zip') })
  await createReadyAd(page)
  await page.goto('/creatives')
  await openFromUserMenu(page, 'Account')
  await accountRead(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('placard-account.zip')
  await page.getByText(/^Saved to your downloads as placard-account\.zip/).waitFor()
  const zip = await readFile(await file.path())
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  for (const held of ['account.json', JOURNEY_PRODUCT.name, 'uploads/card-']) expect(zip.includes(held)).toBe(true)
})

test('signing out everywhere ends the session in another browser too', { tags: 'thorough/journeys' }, async () => {
  const person = newPerson('Eve Everywhere')
  const laptop = await openPage('/', { as: person })
  await waitForCredits(laptop)
  const phone = await openPage('/', { as: person, device: SMALL_PHONE })
  await phone.getByRole('button', { name: 'Open menu' }).click()
  await phone.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Account' }).click()
  await accountRead(phone)
  await phone.getByRole('button', { name: 'Sign out everywhere' }).click()
  await phone.getByText('Signed out everywhere').first().waitFor()
  await phone.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  await laptop.goto('/creatives')
  await laptop.getByRole('heading', { name: 'Authentication Required' }).waitFor()
})

test('an account is deleted after a word was typed, with all that was in it, by keyboard alone', async () => {
  const person = newPerson('Dora Deleted')
  const page = await openPage('about:blank', { as: person })
  await createAd(page)
  await page.goto('/account')
  await accountRead(page)
  const plan = page.waitForResponse('**/api/subscription')
  await page.getByRole('button', { name: 'Delete account' }).press('Enter')
  await plan
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByRole('textbox', { name: 'Type DELETE to confirm' }).focus()
  await page.keyboard.type('delete')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Account deleted').first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)

  await signInByScreens(page, person)
  await page.goto('/creatives')
  await page.getByText("You haven't created any ads yet.").waitFor()
  await page.getByRole('banner').getByText('0 credits').waitFor()
})

test('the debug screen shows what browser and server make of the sign-in', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('/debug-login')
  await page.getByText('Signed out').waitFor()
  await page.getByText('Does not exist').waitFor()
  const person = newPerson('Debbie Debug')
  await signInByScreens(page, person)
  await page.getByText('Signed in', { exact: true }).waitFor()
  await page.getByText('Exists', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Check Auth API' }).click()
  await page.getByText(`"email": "${person.email}"`).waitFor()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
})

test('terms and privacy can be read before signing in', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { name: 'Terms', level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { name: 'Privacy', level: 1 }).waitFor()
  for (const path of ['/terms', '/privacy']) expect((await page.request.get(path)).status()).toBe(200)
})
