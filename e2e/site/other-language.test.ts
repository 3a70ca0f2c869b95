import { expect, test } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import { call, createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'

test(
  'an ad is copied into another language by the keyboard, and step 4 says what its pictures cost',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Lena Language') })
    await createReadyAd(page, { taglines: ['Your models. Your machine.'], callToAction: 'Come by' })
    await page.goto('/creatives')
    await page.getByRole('button', { name: 'Ad Options' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Copy in another language' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Copy in another language' })
    await dialog.getByText('The copy counts as an ad: you have 1 of 3.').waitFor()
    await dialog.getByLabel('Language').selectOption({ label: 'German (Deutsch)' })
    await dialog.getByText('the price $2,499, as you typed it').waitFor()
    await dialog
      .getByLabel('Product Description in the copy')
      .fill('Führt große Modelle unter deinem Schreibtisch aus.')
    await dialog.getByLabel('Tagline 1 in the copy').fill('Deine Modelle. Deine Maschine.')
    await dialog.getByRole('button', { name: 'Create copy' }).press('Enter')
    await page.getByRole('radio', { name: 'Facebook Feed' }).press('Space')
    await page.getByRole('button', { name: 'Next Uses 1 credit' }).waitFor()
    const [copy, original] = (await call(page, 'GET', '/api/creatives')) as Creative[]
    expect(copy).toMatchObject({
      language: 'de',
      taglines: ['Deine Modelle. Deine Maschine.'],
      productPrice: '$2,499',
      // The text in the old language is left out: an empty field is filled by a phrase of the new one.
      callToAction: null,
      adStyle: original!.adStyle,
      productImages: original!.productImages,
    })
    expect(original).toMatchObject({ language: null, taglines: ['Your models. Your machine.'] })
  },
)
