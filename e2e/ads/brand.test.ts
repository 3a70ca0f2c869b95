import { expect, test } from 'vitest'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import type { Creative } from '#contract/ads/creative.ts'
import { fontFile } from '#test/studio/fonts.ts'
import { drawMark } from '#test/pictures/pictures.ts'
import { call, generate, createReadyAd } from '../support/api.ts'
import { axeFindings, overflowPx, smallTargets } from '../support/checks.ts'
import { goPro } from '../support/go-pro.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'

test(
  'a brand is set once, by the keyboard but for its logo, and is in a new ad with one press',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Bea Brand') })
    await goPro(page)
    await page.goto('/account#brand')
    await page.waitForURL('**/brands')
    await page.getByRole('link', { name: 'Set up your brand' }).press('Enter')
    const form = page.getByRole('form', { name: 'Brand' })
    await form.getByRole('textbox', { name: 'Brand name' }).fill('Halden')
    const file = { name: 'halden.png', mimeType: 'image/png', buffer: await drawMark('#ffffff').png().toBuffer() }
    await form.getByLabel('Upload: Logo').setInputFiles(file)
    await form.getByRole('img', { name: 'Logo' }).waitFor()
    await form.getByRole('button', { name: 'Take all from the logo' }).press('Enter')
    await form.getByRole('textbox', { name: 'Web address' }).fill('halden.example')
    await form.getByRole('textbox', { name: 'Call to action' }).fill('See it run')
    await form.getByRole('button', { name: 'Save brand' }).press('Enter')
    await page.getByText('Brand Saved').waitFor()
    await page.getByRole('link', { name: 'Halden' }).waitFor()
    const [brand] = (await call(page, 'GET', '/api/brands')) as [OwnBrand]
    expect(brand).toMatchObject({ name: 'Halden', colors: ['#0b6e4f', '#1b1f24'], logo: { name: 'halden.png' } })

    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=3`)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith(adId))
    await page.getByRole('button', { name: 'Use my brand' }).press('Enter')
    await page.getByText('Your brand is in this ad. You can change everything.').waitFor()
    await saved
    const ad = (await call(page, 'GET', `/api/creatives/${adId}`)) as Creative
    expect(ad).toMatchObject({ colorPalette: 'custom', customColors: brand.colors, webAddress: 'halden.example' })
    expect(ad.brandId).toBe(brand.id)
    expect(ad.logo?.url).toBe(brand.logo?.url)
    await generate(page, adId)

    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])
    await page.goto('/brands')
    await page.getByRole('link', { name: 'Halden' }).press('Enter')
    await page.getByRole('form', { name: 'Brand' }).waitFor()
    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])
  },
)

test(
  'a phone shows the whole brand, and Free learns that colors are a part of Pro',
  { tags: 'thorough/looks' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Fay Free'), device: SMALL_PHONE })
    await call(page, 'PUT', '/api/brand', { name: 'Fay', colors: ['#0b6e4f'], callToAction: 'Come by' })
    await page.goto('/brands')
    await page.getByRole('link', { name: 'Fay' }).click()
    await page.getByRole('form', { name: 'Brand' }).waitFor()
    expect([await overflowPx(page), await smallTargets(page)]).toEqual([0, []])
    const adId = await createReadyAd(page)
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

const COMPUTER = { viewport: { width: 1440, height: 900 } }

test.each([
  ['a phone', SMALL_PHONE],
  ['a computer', COMPUTER],
])(
  'of several brands one is chosen for an ad, and one is deleted by its name, on %s',
  { tags: 'thorough/journeys' },
  async (what, device) => {
    const page = await openPage('about:blank', {
      as: newPerson(what === 'a phone' ? 'Sue Several' : 'Sam Several'),
      device,
    })
    await goPro(page)
    const halden = (await call(page, 'POST', '/api/brands', { name: 'Halden', colors: ['#0b6e4f'] })) as OwnBrand
    const adId = await createReadyAd(page, { brandId: halden.id })
    await page.goto('/brands')
    await page.getByRole('link', { name: 'New brand' }).click()
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Kettle & Co')
    await page.getByRole('textbox', { name: 'Call to action' }).fill('Put the kettle on')
    await page.getByRole('button', { name: 'Save brand' }).click()
    await page.getByRole('link', { name: 'Kettle & Co' }).waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    if (device === SMALL_PHONE) expect(await smallTargets(page)).toEqual([])
    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])

    await page.getByRole('link', { name: 'Kettle & Co' }).click()
    const fonts = page.getByRole('region', { name: 'Fonts' })
    await fonts.getByRole('checkbox', { name: /licences of these fonts allow/ }).check()
    const font = { name: 'titan.woff2', mimeType: 'font/woff2', buffer: Buffer.from(fontFile('titan-one')) }
    await fonts.getByLabel('Upload: font of Headings').setInputFiles(font)
    await fonts.getByRole('img', { name: 'Headings: titan.woff2' }).waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])

    await page.goto(`/creatives/${adId}?step=3`)
    const part = page.getByRole('region', { name: 'Brand' })
    await part.getByRole('combobox', { name: 'Brand' }).selectOption('Kettle & Co')
    await part.getByRole('button', { name: 'Use this brand' }).click()
    await part.getByText('“Kettle & Co” is in this ad. You can change everything.').waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    await expect
      .poll(() => call(page, 'GET', `/api/creatives/${adId}`))
      .toMatchObject({ callToAction: 'Put the kettle on' })

    await page.goto('/brands')
    await page.getByRole('button', { name: 'Delete Kettle & Co' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('It is in 1 ad. The ad keeps what was put into it.').waitFor()
    await question.getByRole('button', { name: 'Delete' }).dblclick()
    await page.getByText('Brand Deleted').waitFor()
    expect(await page.getByText('Delete Failed').count()).toBe(0)
    const ad = await call(page, 'GET', `/api/creatives/${adId}`)
    expect(ad).toMatchObject({ brandId: null, callToAction: 'Put the kettle on' })
  },
)

test(
  'an ad is duplicated and its look taken for another product, and the limit says how to go on',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Dora Duplicate') })
    await createReadyAd(page, { callToAction: 'Come by' })
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
