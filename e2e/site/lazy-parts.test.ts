import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PRODUCT } from '../support/wizard.ts'

/** Messages of the browser and of the app itself about a part that fails to load. */
const FAILURES =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404|dynamically imported module|preload CSS|Failed to fetch|could not be loaded/

const TROUBLE = 'This could not be opened'

const start = (name: string): Promise<Page> => openPage('about:blank', { as: newPerson(name), expected: FAILURES })

/** Blocks files of the app that are not loaded yet, until the returned function is called. */
async function cutOff(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

/** Waits for the app's own log message, not the browser's about the request, which comes earlier. */
async function errorLogged(page: Page, words: RegExp): Promise<void> {
  await page.waitForEvent('console', (message) => message.type() === 'error' && words.test(message.text()))
}

const ALL_SCRIPTS = /\/assets\/.*\.js$/

test('a sign-in that cannot start leaves the page as it is, and starts when the network is back', async () => {
  const page = await openPage('/', { expected: FAILURES })
  const reconnect = await cutOff(page, ALL_SCRIPTS)
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  // Each press waits for its attempt to end: one that is still in progress would succeed with the network back.
  for (const button of [signInButton, page.getByRole('button', { name: 'Create Your First Ad' })]) {
    const logged = errorLogged(page, /dynamically imported module/)
    await button.click()
    await logged
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await reconnect()
  await signInButton.click()
  const go = page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Continue with Demo' })
  await go.waitFor()

  const logged = errorLogged(page, /Failed to fetch/)
  await page.context().setOffline(true)
  await go.click()
  await logged
  await page.context().setOffline(false)
  await go.click()
  await page.getByLabel('E-mail address').waitFor()
})

test(
  'a menu that did not come says so by what was there before, and comes with the next press',
  { tags: 'thorough/faults' },
  async () => {
    const page = await start('Lara Late')
    await createReadyAd(page)
    await page.goto('/creatives')
    const reconnect = await cutOff(page, ALL_SCRIPTS)
    await page.getByRole('button', { name: 'Ad Options' }).click()
    await page.getByText(TROUBLE).waitFor()
    await reconnect()
    await page.getByRole('button', { name: 'Ad Options' }).click()
    await page.getByRole('menuitem', { name: 'Open' }).waitFor()
  },
)

test('a step whose styles did not come is shown with them at the next try', { tags: 'thorough/faults' }, async () => {
  const page = await start('Stella Style')
  const id = await createReadyAd(page)
  const reconnect = await cutOff(page, /\/assets\/images-step-.*\.css$/)
  await page.goto(`/creatives/${id}?step=1`)
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('heading', { name: 'This step could not be loaded' }).waitFor()
  await reconnect()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
  const zone = page.getByText(/^Drop/).first()
  await zone.waitFor()
  const links = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href, sheet }) => [
        href.replace(/.*\/|-[\w-]{8}\.css$/g, ''),
        sheet !== null,
      ]),
    )
  expect(await links()).toContainEqual(['images-step', true])
  // The parts of the next step are preloaded, and may still be loading.
  await expect.poll(async () => (await links()).filter(([, isThere]) => !isThere)).toEqual([])
})

test('a screen that did not come is tried again when it is next gone to', { tags: 'thorough/faults' }, async () => {
  const page = await start('Nils Next')
  const reconnect = await cutOff(page, /\/assets\/subscription-screen-.*\.js$/)
  await page.goto('/creatives')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /credits/ })
    .click()
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /Gallery/ }).waitFor()
  await reconnect()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /credits/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Subscription' }).waitFor()
})

test(
  'after a new version was put in place the page says so, and reloads without losing a word',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await start('Vera Version')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.goto('/create')
    await page.getByRole('textbox', { name: 'Product Name' }).fill(JOURNEY_PRODUCT.name)
    await page.getByRole('textbox', { name: 'Product Description' }).fill(JOURNEY_PRODUCT.description)
    // The files of the previous version have other names, and are gone.
    const gone = (url: URL) => /\/assets\/.*\.js$/.test(url.pathname)
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await page.setViewportSize({ width: 375, height: 667 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByText('There is a new version').waitFor()
    await page.unroute(gone)
    await page.waitForFunction(() => !('isOld' in window))
    await page.getByRole('textbox', { name: 'Product Name' }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Product Name' }).inputValue()).toBe(JOURNEY_PRODUCT.name)
    expect(await page.getByRole('textbox', { name: 'Product Description' }).inputValue()).toBe(
      JOURNEY_PRODUCT.description,
    )
    expect(asked).toEqual([])
  },
)
