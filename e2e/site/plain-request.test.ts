import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

interface Picture {
  format: string
  shown: { words: { part: string; text: string }[]; dials: object }
}

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { ...SMALL_PHONE, viewport: { width: 390, height: 844 } }

test('a change in plain words is shown before it is made, and made on all pictures, on a phone', () =>
  expectChange(PHONE))
test(
  'a change in plain words is shown before it is made, and made on all pictures, on a desktop',
  { tags: 'thorough/looks' },
  () => expectChange(DESKTOP),
)

async function expectChange(device: BrowserContextOptions): Promise<void> {
  const page = await openPage('about:blank', { as: newPerson('Asks Plainly'), device })
  const adId = await createReadyAd(page, { productPrice: '$4.99' })
  for (const format of ['square', 'facebook_feed']) await generate(page, adId, format)
  await page.goto(`/creatives/${adId}`)
  await waitForAd(page, 'Square')
  const pictures = () => call(page, 'GET', `/api/creatives/${adId}/variants`) as Promise<Picture[]>
  const prices = async () =>
    (await pictures()).map(({ shown }) => shown.words.find(({ part }) => part === 'price')?.text)

  await page.getByRole('button', { name: 'Change words' }).click()
  const panel = page.getByRole('region', { name: 'On this ad' })
  const line = panel.getByRole('textbox', { name: 'What should change?' })
  await line.fill('dance for me')
  await line.press('Enter')
  await panel.getByText('This was not understood.').waitFor()
  await panel.getByRole('button', { name: 'price 3.99' }).click()
  await line.press('Enter')
  const proposal = panel.getByRole('region', { name: 'This would change:' })
  await proposal.waitFor()
  expect(await proposal.getByRole('listitem').allTextContents()).toEqual(['Price: $4.99 → $3.99'])
  expect(await prices()).toEqual(['$4.99', '$4.99'])
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)

  await proposal.getByRole('button', { name: 'Do it on all 2 pictures' }).click()
  await page.getByText('2 pictures are changed.').first().waitFor()
  expect(await prices()).toEqual(['$3.99', '$3.99'])
  expect(await line.inputValue()).toBe('')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The change is undone.').first().waitFor()
  expect(await prices()).toEqual(['$4.99', '$4.99'])
}
