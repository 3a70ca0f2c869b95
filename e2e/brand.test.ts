import { expect, test } from 'vitest'
import type { Brand } from '#contract/brand.ts'
import type { Creative } from '#contract/creative.ts'
import { drawMark } from '#test/pictures.ts'
import { call, generate, prepareAd } from './support/api.ts'
import { axeFindings, overflowPx, smallTargets } from './support/checks.ts'
import { goPro } from './support/go-pro.ts'
import { newPerson } from './support/sign-in.ts'
import { PHONE, visit } from './support/visit.ts'

test(
  'a brand is set once, by the keyboard but for its logo, and is in a new ad with one press',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await visit('about:blank', { as: newPerson('Bea Brand') })
    await goPro(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Edit brand' }).press('Enter')
    const form = page.getByRole('form', { name: 'Brand' })
    await form.getByRole('textbox', { name: 'Brand name' }).fill('Halden')
    const file = { name: 'halden.png', mimeType: 'image/png', buffer: await drawMark('#ffffff').png().toBuffer() }
    await form.getByLabel('Upload: Logo').setInputFiles(file)
    await form.getByRole('img', { name: 'Logo' }).waitFor()
    await form.getByRole('button', { name: 'Take all from the logo' }).press('Enter')
    await form.getByRole('textbox', { name: 'Web address' }).fill('halden.example')
    await form.getByRole('textbox', { name: 'Call to action' }).fill('See it run')
    await form.getByRole('button', { name: 'Save brand' }).press('Enter')
    await form.getByText('Saved.').waitFor()
    const brand = (await call(page, 'GET', '/api/brand')) as Brand
    expect(brand).toMatchObject({ name: 'Halden', colors: ['#0b6e4f', '#1b1f24'], logo: { name: 'halden.png' } })

    const adId = await prepareAd(page)
    await page.goto(`/creatives/${adId}?step=3`)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith(adId))
    await page.getByRole('button', { name: 'Use my brand' }).press('Enter')
    await page.getByText('Your brand is in this ad. You can change everything.').waitFor()
    await saved
    const ad = (await call(page, 'GET', `/api/creatives/${adId}`)) as Creative
    expect(ad).toMatchObject({ colorPalette: 'custom', customColors: brand.colors, webAddress: 'halden.example' })
    expect(ad.logo?.url).toBe(brand.logo?.url)
    await generate(page, adId)

    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])
    await page.goto('/account#brand')
    await page.getByRole('form', { name: 'Brand' }).waitFor()
    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])
  },
)

test(
  'a phone shows the brand whole, and Free hears that colors are a part of Pro',
  { tags: 'thorough/looks' },
  async () => {
    const page = await visit('about:blank', { as: newPerson('Fay Free'), device: PHONE })
    await call(page, 'PUT', '/api/brand', { name: 'Fay', colors: ['#0b6e4f'], callToAction: 'Come by' })
    await page.goto('/account#brand')
    await page.getByRole('form', { name: 'Brand' }).waitFor()
    expect([await overflowPx(page), await smallTargets(page)]).toEqual([0, []])
    const adId = await prepareAd(page)
    await page.goto(`/creatives/${adId}?step=3`)
    await page.getByRole('button', { name: 'Use my brand' }).click()
    await page
      .getByText('Your brand is in this ad, without its colors: custom colors are part of the Pro plan.')
      .waitFor()
    expect(await overflowPx(page)).toBe(0)
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect.poll(() => call(page, 'GET', `/api/creatives/${adId}`)).toMatchObject({ callToAction: null })
  },
)

test(
  'an ad is duplicated and its look taken for another product, and the limit says how to go on',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await visit('about:blank', { as: newPerson('Dora Duplicate') })
    await prepareAd(page, { callToAction: 'Come by' })
    await page.goto('/creatives')
    const open = async (item: string) => {
      await page.getByRole('button', { name: 'Ad Options' }).first().press('Enter')
      await page.getByRole('menuitem', { name: item }).press('Enter')
      return page.getByRole('alertdialog')
    }
    const copying = await open('Duplicate')
    await copying.getByText('It counts as an ad: you have 1 of 3.').waitFor()
    await copying.getByRole('button', { name: 'Duplicate' }).press('Enter')
    await page.waitForURL(/step=1/)
    await page.goto('/creatives')
    const looking = await open('Same look, new product')
    await looking.getByText('It counts as an ad: you have 2 of 3.').waitFor()
    await looking.getByRole('textbox', { name: 'Product Name' }).fill('Halden H2')
    await looking.getByRole('textbox', { name: 'Product Description' }).fill('Runs twice as many models.')
    await looking.getByRole('button', { name: 'Create ad' }).press('Enter')
    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
    const ads = (await call(page, 'GET', '/api/creatives')) as Creative[]
    expect(ads[0]).toMatchObject({
      productName: 'Halden H2',
      adStyle: 'modern',
      callToAction: 'Come by',
      productImages: [],
    })
    expect(ads[1]).toMatchObject({ productImages: ads[2]?.productImages, callToAction: 'Come by' })
    await page.goto('/creatives')
    const full = await open('Duplicate')
    await full.getByText('Free plan allows up to 3 ads.').waitFor()
    await full.getByRole('button', { name: 'View Plans' }).press('Enter')
    await page.waitForURL('**/subscription')
  },
)
