import { getFormat, MAIN_FORMATS } from '#contract/formats.ts'
import { expect, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { goPro } from '../support/go-pro.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

test('Pro gives an ad its own colors', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Connie Colors') })
  await goPro(page)
  const adId = await createReadyAd(page, { colorPalette: null })
  await page.goto(`/creatives/${adId}`)
  await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
  await page.getByRole('radio', { name: 'Custom' }).click()
  const dialog = page.getByRole('dialog', { name: 'Custom colors' })
  const colors = dialog.getByLabel(/^Color \d$/)
  const read = () => colors.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(await read()).toEqual(['#3B82F6', '#1D4ED8', '#F3F4F6', '#1F2937', ''])
  await colors.nth(0).fill('#C2410C')
  await colors.nth(1).fill('')
  const sketched = page.waitForResponse((response) => response.url().includes('customColors=%23C2410C'))
  await dialog.getByRole('button', { name: 'Apply colors' }).click()
  expect((await sketched).status()).toBe(200)
  await page.getByRole('img', { name: /^Sketch of your ad: .*Custom/ }).waitFor()
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.getByRole('heading', { name: 'Format', level: 2 }).waitFor()
  const saved = await call(page, 'GET', `/api/creatives/${adId}`)
  expect(saved).toMatchObject({ colorPalette: 'custom', customColors: ['#C2410C', '#F3F4F6', '#1F2937'] })
})

test('Pro makes every format of an ad from one click', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Paul Pro') })
  await goPro(page)
  const adId = await createReadyAd(page)
  await generate(page, adId)
  await page.goto(`/creatives/${adId}`)
  await waitForAd(page, 'Square')
  await page.getByRole('button', { name: 'Add New Format' }).click()
  await page.getByRole('button', { name: 'Add all formats 5 formats, no credits' }).click()
  for (const { name, widthPx, heightPx } of MAIN_FORMATS) {
    await page.getByRole('tab', { name }).click()
    expect(await waitForAd(page, name)).toEqual({ width: widthPx, height: heightPx })
  }
  expect(await page.getByRole('tab').count()).toBe(MAIN_FORMATS.length + 1)
  await page.getByRole('tab', { name: 'All formats' }).click()
  const sheet = page.getByRole('img', { name: /^Your .* ad$/ })
  const addresses = () => sheet.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  await expect.poll(addresses).toHaveLength(MAIN_FORMATS.length)
  const before = await addresses()
  await page.getByRole('button', { name: 'New look for all' }).click()
  await expect.poll(async () => (await addresses()).filter((address) => before.includes(address))).toEqual([])
  // Six names scroll in their row; the page does not grow with them.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Add New Format' }).click()
  const left = page.getByRole('dialog', { name: 'Add New Format' })
  await left.getByText(/^More sizes/).waitFor()
  expect(await left.getByRole('button', { name: /^Add all formats/ }).count()).toBe(0)
  for (const { name } of MAIN_FORMATS)
    expect(await left.getByRole('radio', { name: new RegExp(`^${name}`) }).count()).toBe(0)
})

test(
  "a media plan's sizes are made from one paste, in their true measures",
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Mia Media') })
    await goPro(page)
    const adId = await createReadyAd(page)
    await generate(page, adId)
    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')
    await page.getByRole('button', { name: 'Add New Format' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Format' })
    await dialog.getByText('Paste a media plan').click()
    await dialog.getByLabel('Media plan').fill('300x600, 468x60, 88x31 and 970x250')
    await dialog.getByText('88x31 cannot be made: each side has from 50 to 2400 pixels.').waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Add these formats 3 formats, no credits' }).click()
    for (const id of ['half_page', 'billboard', '468x60'] as const) {
      const { name, widthPx, heightPx } = getFormat(id)
      await page.getByRole('tab', { name }).click()
      expect(await waitForAd(page, name)).toEqual({ width: widthPx, height: heightPx })
    }
    const tabs = page.getByRole('tablist', { name: 'Ad formats' }).getByRole('tab')
    expect(await tabs.allTextContents()).toEqual(['Square', 'Half Page', 'Billboard', '468x60', 'All formats'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('ad-468x60.jpg')
  },
)
