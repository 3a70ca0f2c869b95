import { readFileSync } from 'node:fs'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { unzip } from '#test/unzip.ts'
import { call, generate, createReadyAd } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { goPro } from '../support/go-pro.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { ...SMALL_PHONE, viewport: { width: 390, height: 844 } }

/** Returns the browser's own day, so many days later. */
function day(later: number): string {
  const date = new Date()
  const local = new Date(date.getFullYear(), date.getMonth(), date.getDate() + later)
  return [local.getFullYear(), local.getMonth() + 1, local.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

test('a sale is planned by day, painted in every format and downloaded, on a phone', () => expectSale(PHONE))
test('a sale is planned by day, painted in every format and downloaded, on a desktop', { tags: 'thorough/looks' }, () =>
  expectSale(DESKTOP),
)

async function expectSale(device: BrowserContextOptions): Promise<void> {
  const page = await openPage('about:blank', { as: newPerson('Sally Sale'), device })
  await goPro(page)
  const adId = await createReadyAd(page)
  for (const format of ['square', 'leaderboard']) await generate(page, adId, format)
  await page.goto(`/creatives/${adId}?step=5`)
  await waitForAd(page, 'Square')
  await page.getByRole('button', { name: 'Square options' }).click()
  await page.getByRole('menuitem', { name: 'Sale calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sale calendar' })
  await dialog.getByRole('button', { name: /^Begin with before/ }).click()

  // Four states on one day are refused in a sentence.
  const friday = dialog.getByRole('group', { name: 'From Friday' })
  await friday.getByLabel('First day').fill(day(0))
  await dialog.getByRole('button', { name: 'Save calendar' }).click()
  await dialog.getByText('Two states begin on the same day, “Before” and “From Friday”.').waitFor()
  await dialog.getByRole('button', { name: 'Delete Before' }).click()
  await friday.getByLabel('Price', { exact: true }).fill('$1,999')
  await friday.getByLabel('Old price').fill('$2,499')
  await dialog.getByRole('group', { name: 'Last day' }).getByLabel('Badge').fill('Last day')
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Save calendar' }).click()
  await dialog.getByRole('button', { name: 'Make 6 pictures no credits' }).dblclick()
  await dialog.getByText('All pictures are there.').waitFor()
  const before = await call(page, 'GET', `/api/creatives/${adId}`)
  expect(before).toMatchObject({ productPrice: '$2,499', words: {} })

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /^Download all states/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('halden-h1-accelerator-sale.zip')
  const files = unzip(readFileSync(await file.path()))
  expect(files.size).toBe(7)
  expect([...files.keys()][0]).toBe(
    `${day(0)}-from-friday/google/${day(0)}-halden-h1-accelerator-leaderboard-728x90.jpg`,
  )

  await page.keyboard.press('Escape')
  await page.goto('/creatives')
  await page.getByText('“From Friday” begins today for Halden H1 Accelerator.').waitFor()
  await page.getByText(/^From Friday, since /).waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Open its pictures' }).click()
  await dialog.getByText('Today').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('?step=5')
  await page.goto('/creatives')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('“From Friday” begins today').waitFor({ state: 'detached' })
}

test('on Free the calendar is offered with the plan that has it', async () => {
  const page = await openPage('about:blank', { as: newPerson('Fred Free') })
  const adId = await createReadyAd(page)
  await generate(page, adId)
  await page.goto(`/creatives/${adId}?step=5`)
  await waitForAd(page, 'Square')
  await page.getByRole('button', { name: 'Square options' }).click()
  await page.getByRole('menuitem', { name: 'Sale calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' })
  await dialog.getByText('Sale calendar is a Pro plan feature.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
