import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { generate, createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { choose, waitForAd } from '../support/wizard.ts'

const pictureAddress = (page: Page, format: string) =>
  page.getByRole('img', { name: `Your ${format} ad` }).getAttribute('src')

async function chooseFromMenu(page: Page, format: string, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: `${format} options` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'a finished ad gets a second format, is made again, and loses a format again',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Fay Formats') })
    const adId = await createReadyAd(page)
    await generate(page, adId)
    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')

    await page.getByRole('button', { name: 'Add New Format' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Format' })
    await choose(page, 'Ad format', 'Facebook Feed')
    await dialog.getByRole('button', { name: /^(Add|Generate)/ }).click()
    expect(await waitForAd(page, 'Facebook Feed')).toEqual({ width: 1080, height: 1080 })
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Facebook Feed', 'Square', 'All formats'])

    await page.getByRole('tab', { name: 'Square' }).click()
    const before = await pictureAddress(page, 'Square')
    await chooseFromMenu(page, 'Square', /^Regenerate/)
    await expect.poll(() => pictureAddress(page, 'Square')).not.toBe(before)
    await page.getByRole('banner').getByText('7 credits').waitFor()

    await chooseFromMenu(page, 'Square', /^Delete/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('The ad size has been successfully deleted.').first().waitFor()
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Facebook Feed'])
    await page.reload()
    await waitForAd(page, 'Facebook Feed')
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Facebook Feed'])
  },
)
