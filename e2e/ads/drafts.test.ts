import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { fillDemoForm, newPerson } from '../support/sign-in.ts'
import { openPage, type VisitOptions } from '../support/visit.ts'
import { choose, clickNext, JOURNEY_PHOTO, JOURNEY_PRODUCT, waitForAd } from '../support/wizard.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Product Name' })
const isChosen = (page: Page, name: string) => page.getByRole('radio', { name }).isChecked()

async function start(name: string, options: VisitOptions = {}) {
  const page = await openPage('about:blank', { as: newPerson(name), ...options })
  // Leaving unsaved text triggers the browser's own question, which is accepted on a reload.
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

test(
  'what is written or chosen on any step survives a reload, saved or not',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await start('Dora Draft')
    await page.goto('/create')
    await nameField(page).fill(JOURNEY_PRODUCT.name)
    await page.getByRole('textbox', { name: 'Product Description' }).fill(JOURNEY_PRODUCT.description)
    await page.getByRole('button', { name: 'Add tagline' }).click()
    await page.getByRole('textbox', { name: 'Tagline 1' }).fill(JOURNEY_PRODUCT.tagline)
    await page.reload()
    await heading(page, 'Product and Ad Details')
    await expect.poll(() => nameField(page).inputValue()).toBe(JOURNEY_PRODUCT.name)
    expect(await page.getByRole('textbox', { name: 'Tagline 1' }).inputValue()).toBe(JOURNEY_PRODUCT.tagline)
    await page.getByRole('button', { name: 'Next Step' }).click()

    await heading(page, 'Upload Images')
    await page.getByLabel('Choose product images').setInputFiles([JOURNEY_PHOTO, 'test/fixtures/photos/honey-jar.webp'])
    await page.getByRole('button', { name: 'Make honey-jar.webp the main photo' }).click()
    await page.reload()
    await heading(page, 'Upload Images')
    const pictures = page.getByRole('list', { name: 'Product images' }).getByRole('listitem')
    await expect.poll(() => pictures.first().getAttribute('aria-label')).toBe('honey-jar.webp')
    await clickNext(page, 'Style')

    await choose(page, 'Ad style', 'Playful & Fun')
    await page.reload()
    await heading(page, 'Style')
    expect(await isChosen(page, 'Playful & Fun')).toBe(true)
    for (const [group, choice] of [
      ['Color palette', 'Yellow'],
      ['Typography', 'Modern Sans'],
      ['Tone', 'Friendly & Casual'],
    ] as const) {
      await choose(page, group, choice)
    }
    await clickNext(page, 'Format')

    await choose(page, 'Ad format', 'Square')
    await page.reload()
    await heading(page, 'Format')
    expect(await isChosen(page, 'Square')).toBe(true)
    await page.getByRole('button', { name: /^Next/ }).click()
    await waitForAd(page, 'Square')
  },
)

test(
  'the browser’s Back and Forward go from step to step and lose nothing',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await start('Bea Back')
    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=1`)
    await heading(page, 'Product and Ad Details')
    await nameField(page).fill('Halden H2')
    await page.getByRole('button', { name: 'Next Step' }).click()
    await heading(page, 'Upload Images')
    await clickNext(page, 'Style')
    await choose(page, 'Tone', 'Friendly & Casual')
    await page.goBack()
    await heading(page, 'Upload Images')
    await page.goBack()
    await heading(page, 'Product and Ad Details')
    expect(await nameField(page).inputValue()).toBe('Halden H2')
    await page.goForward()
    await page.goForward()
    await heading(page, 'Style')
    expect(await isChosen(page, 'Friendly & Casual')).toBe(true)
  },
)

test('written words are left only after a question', { tags: 'thorough/journeys' }, async () => {
  const page = await start('Gus Guard')
  await page.goto('/create')
  await nameField(page).fill('Half a thought')
  const gallery = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Gallery' })
  await gallery.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await nameField(page).inputValue()).toBe('Half a thought')
  await gallery.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.getByText("You haven't created any ads yet.").waitFor()
  await page.goto('/create')
  expect(await nameField(page).inputValue()).toBe('')
})

test('Back that is pressed again while the question is open is the same question', async () => {
  const page = await start('Bo Back')
  await page.goto('/help')
  await page.getByRole('banner').getByRole('link', { name: 'Placard' }).click()
  const landing = page.getByRole('heading', { name: 'Professional ads in seconds' })
  await landing.waitFor()
  await page.getByRole('link', { name: 'Create Your First Ad' }).click()
  await nameField(page).fill('Half a thought')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const pressBack = () => page.evaluate(() => window.history.back())
  await pressBack()
  await question.waitFor()
  await pressBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/create')
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await nameField(page).inputValue()).toBe('Half a thought')
  expect(new URL(page.url()).pathname).toBe('/create')

  // The second press comes before the page has gone forward again.
  await page.evaluate(() => {
    window.addEventListener('popstate', () => window.history.back(), { once: true })
    window.history.back()
  })
  await question.waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/create')
  await question.getByRole('button', { name: 'Leave' }).click()
  await landing.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test(
  'a session that ends while somebody types is taken up again on the same step with the same text',
  { tags: 'thorough/journeys' },
  async () => {
    const person = newPerson('Ends Elsewhere')
    const page = await openPage('about:blank', { as: person, expected: /status of 401/ })
    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=1`)
    await heading(page, 'Product and Ad Details')
    await nameField(page).fill('Halden H2')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Next Step' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'You are signed out' })
    await notice.waitFor()
    expect(await page.getByRole('banner').getByText(person.name).count()).toBe(0)
    await notice.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Continue with Demo' }).click()
    await fillDemoForm(page, person)
    await heading(page, 'Product and Ad Details')
    await expect.poll(() => nameField(page).inputValue()).toBe('Halden H2')
    await page.getByRole('button', { name: 'Next Step' }).click()
    await heading(page, 'Upload Images')
  },
)

