import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { makeZip } from '#test/make-zip.ts'
import { call, LOOK } from '../support/api.ts'
import { PRODUCTS_CSV } from '../support/household.ts'
import { SHOP } from '../support/shop.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PHOTO } from '../support/wizard.ts'

test('a list of products is sent, and stands as it was read', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('/campaigns', { as: newPerson('Carla Catalogue'), expected: /400 .*\/feed/ })
  await page.getByText(/^One campaign of up to 3 products, in Square and Facebook Feed/).waitFor()
  await page.getByRole('link', { name: 'New campaign' }).click()

  await page.getByRole('button', { name: 'Next: your products' }).click()
  await page.getByText('Please give the campaign a name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring sale')
  for (const question of ['Ad style', 'Color palette', 'Typography', 'Tone'])
    await page.getByRole('group', { name: question }).getByRole('radio').first().check()
  await page.getByRole('checkbox', { name: /^Square/ }).check()
  await page.getByRole('button', { name: 'Next: your products' }).click()

  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(PRODUCTS_CSV) }
  await page.getByLabel('Choose the list of your products').setInputFiles({ ...file, buffer: Buffer.alloc(0) })
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Choose the list of your products').setInputFiles(file)
  await page.getByRole('heading', { name: '2 products' }).waitFor()
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(4)
  await page.getByRole('radio', { name: 'Only 1 problem' }).check()
  await expect.poll(() => rows.count()).toBe(2)
  expect(await rows.last().textContent()).toMatch(/^Birk stool/)

  await page.getByRole('radio', { name: 'All 3' }).check()
  await page.getByText('What each column holds').click()
  await page.getByRole('combobox', { name: 'color' }).selectOption('Tagline')
  await page.getByRole('button', { name: 'Read it this way' }).click()
  await page.getByText('black').waitFor()
})

test('photos come in a ZIP beside the list, or after it', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Zita Zip') })
  const id = await makeCampaign(page)
  await page.goto(`/campaigns/${id}`)
  const csv = (...rows: string[]) => Buffer.from(['sku,title,price,image', ...rows].join('\n'))
  const list = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: csv('H1,Halden,$99,card.webp', 'A2,Aurora,$89,no.webp'),
  }
  const photos = { name: 'card.webp', bytes: readFileSync(JOURNEY_PHOTO) }
  const zip = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(makeZip([photos])) }
  const files = page.getByLabel('Choose the list of your products')
  await files.setInputFiles([zip])
  await page.getByText('Please choose the list of your products together with the ZIP').waitFor()
  await files.setInputFiles([list])
  await page.getByRole('heading', { name: '0 products' }).waitFor()
  await page.getByLabel('A ZIP of the photos').setInputFiles(zip)
  await page.getByRole('heading', { name: '1 product' }).waitFor()
  await page.getByText('The photo "no.webp" is not here yet').waitFor()

  await page.getByRole('button', { name: 'Send another file' }).click()
  await files.setInputFiles([zip, { ...list, buffer: csv('H1,Halden,$99,card.webp', 'A2,Aurora,$89,card.webp') }])
  await page.getByRole('heading', { name: '2 products' }).waitFor()
  await page.getByRole('button', { name: /Make 2 ads/ }).click()
  const shown = page.getByRole('list', { name: 'Products' }).getByRole('article')
  await expect.poll(async () => (await shown.allInnerTexts()).join()).toMatch(/Halden\s+Finished.*Aurora\s+Finished/s)
})

