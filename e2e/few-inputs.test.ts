import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillDemoForm, newPerson } from './support/sign-in.ts'
import { visit } from './support/visit.ts'
import { PHOTO, PRODUCT, waitForAd } from './support/wizard.ts'

const INPUTS_MAX = 12

/** Each click, field and file is one input. */
function countInputs(page: Page) {
  let inputs = 0
  const one = async (doing: Promise<void>) => {
    await doing
    inputs += 1
  }
  return {
    inputs: () => inputs,
    press: (name: string | RegExp) => one(page.getByRole('button', { name }).click()),
    fill: (name: string, text: string) => one(page.getByRole('textbox', { name }).fill(text)),
    file: (name: string, file: string) => one(page.getByLabel(name).setInputFiles(file)),
    pick: (name: string) => one(page.getByRole('radio', { name }).check()),
  }
}

test('from the signed-out landing page to the first ad it takes twelve inputs or fewer', async () => {
  const page = await visit('/')
  const person = countInputs(page)
  await person.press('Create Your First Ad')
  await person.press('Continue with Demo')
  // The identity provider's own page is not ours to count.
  await fillDemoForm(page, newPerson('Fiona Few'))
  expect(new URL(page.url()).pathname).toBe('/create')

  await person.fill('Product Name', PRODUCT.name)
  await person.fill('Product Description', PRODUCT.description)
  await person.press('Next Step')
  await person.file('Choose product images', PHOTO)
  await page.getByRole('list', { name: 'Product images' }).getByRole('img').waitFor()
  await person.press('Next')
  await person.press('Recommended for this photo')
  await person.press('Next')
  await person.pick('Square')
  await person.press(/^Next/)
  expect(await waitForAd(page, 'Square')).toEqual({ width: 600, height: 600 })
  expect(person.inputs()).toBeLessThanOrEqual(INPUTS_MAX)
})
