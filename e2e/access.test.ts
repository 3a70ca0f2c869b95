import { expect, test } from 'vitest'
import { newPerson, signIn } from './support/sign-in.ts'
import { visit } from './support/visit.ts'
import { choose, chooseLook, describeProduct, goOn, uploadPhoto } from './support/wizard.ts'

test('signed out, the landing page asks to sign up and the wizard asks to sign in', async () => {
  const page = await visit('/')
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
  const page = await visit('/')
  const person = newPerson('Otto Out')
  await signIn(page, person)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByText(`Signed in as ${person.email}`).waitFor()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  await page.goto('/create')
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test("somebody else's ad is refused", async () => {
  const owner = await visit('/')
  await signIn(owner, newPerson('Olga Owner'))
  await owner.goto('/create')
  await describeProduct(owner)
  const address = new URL(owner.url()).pathname

  const stranger = await visit('/', { expected: /status of 403/ })
  await signIn(stranger, newPerson('Stan Stranger'))
  await stranger.goto(address)
  await stranger.getByRole('heading', { name: 'Access Denied' }).waitFor()
})

test('a format of the Pro plan is offered as such and not chosen', async () => {
  const page = await visit('/')
  await signIn(page, newPerson('Frida Free'))
  await page.goto('/create')
  await describeProduct(page)
  await uploadPhoto(page)
  await goOn(page, 'Style')
  await chooseLook(page)
  await goOn(page, 'Format')
  await page.getByRole('button', { name: /^Instagram Story/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/Instagram Story is a Pro plan feature/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Ad format', 'Square')
})

test('an address that leads nowhere says so', async () => {
  const page = await visit('/nowhere', { expected: /status of 404/ })
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
})