test('a list is read as its owner chooses', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Rita Reading') })
  await page.goto(`/campaigns/${await makeCampaign(page)}`)
  const row = (size: string) => `tee,tee-${size},Tee ${size},${size},1019.90,${SHOP.photos[0]}`
  const buffer = Buffer.from(['item_group_id,id,title,size,price,image_link', row('S'), row('M')].join('\n'))
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose the list of your products').setInputFiles(file)
  await page.getByText('read as a Google Merchant Center feed').waitFor()
  const question = page.getByRole('form', { name: 'Currency of your prices' })
  await question.getByRole('button', { name: 'Show them this way' }).click()
  await question.getByText('Please choose the currency').waitFor()
  await question.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await question.getByRole('combobox', { name: 'Prices are written' }).selectOption('As in Germany')
  await question.getByRole('button', { name: 'Show them this way' }).click()
  await page.getByText('1.019,90 €').first().waitFor()
  await question.waitFor({ state: 'detached' })
  await page.getByText('How the list is read').click()
  await page.getByRole('checkbox', { name: 'An ad for each variant' }).check()
  await page.getByRole('button', { name: 'Read it this way' }).click()
  await page.getByRole('heading', { name: '2 products' }).waitFor()
  await page.getByText('How the list is read').click()
  await page.getByRole('combobox', { name: 'The shop system that it comes from' }).selectOption('table')
  await page.getByRole('button', { name: 'Read it this way' }).click()
  await page.getByText('read as a table, as you said').waitFor()
})

test('what the shop does not sell is left out, and can be ticked in', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Lena Leftover') })
  const id = await makeCampaign(page)
  await page.goto(`/campaigns/${id}`)
  const rows = ['id,title,price,image_link,availability', `H1,Halden,$99,${SHOP.photos[0]},in stock`]
  const buffer = Buffer.from([...rows, `A2,Aurora,$89,${SHOP.photos[1]},out of stock`].join('\n'))
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose the list of your products').setInputFiles(file)
  await page.getByText('1 is left out: 1 sold out.').waitFor()
  await page.getByRole('radio', { name: '1 left out' }).check()
  const tick = page.getByRole('checkbox', { name: 'Include Aurora anyway' })
  await tick.click()
  await page.getByRole('heading', { name: '2 products' }).waitFor()
  await tick.click()
  await page.getByRole('heading', { name: '1 product' }).waitFor()
  await page.getByRole('button', { name: 'Include the one left out' }).click()
  await page.getByRole('heading', { name: '2 products' }).waitFor()
  await page.getByRole('button', { name: 'Leave all out again' }).click()
  await page.getByRole('heading', { name: '1 product' }).waitFor()
})

const sheet = (...rows: string[]) => Buffer.from(['sku;title;price;image', ...rows].join('\n'))
const [FRONT, SIDE] = SHOP.photos
const FIRST = sheet(`H1;Halden;$99;${FRONT}`, `A2;Aurora;$89;${SIDE}`, 'B3;Birk;$49;https://shop.example/gone.webp')
const NEXT = sheet(`H1;Halden;$79;${FRONT}`, `A2;Aurora;$89;${SIDE}`, `C4;Cord;$9;${FRONT}`)