test(
  'two tabs of one ad undo nothing of each other, and ask where both changed the same',
  { tags: 'thorough/journeys' },
  async () => {
    const first = await start('Tove Twotabs', { expected: /status of 409/ })
    const adId = await createReadyAd(first)
    const second = await first.context().newPage()
    for (const tab of [first, second]) {
      await tab.goto(`/creatives/${adId}?step=1`)
      await heading(tab, 'Product and Ad Details')
    }
    await nameField(first).fill('Halden of the first tab')
    await first.getByRole('button', { name: 'Next Step' }).click()
    await heading(first, 'Upload Images')

    await second.getByRole('textbox', { name: /^Price/ }).fill('$1,999')
    await second.getByRole('button', { name: 'Next Step' }).click()
    await heading(second, 'Upload Images')
    const stored = { productName: 'Halden of the first tab', productPrice: '$1,999' }
    expect(await call(second, 'GET', `/api/creatives/${adId}`)).toMatchObject(stored)

    // The first tab does not know the price yet.
    await first.getByRole('button', { name: 'Back' }).click()
    await heading(first, 'Product and Ad Details')
    await second.getByRole('button', { name: 'Back' }).click()
    await heading(second, 'Product and Ad Details')
    await nameField(second).fill('Halden of the second tab')
    await second.getByRole('button', { name: 'Next Step' }).click()
    await heading(second, 'Upload Images')
    await nameField(first).fill('Halden, said the first')
    await first.getByRole('button', { name: 'Next Step' }).click()
    const name = first.getByRole('group', { name: 'Product Name' })
    await name.getByText('Halden of the second tab').waitFor()
    await name.getByText('Halden, said the first').waitFor()
    await name.getByRole('button', { name: 'Keep the other' }).click()
    await first.getByText('Progress Saved').waitFor()
    expect(await nameField(first).inputValue()).toBe('Halden of the second tab')
    expect(await first.getByRole('textbox', { name: /^Price/ }).inputValue()).toBe('$1,999')
  },
)

test(
  'an ad is taken up where it lacks something, unless the address names a step',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await start('Tia Taken')
    const adId = await createReadyAd(page, { tone: null })
    await page.goto(`/creatives/${adId}`)
    await heading(page, 'Style')
    await page.goto(`/creatives/${adId}?step=1`)
    await heading(page, 'Product and Ad Details')
    await page.goto(`/creatives/${adId}?step=9`)
    await heading(page, 'Style')
  },
)

test('a finished ad is edited: its words, its look and its picture', { tags: 'thorough/journeys' }, async () => {
  const page = await start('Eddie Edit')
  const adId = await createReadyAd(page)
  await generate(page, adId)
  await page.goto('/creatives')
  await page.getByRole('article', { name: JOURNEY_PRODUCT.name }).getByRole('link', { name: 'Open' }).click()
  await page.getByRole('heading', { name: 'Edit Placard Ad' }).waitFor()
  await waitForAd(page, 'Square')
  const before = await page.getByRole('img', { name: 'Your Square ad' }).getAttribute('src')

  await page.getByRole('button', { name: 'Step 1: Product Info (completed)' }).click()
  await nameField(page).fill('Halden H2 Accelerator')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByText('Your ad has been updated successfully.').first().waitFor()
  await clickNext(page, 'Style')
  await choose(page, 'Ad style', 'Clean & Minimal')
  await page.getByRole('button', { name: 'Save Progress' }).click()
  await page.getByText('Progress Saved').first().waitFor()
  await page.getByRole('button', { name: 'Step 5: Generate (completed)' }).click()
  await page.getByRole('complementary').getByText('Halden H2 Accelerator').waitFor()
  await page.getByRole('button', { name: 'Square options' }).click()
  await page.getByRole('menuitem', { name: /^Regenerate/ }).click()
  await expect.poll(() => page.getByRole('img', { name: 'Your Square ad' }).getAttribute('src')).not.toBe(before)
})
