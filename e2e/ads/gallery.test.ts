import { expect, test } from 'vitest'
import { createAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PRODUCT } from '../support/wizard.ts'

const LAMP = {
  ...JOURNEY_PRODUCT,
  name: 'Aurora desk lamp',
  description: 'A dimmable oak lamp that warms as the evening goes on.',
}

test('drafts are found by their words, opened, and deleted for good after a question', async () => {
  const page = await openPage('about:blank', { as: newPerson('Gala Gallery') })
  for (const product of [JOURNEY_PRODUCT, LAMP]) await createAd(page, product)
  await page.goto('/creatives')
  const cards = page.getByRole('article')
  await page.getByRole('article', { name: LAMP.name }).getByText('Draft').waitFor()
  expect(await cards.count()).toBe(2)

  await page.getByPlaceholder('Search your ads...').fill('DIMMABLE')
  await page.getByRole('article', { name: JOURNEY_PRODUCT.name }).waitFor({ state: 'detached' })
  expect(await cards.count()).toBe(1)

  await cards.getByRole('button', { name: 'Ad Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this ad?' })
  await question.getByText(`permanently delete the ad "${LAMP.name}"`).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await cards.count()).toBe(1)

  await cards.getByRole('button', { name: 'Ad Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The ad has been successfully deleted.').first().waitFor()
  await page.getByText('No ads match your search criteria.').waitFor()
  await page.goto('/creatives')
  await page.getByRole('article', { name: JOURNEY_PRODUCT.name }).waitFor()
  expect(await cards.count()).toBe(1)
})

test(
  'the free plan holds three ads, and the fourth is refused with the sentence of the plan',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Fred Four'), expected: /status of 403/ })
    for (let ad = 1; ad <= 3; ad += 1) await createAd(page)
    const sentence = 'Free plan allows up to 3 ads. Upgrade to Pro for more.'
    // It is in the first HTML already: shown later, it would move the form.
    expect(await (await page.request.get('/create')).text()).toContain(sentence)
    await page.goto('/create')
    await page.getByRole('textbox', { name: 'Product Name' }).fill('One too many')
    await page.getByRole('textbox', { name: 'Product Description' }).fill('The fourth ad of a free account.')
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByText(sentence).nth(1).waitFor()
  },
)