test('products become ads; of the next file only what changed is made', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Carl Catalogue') })
  const id = await makeCampaign(page)
  await page.goto('/creatives')
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await page.getByRole('link', { name: 'Spring sale' }).click()
  const file = page.getByLabel('Choose the list of your products')
  await file.setInputFiles({ name: 'first.csv', mimeType: 'text/csv', buffer: FIRST })

  const samples = page.getByRole('region', { name: 'Samples' })
  await samples.getByRole('heading', { name: '3 samples of your ads' }).waitFor()
  await samples.getByText('gone.webp could not be fetched').waitFor()
  await expect.poll(() => samples.getByRole('img').count()).toBe(2)
  await samples.getByRole('button', { name: 'Change the look' }).click()
  const look = page.getByRole('dialog', { name: 'Change the look' })
  await look.getByRole('group', { name: 'Ad style' }).getByRole('radio').last().check()
  const repainted = page.waitForResponse(/\/samples\/0$/)
  await look.getByRole('button', { name: 'Show samples with this look' }).click()
  await look.waitFor({ state: 'detached' })
  expect((await repainted).status()).toBe(200)
  await page.getByRole('button', { name: /Make 3 ads\s*Uses 3 credits/ }).click()
  await page.getByText('1 product failed. All others are there.').waitFor()
  const shown = page.getByRole('list', { name: 'Products' }).getByRole('article')
  await expect.poll(() => shown.allInnerTexts()).toHaveLength(3)
  await page.getByRole('radio', { name: 'Failed 1' }).check()
  await expect.poll(() => shown.allInnerTexts()).toEqual([expect.stringContaining('Birk')])
  await page.getByRole('radio', { name: 'All 3' }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('button', { name: 'Halden' }).click()
  const product = page.getByRole('dialog', { name: 'Halden' })
  await product.getByText('Change its words').click()
  const words = product.getByRole('form', { name: 'Words of this product' })
  await words.getByRole('textbox', { name: 'Headline' }).fill('Lighter than air')
  const before = await product.getByRole('img').getAttribute('src')
  await words.getByRole('button', { name: /^Change 1 picture/ }).click()
  await words.getByText('Changed.').waitFor()
  expect(await product.getByRole('img').getAttribute('src')).not.toBe(before)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Send another file' }).click()
  await file.setInputFiles({ name: 'next.csv', mimeType: 'text/csv', buffer: NEXT })
  await page.getByText('1 price changed, 1 product is new, 1 product is gone').waitFor()
  await page.getByRole('button', { name: /Update what changed\s*Uses 1 credit/ }).click()
  await page.getByRole('radio', { name: 'Changed' }).check()
  await expect
    .poll(async () => (await shown.allInnerTexts()).join())
    .toMatch(/^Halden\s+Finished, changed,Cord\s+Finished, changed$/)

  await page.getByRole('button', { name: 'Cord' }).click()
  await page.getByRole('button', { name: 'Open as an ad' }).click()
  await page.waitForURL(/\/creatives\/(?!.*campaigns)/)
  await page.goto(`/campaigns/${id}`)
  await page.getByRole('button', { name: 'Cord' }).click()
  await page.getByRole('link', { name: 'Go to its ad' }).waitFor()
})

test('two thousand products scroll: the page holds those in view', { tags: 'thorough/variety' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Tess Thousands') })
  const id = await makeCampaign(page)
  await sayThousands(page, id)
  await page.goto(`/campaigns/${id}`)
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
  await page.getByRole('article', { name: 'Product 1', exact: true }).waitFor()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000)
      return page.getByRole('article', { name: 'Product 2000', exact: true }).count()
    })
    .toBe(1)
  expect(await cards.count()).toBeLessThan(100)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('article', { name: 'Product 1', exact: true }).waitFor()
})

async function makeCampaign(page: Page): Promise<string> {
  const { adStyle, colorPalette, typography, tone } = LOOK
  const look = { adStyle, colorPalette, typography, tone }
  const body = { name: 'Spring sale', look, formats: ['square'] }
  return ((await call(page, 'POST', '/api/campaigns', body)) as { id: string }).id
}

/** Fakes a large feed: painting as many would test the painters. */
async function sayThousands(page: Page, id: string): Promise<void> {
  await page.route(`**/api/campaigns/${id}`, async (route) => {
    const campaign = (await (await route.fetch()).json()) as Campaign
    const progress = { ...campaign.progress, done: 2_000 }
    await route.fulfill({ json: { ...campaign, startedAt: campaign.createdAt, progress } })
  })
  await page.route(`**/api/campaigns/${id}/results?*`, (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after'))
    const places = Array.from({ length: Math.min(100, 1_999 - after) }, (_, at) => after + 1 + at)
    return route.fulfill({ json: places.map(finished) })
  })
  await page.route('**/api/images/**', (route) => route.fulfill({ path: JOURNEY_PHOTO }))
}

function finished(place: number): CampaignResult {
  const id = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
  const name = `Product ${place + 1}`
  return {
    id,
    place,
    key: id,
    name,
    state: 'done',
    changed: false,
    message: null,
    notes: [],
    missing: [],
    outdated: [],
    openedAs: null,
    product: { name, description: '', price: null, discount: null, tagline: null, images: [] },
    pictures: [{ format: 'square', imageUrl: `/api/images/${id}`, width: 600, height: 600, findings: [] }],
  }
}
