import { expect, test } from 'vitest'
import { createAd, createReadyAd } from '../support/api.ts'
import { waitForCredits, newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { choose } from '../support/wizard.ts'

test('signed out, the landing page asks to sign up and the wizard asks to sign in', async () => {
  const page = await openPage('/')
  expect(await page.title()).toBe('Placard - AI-Powered Ad Creation')
  expect(await page.getByRole('link', { name: 'View Gallery' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Create Your First Ad' }).click()
  await page
    .getByRole('dialog', { name: 'Sign Up' })
    .getByText('Create your account to start designing professional ads with AI')
    .waitFor()
  await page.goto('/create')
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  await page.getByText('You need to be logged in to create ads.').waitFor()
})

test('after logging out, what was open before asks to sign in, and the browser is known no more', async () => {
  const person = newPerson('Otto Out')
  const page = await openPage('/', { as: person })
  await waitForCredits(page)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByText(`Signed in as ${person.email}`).waitFor()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  await page.goto('/create')
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test("somebody else's ad is refused", { tags: 'thorough/journeys' }, async () => {
  const owner = await openPage('about:blank', { as: newPerson('Olga Owner') })
  const address = `/creatives/${await createAd(owner)}`
  const stranger = await openPage(address, { as: newPerson('Stan Stranger'), expected: /status of 403/ })
  await stranger.getByRole('heading', { name: 'Access Denied' }).waitFor()
})

test('a format of the Pro plan is offered as such and not chosen', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Frida Free') })
  await page.goto(`/creatives/${await createReadyAd(page)}?step=4`)
  await page.getByRole('button', { name: /^Instagram Story/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/Instagram Story is a Pro plan feature/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Ad format', 'Square')
})

test('an address that leads nowhere says so', async () => {
  const page = await openPage('/nowhere', { expected: /status of 404/ })
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
})
