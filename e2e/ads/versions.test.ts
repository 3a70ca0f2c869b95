import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { generate, createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { restorePrevious, waitForAd } from '../support/wizard.ts'

const addressOf = (page: Page, format: string) =>
  page.getByRole('img', { name: `Your ${format} ad` }).getAttribute('src')

async function fromMenu(page: Page, format: string, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: `${format} options` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'what Regenerate replaced is brought back for free, also after a reload',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Rob Restore') })
    const adId = await createReadyAd(page)
    await generate(page, adId)
    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')
    const first = await addressOf(page, 'Square')

    await fromMenu(page, 'Square', /^Regenerate/)
    await expect.poll(() => addressOf(page, 'Square')).not.toBe(first)
    const second = await addressOf(page, 'Square')
    await page.getByRole('banner').getByText('8 credits').waitFor()

    await restorePrevious(page)
    await page.getByText('Version brought back').first().waitFor()
    await expect.poll(() => addressOf(page, 'Square')).toBe(first)
    await page.reload()
    await waitForAd(page, 'Square')
    expect(await addressOf(page, 'Square')).toBe(first)
    await restorePrevious(page)
    await expect.poll(() => addressOf(page, 'Square')).toBe(second)
    await page.getByRole('banner').getByText('8 credits').waitFor()
  },
)

test(
  'all formats of the plan are made from one click, each on its own tab, and deleted one by one',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Ally All') })
    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=5`)
    await page.getByText('This ad has no format. Add one to generate it.').waitFor()
    await page.getByRole('button', { name: 'Add New Format' }).click()
    await page.getByRole('button', { name: 'Add all formats Uses 2 credits' }).click()
    expect(await waitForAd(page, 'Facebook Feed')).toEqual({ width: 1080, height: 1080 })
    await page.getByRole('tab', { name: 'Square' }).click()
    expect(await waitForAd(page, 'Square')).toEqual({ width: 600, height: 600 })
    await page.getByRole('banner').getByText('8 credits').waitFor()

    await fromMenu(page, 'Square', /^Delete/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Facebook Feed'])
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Facebook Feed')
    await fromMenu(page, 'Facebook Feed', /^Delete/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('This ad has no format. Add one to generate it.').waitFor()
  },
)
