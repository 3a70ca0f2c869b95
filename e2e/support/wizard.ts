import path from 'node:path'
import type { Page } from 'playwright-core'

export const JOURNEY_PHOTO = path.resolve('test/fixtures/photos/accelerator-card.webp')

export const JOURNEY_PRODUCT = {
  name: 'Halden H1 Accelerator',
  description: 'Runs large language models under your desk. Two fans stay quieter than a conversation.',
  price: '$2,499',
  tagline: 'Your models. Your machine.',
}

/** The five steps as a user takes them: by the names of the controls. Each ends on the next step. */
export async function fillProductStep(page: Page, product = JOURNEY_PRODUCT): Promise<void> {
  await page.getByRole('textbox', { name: 'Product Name' }).fill(product.name)
  await page.getByRole('textbox', { name: 'Product Description' }).fill(product.description)
  await page.getByRole('textbox', { name: /^Price/ }).fill(product.price)
  await page.getByRole('button', { name: 'Add tagline' }).click()
  await page.getByRole('textbox', { name: 'Tagline 1' }).fill(product.tagline)
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
}

export async function uploadPhoto(page: Page): Promise<void> {
  await page.getByLabel('Choose product images').setInputFiles(JOURNEY_PHOTO)
  await page.getByRole('list', { name: 'Product images' }).getByRole('img').waitFor()
}

export async function clickNext(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: heading, level: 2 }).waitFor()
}

export async function chooseLook(page: Page): Promise<void> {
  for (const [group, choice] of [
    ['Ad style', 'Modern & Trendy'],
    ['Color palette', 'Blue'],
    ['Typography', 'Modern Sans'],
    ['Tone', 'Professional & Direct'],
  ] as const) {
    await choose(page, group, choice)
  }
}

export async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: new RegExp(`^${choice}`) })
    .check()
}

/** Does everything up to step 5, whose generation begins by itself. `onStep` is called on each step before. */
export async function makeAdByWizard(
  page: Page,
  { format = 'Square', product = JOURNEY_PRODUCT, onStep = async () => {} } = {},
): Promise<void> {
  await onStep()
  await fillProductStep(page, product)
  await onStep()
  await uploadPhoto(page)
  await clickNext(page, 'Style')
  await onStep()
  await chooseLook(page)
  await clickNext(page, 'Format')
  await onStep()
  await choose(page, 'Ad format', format)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Waits for the picture of the ad, until it has arrived and is decoded. */
export async function waitForAd(page: Page, format: string): Promise<{ width: number; height: number }> {
  const picture = page.getByRole('img', { name: `Your ${format} ad` })
  await picture.waitFor()
  return picture.evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  })
}

/** Makes the one earlier version of the format current again; they are folded away when step 5 opens. */
export async function restorePrevious(page: Page): Promise<void> {
  await page.getByText('Earlier versions').click()
  await page.getByRole('button', { name: /^Bring back the version/ }).click()
}
