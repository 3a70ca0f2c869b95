import type { Page, Route } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { NEVER_FINISHED } from '../support/instant-painters.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { choose, clickNext, JOURNEY_PRODUCT, waitForAd } from '../support/wizard.ts'

/** The browser's own messages about a failing call; 409 ends the call of a cancelled generation. */
const FAILURES = /status of (409|5\d\d)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/
const SENTENCE = 'Something went wrong on our side. Please try again.'
const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'

const broken = (route: Route) => route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: SENTENCE } })
const offline = (route: Route) => route.abort('internetdisconnected')

async function start(name: string): Promise<Page> {
  const page = await openPage('about:blank', { as: newPerson(name), expected: FAILURES })
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

test(
  'neither a server error nor a lost connection while an ad is created loses a word, and the next try works',
  { tags: 'thorough/faults' },
  async () => {
    const page = await start('Cora Create')
    await page.goto('/create')
    await page.getByRole('textbox', { name: 'Product Name' }).fill(JOURNEY_PRODUCT.name)
    await page.getByRole('textbox', { name: 'Product Description' }).fill(JOURNEY_PRODUCT.description)
    for (const [trouble, sentence] of [
      [broken, SENTENCE],
      [offline, UNREACHABLE],
    ] as const) {
      await page.route('**/api/creatives', trouble)
      await page.getByRole('button', { name: 'Next Step' }).click()
      await page.getByText('Error creating ad').first().waitFor()
      await page.getByText(sentence).first().waitFor()
      expect(await page.getByRole('textbox', { name: 'Product Name' }).inputValue()).toBe(JOURNEY_PRODUCT.name)
      await page.unroute('**/api/creatives')
    }
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
  },
)

test.each([
  ['a server error', broken],
  ['no connection', offline],
] as const)(
  '%s while progress is saved keeps the step and its choices',
  { tags: 'thorough/faults' },
  async (what, trouble) => {
    const page = await start(`Sven ${what}`)
    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=1`)
    await page.getByRole('textbox', { name: 'Product Name' }).fill('Halden H3')
    await page.route(`**/api/creatives/${adId}`, trouble)
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByText('Error updating ad').first().waitFor()
    await page.unroute(`**/api/creatives/${adId}`)
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
    await clickNext(page, 'Style')

    await page.route(`**/api/creatives/${adId}`, trouble)
    await page.getByRole('radio', { name: 'Playful & Fun' }).check()
    await page.getByRole('button', { name: /^Next/ }).click()
    await page.getByText('There was an error saving your progress to the database.').first().waitFor()
    await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
    expect(await page.getByRole('radio', { name: 'Playful & Fun' }).isChecked()).toBe(true)
    await page.unroute(`**/api/creatives/${adId}`)
    await clickNext(page, 'Format')
  },
)

test(
  'without a network Next says so and keeps the text, and works when the network is back',
  { tags: 'thorough/faults' },
  async () => {
    const page = await start('Oda Offline')
    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=1`)
    const name = page.getByRole('textbox', { name: 'Product Name' })
    await name.fill('Halden H4')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByText('You are offline').first().waitFor()
    expect(await name.inputValue()).toBe('Halden H4')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
  },
)

