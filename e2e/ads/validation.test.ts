import type { Dialog, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { choose, clickNext, JOURNEY_PRODUCT, uploadPhoto } from '../support/wizard.ts'

/** Collects the messages of window.alert in order; each is dismissed. */
function alertsOf(page: Page): string[] {
  const messages: string[] = []
  page.on('dialog', (dialog: Dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  return messages
}

const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click()

test(
  'each step names what it lacks, in its order and its words, and lets nobody past',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Vera Validation') })
    const alerts = alertsOf(page)
    await page.goto('/create')

    const name = page.getByRole('textbox', { name: 'Product Name' })
    const description = page.getByRole('textbox', { name: 'Product Description' })
    await name.fill('A')
    await description.fill('Too short')
    await next(page)
    await page.getByText('Product name must be at least 2 characters').waitFor()
    await page.getByText('Description must be at least 10 characters').waitFor()
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await name.fill(JOURNEY_PRODUCT.name)
    await next(page)
    await page.getByText('Description must be at least 10 characters').waitFor()
    expect(await description.evaluate((field) => field === document.activeElement)).toBe(true)
    await description.fill(JOURNEY_PRODUCT.description)
    await next(page)

    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
    await next(page)
    await page.getByText('Product images required').first().waitFor()
    await page.getByText('Please upload at least one product image.').first().waitFor()
    await uploadPhoto(page)
    await clickNext(page, 'Style')

    const answers = [
      ['Ad style', 'Bold & Vibrant', 'Please select an ad style'],
      ['Color palette', 'Red', 'Please select a color palette'],
      ['Typography', 'Mono Tech', 'Please select a typography style'],
      ['Tone', 'Friendly & Casual', 'Please select a tone style'],
    ] as const
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    for (const [group, choice, sentence] of answers) {
      await next(page)
      await expect.poll(() => alerts.at(-1)).toBe(sentence)
      await page.getByRole('group', { name: group }).getByText(sentence).waitFor()
      await choose(page, group, choice)
    }
    expect(alerts).toEqual(answers.map(([, , sentence]) => sentence))
    await clickNext(page, 'Format')

    await next(page)
    await page.getByText('Format selection required').first().waitFor()
    await page.getByText('Please select one ad format to start with.').first().waitFor()
    await page.getByRole('heading', { name: 'Format', level: 2 }).waitFor()
  },
)
