import { expect, test } from 'vitest'
import { PRODUCTS_CSV } from './support/household.ts'
import { newPerson } from './support/sign-in.ts'
import { visit } from './support/visit.ts'

test('a list of products is sent, and stands as it was read', { tags: 'thorough/journeys' }, async () => {
  const page = await visit('/campaigns', { as: newPerson('Carla Catalogue'), expected: /400 .*\/feed/ })
  await page.getByText(/^One campaign of up to 3 products, in Square and Facebook Feed/).waitFor()
  await page.getByRole('link', { name: 'New campaign' }).click()

  await page.getByRole('button', { name: 'Next: your products' }).click()
  await page.getByText('Please give the campaign a name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring sale')
  for (const question of ['Ad style', 'Color palette', 'Typography', 'Tone'])
    await page.getByRole('group', { name: question }).getByRole('radio').first().check()
  await page.getByRole('checkbox', { name: /^Square/ }).check()
  await page.getByRole('button', { name: 'Next: your products' }).click()

  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(PRODUCTS_CSV) }
  await page.getByLabel('Choose the list of your products').setInputFiles({ ...file, buffer: Buffer.alloc(0) })
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Choose the list of your products').setInputFiles(file)
  await page.getByRole('heading', { name: '2 products' }).waitFor()
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(4)
  await page.getByRole('radio', { name: 'Only 1 problem' }).check()
  await expect.poll(() => rows.count()).toBe(2)
  expect(await rows.last().textContent()).toMatch(/^Birk stool/)

  await page.getByRole('radio', { name: 'All 3' }).check()
  await page.getByText('What each column holds').click()
  await page.getByRole('combobox', { name: 'color' }).selectOption('Tagline')
  await page.getByRole('button', { name: 'Read the file so' }).click()
  await page.getByText('black').waitFor()
})
