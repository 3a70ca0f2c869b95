import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused, tabTo } from '../support/keys.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PHOTO, JOURNEY_PRODUCT, waitForAd } from '../support/wizard.ts'

async function arrive(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
  await expect.poll(() => focused(page)).toBe(title)
}

test(
  'the whole wizard is gone through without a mouse, and the focus stands on each new step',
  { tags: 'thorough/looks' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Kay Keyboard') })
    // Registered before the key is pressed: only this tells the browser that we answer its chooser.
    page.on('filechooser', (chooser) => void chooser.setFiles(JOURNEY_PHOTO))
    await page.goto('/create')
    await page.getByRole('textbox', { name: 'Product Name' }).waitFor()
    await tabTo(page, /^Product Name/)
    await page.keyboard.type(JOURNEY_PRODUCT.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(JOURNEY_PRODUCT.description)
    await tabTo(page, /^Next Step/)
    await page.keyboard.press('Enter')

    await arrive(page, 'Upload Images')
    await tabTo(page, /^Choose product images/)
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Product images' }).getByRole('img').waitFor()
    await tabTo(page, /^Next/)
    await page.keyboard.press('Enter')

    await arrive(page, 'Style')
    await page.getByRole('button', { name: 'Use this look', exact: true }).waitFor()
    for (const group of [/^Clean & Minimal/, /^Blue/, /^Modern Sans/, /^Professional & Direct/]) {
      await tabTo(page, group)
      await page.keyboard.press('Space')
    }
    // Arrow keys move inside a question.
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: 'Friendly & Casual' }).isChecked()).toBe(true)
    await tabTo(page, /^Next/)
    await page.keyboard.press('Enter')

    await arrive(page, 'Format')
    await tabTo(page, /^Facebook Feed/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Next/)
    await page.keyboard.press('Enter')
    await arrive(page, 'Generate and preview')
    await waitForAd(page, 'Facebook Feed')

    await tabTo(page, /^Facebook Feed options/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Download')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Facebook Feed options')
  },
)
