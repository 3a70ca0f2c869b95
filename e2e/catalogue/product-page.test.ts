import { expect, test } from 'vitest'
import { newPerson } from '../support/sign-in.ts'
import { SHOP } from '../support/shop.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PRODUCT } from '../support/wizard.ts'

test(
  'an ad starts from the page of its product: its words and a photo are taken',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('/create', { as: newPerson('Paula Page') })
    await page.getByText('Start from a product page').click()
    await page.getByLabel('Address of the page').fill(SHOP.page)
    await page.getByRole('button', { name: 'Read page' }).click()
    await page.getByRole('checkbox', { name: 'Photo 2' }).check()
    await page.getByRole('checkbox', { name: 'Photo 1' }).uncheck()
    await page.getByRole('button', { name: 'Use what is ticked' }).click()
    await page.getByText('3 texts are in the form below, 1 photo waits in step 2.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Product Name' }).inputValue()).toBe(JOURNEY_PRODUCT.name)
    expect(await page.getByRole('textbox', { name: /^Price/ }).inputValue()).toBe(JOURNEY_PRODUCT.price)
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
    const photos = page.getByRole('list', { name: 'Product images' }).getByRole('listitem')
    await expect
      .poll(() => photos.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label'))))
      .toEqual(['side.webp'])
  },
)
