import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { unzip } from '#test/unzip.ts'
import { call, generate, createReadyAd } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

async function downloadedFrom(page: Page, press: () => Promise<void>): Promise<Map<string, Buffer>> {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-ads\.zip$/)
  return unzip(readFileSync(await file.path()))
}

test('all formats of an ad stand on one sheet, are gone through by the arrow keys, and come as one archive', async () => {
  const page = await openPage('about:blank', { as: newPerson('Ada All') })
  const adId = await createReadyAd(page)
  for (const format of ['square', 'facebook_feed']) await generate(page, adId, format)
  await page.goto(`/creatives/${adId}`)
  await waitForAd(page, 'Square')

  const selected = page.getByRole('tab', { selected: true })
  await page.getByRole('tab', { name: 'Square' }).focus()
  const seen: (string | null)[] = []
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('ArrowRight')
    seen.push(await selected.textContent())
  }
  expect(seen).toEqual(['All formats', 'Facebook Feed', 'Square'])

  await page.keyboard.press('ArrowRight')
  const tile = page.getByRole('button', { name: /^Your Facebook Feed ad/ })
  await tile.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  const files = await downloadedFrom(page, () => page.getByRole('link', { name: 'Download all' }).click())
  expect([...files.keys()]).toEqual([
    'meta/halden-h1-accelerator-facebook-feed-1080x1080.jpg',
    'web/halden-h1-accelerator-square-600x600.jpg',
    'ads.csv',
  ])
  const [large, small] = [...files.values()]
  expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 })
  const table = String(files.get('ads.csv')).split('\r\n')
  expect(table).toHaveLength(4)
  for (const row of table.slice(1, 3)) expect(row).toMatch(/"Halden H1 Accelerator".*Leave unticked/)

  await tile.focus()
  await page.keyboard.press('Enter')
  expect(await selected.textContent()).toBe('Facebook Feed')
})

test(
  'a finished ad is held against the one before, and seen where it will run, by the keyboard alone',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Bea Before'), device: SMALL_PHONE })
    const adId = await createReadyAd(page)
    for (let time = 0; time < 2; time += 1) await generate(page, adId)
    const [before] = (await call(page, 'GET', `/api/creatives/${adId}/variants/previous`)) as { imageUrl: string }[]
    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')
    const shown = () => page.getByRole('img', { name: /^Your Square ad/ }).getAttribute('src')
    const after = await shown()

    await page.getByRole('button', { name: 'Change words' }).click()
    await page.getByRole('button', { name: 'Hold to see how it was' }).focus()
    await page.keyboard.down('Space')
    expect(await shown()).toBe(before!.imageUrl)
    await page.keyboard.up('Space')
    expect(await shown()).toBe(after)

    await page.getByRole('button', { name: 'Square options' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'In place' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'In place' })
    await dialog.getByRole('img', { name: 'Your ad in a phone’s feed' }).waitFor()
    await dialog.getByRole('radio', { name: 'Light' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await dialog.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Square options')
  },
)

test('ads are selected in the gallery and come as one archive', { tags: 'thorough/journeys' }, async () => {
  const page = await openPage('about:blank', { as: newPerson('Gus Gallery') })
  for (let ad = 0; ad < 2; ad += 1) await generate(page, await createReadyAd(page))
  await page.goto('/creatives')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  const bar = page.getByRole('region', { name: 'Selected ads' })
  await bar.getByText('1 ad selected').waitFor()
  await bar.getByRole('button', { name: 'Select all' }).click()
  const files = await downloadedFrom(page, () => bar.getByRole('link', { name: 'Download selected' }).click())
  expect([...files.keys()]).toEqual([
    'web/halden-h1-accelerator-square-600x600.jpg',
    'web/halden-h1-accelerator-square-600x600-2.jpg',
    'ads.csv',
  ])
})