test('an ad that cannot be loaded says why and is loaded when asked again', { tags: 'thorough/faults' }, async () => {
  const page = await start('Lena Load')
  const adId = await createReadyAd(page)
  await page.route(`**/api/creatives/${adId}`, broken)
  await page.goto(`/creatives/${adId}?step=3`)
  await page.getByRole('heading', { name: 'Error Loading Ad' }).waitFor()
  await page.getByText(SENTENCE).waitFor()
  await page.unroute(`**/api/creatives/${adId}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
})

test('neither recommendation nor sketch is needed to go on', { tags: 'thorough/faults' }, async () => {
  const page = await start('Nina Nosketch')
  const adId = await createReadyAd(page)
  await page.route(/\/(look|sketch)/, broken)
  await page.goto(`/creatives/${adId}?step=3`)
  await page.getByText(/Your photo could not be looked at/).waitFor()
  await page.getByText(/The sketch could not be made right now/).waitFor()
  await clickNext(page, 'Format')
})

test(
  'a failed generation says why, costs nothing, and works when tried again',
  { tags: 'thorough/faults' },
  async () => {
    const page = await start('Gina Generation')
    const adId = await createReadyAd(page, { selectedFormats: ['square'] })
    await page.route('**/generate', broken)
    await page.goto(`/creatives/${adId}`)
    await page.getByText('This ad could not be generated.').waitFor()
    await page.getByText('Error generating ad variant').first().waitFor()
    await page.getByText('A generation that fails costs nothing.').waitFor()
    await page.unroute('**/generate')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForAd(page, 'Square')
    await page.getByRole('banner').getByText('9 credits').waitFor()
  },
)

test(
  'a connection that drops in the middle of a generation comes back to the finished ad',
  { tags: 'thorough/faults' },
  async () => {
    const page = await start('Dan Drop')
    const adId = await createReadyAd(page, { selectedFormats: ['facebook_feed'] })
    // The call reaches the server; its answer never comes back.
    await page.route('**/generate', async (route) => {
      const { method, headers, postData } = {
        method: route.request().method(),
        headers: await route.request().allHeaders(),
        postData: route.request().postData() ?? '',
      }
      void page.request.fetch(route.request().url(), { method, headers, data: postData }).catch(() => {})
      await route.abort('connectionreset')
    })
    await page.goto(`/creatives/${adId}`)
    expect(await waitForAd(page, 'Facebook Feed')).toEqual({ width: 1080, height: 1080 })
    await page.getByRole('banner').getByText('9 credits').waitFor()
    expect(await page.getByText('Error generating ad variant').count()).toBe(0)
  },
)

/** Keeps both painters busy with ads that are not finished before the test ends. */
async function holdPainters(page: Page): Promise<void> {
  const held = await createReadyAd(page, { productName: NEVER_FINISHED })
  for (const format of ['square', 'facebook_feed']) {
    // Its answer is that of a generation that was cancelled.
    const over = generate(page, held, format).catch(() => {})
    onTestFinished(async () => {
      await call(page, 'DELETE', `/api/creatives/${held}/generate/${format}`)
      await over
    })
  }
  await expect.poll(() => call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 8 })
}

test('a waiting generation is cancelled, and its credit comes back', { tags: 'thorough/journeys' }, async () => {
  const page = await start('Kim Cancel')
  const adId = await createReadyAd(page)
  await holdPainters(page)
  await page.goto(`/creatives/${adId}?step=5`)
  await page.getByRole('button', { name: 'Add New Format' }).click()
  await choose(page, 'Ad format', 'Square')
  await page.getByRole('button', { name: 'Add and generate Uses 1 credit' }).click()
  await page.getByText('Generation takes a minute or two.', { exact: false }).waitFor()
  await page.getByText('Waiting for its turn').waitFor()
  await page.getByRole('button', { name: 'Cancel generation' }).click()
  await page.getByText('Generation cancelled').first().waitFor()
  await page.getByText('Your credit is back.').first().waitFor()
  await page.getByText('Square is not generated yet.').waitFor()
  await expect.poll(() => call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 8 })
})

test('a format that could not be deleted stays', { tags: 'thorough/faults' }, async () => {
  const page = await start('Dede Delete')
  const adId = await createReadyAd(page)
  await generate(page, adId)
  await page.goto(`/creatives/${adId}`)
  await waitForAd(page, 'Square')
  await page.route('**/variants/*', (route) =>
    route.request().method() === 'DELETE' ? broken(route) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Square options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('There was an error deleting the ad size. Please try again.').first().waitFor()
  await waitForAd(page, 'Square')
})
