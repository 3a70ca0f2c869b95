import { expect, test } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { call, generate, createReadyAd } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { goPro } from '../support/go-pro.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const PRO_FORMATS = ['leaderboard', 'square', 'half_page', 'facebook_feed']

test('a copy has the formats of its ad, and one press makes all of its pictures for the credits that it says', async () => {
  const page = await openPage('about:blank', { as: newPerson('Dora Double') })
  await page.setViewportSize(WIDTHS.phone)
  const adId = await createReadyAd(page)
  for (const format of ['facebook_feed', 'square']) await generate(page, adId, format)
  await page.goto('/creatives')
  await page.getByRole('button', { name: 'Ad Options' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Duplicate this ad?' })
  await dialog.getByText('It counts as an ad: you have 1 of 3. Its 2 formats come along.').waitFor()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'Product and Ad Details', level: 2 }).waitFor()
  await page.getByRole('textbox', { name: 'Product Name' }).fill('Halden H2 Accelerator')
  await page.getByRole('button', { name: 'Next Step' }).click()
  for (const heading of ['Upload Images', 'Style', 'Format']) {
    await page.getByRole('heading', { name: heading, level: 2 }).waitFor()
    if (heading !== 'Format') await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByText('Facebook Feed, Square.').waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Make both pictures Uses 2 credits' }).dblclick()
  await waitForAd(page, 'Facebook Feed')
  await page.getByRole('tab', { name: 'Square' }).click()
  await waitForAd(page, 'Square')
  expect(await call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 6 })
  const [copy, original] = (await call(page, 'GET', '/api/creatives')) as Creative[]
  expect(copy).toMatchObject({ productName: 'Halden H2 Accelerator' })
  expect(original).toMatchObject({ id: adId, productName: 'Halden H1 Accelerator' })
})

test(
  'the look of an ad in four formats is taken for another product, and its other three pictures are made at once',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Lola Look') })
    await page.setViewportSize(WIDTHS.desktop)
    await goPro(page)
    const adId = await createReadyAd(page)
    for (const format of PRO_FORMATS) await generate(page, adId, format)
    const { id, productImages } = (await call(page, 'GET', `/api/creatives/${adId}`)) as Creative
    const product = { productName: 'Halden Mini', productDescription: 'A small one for the shelf at home.' }
    const copy = (await call(page, 'POST', `/api/creatives/${id}/duplicate`, { product })) as Creative
    expect(copy.selectedFormats).toEqual(PRO_FORMATS)
    await call(page, 'POST', `/api/creatives/${copy.id}`, { productImages })
    await page.goto(`/creatives/${copy.id}`)
    await page.getByText('3 formats of this ad have no picture yet.').waitFor()
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Facebook Feed',
      'Leaderboard',
      'Square',
      'Half Page',
      'All formats',
    ])
    await page.getByRole('button', { name: 'Make all 3 pictures no credits' }).press('Enter')
    await page.getByText('3 formats of this ad have no picture yet.').waitFor({ state: 'detached' })
    const made = async () => (await call(page, 'GET', `/api/creatives/${copy.id}/variants`)) as Variant[]
    await expect.poll(async () => (await made()).map(({ format }) => format).toSorted()).toEqual(PRO_FORMATS.toSorted())
    expect(new Set((await made()).map(({ adId: of }) => of))).toEqual(new Set([copy.id]))
  },
)
