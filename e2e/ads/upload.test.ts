import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { JOURNEY_PHOTO } from '../support/wizard.ts'

async function openImages(name: string, expected?: RegExp): Promise<Page> {
  const page = await openPage('about:blank', { as: newPerson(name), ...(expected && { expected }) })
  await page.goto(`/creatives/${await createAd(page)}`)
  await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
  return page
}

const chooser = (page: Page) => page.getByLabel('Choose product images')
const grid = (page: Page) => page.getByRole('list', { name: 'Product images' })
const picture = async (color: string) => sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
const png = async (name: string, color = 'tomato') => ({
  name,
  mimeType: 'image/png',
  buffer: await (await picture(color)).png().toBuffer(),
})

test(
  'pictures are added by choosing, dropping and pasting; other files are ignored',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openImages('Ulla Upload')
    await chooser(page).setInputFiles(JOURNEY_PHOTO)
    await page.getByText('1 image(s) uploaded.').first().waitFor()

    const bytes = [...(await (await picture('teal')).png().toBuffer())]
    await page.evaluate((bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['not a picture'], 'notes.txt', { type: 'text/plain' }))
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
      const zone = document.querySelector('[data-state="idle"]')!
      zone.dispatchEvent(new DragEvent('dragover', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
    }, bytes)
    await grid(page).getByRole('img', { name: 'dropped.png' }).waitFor()

    await page.evaluate((bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }))
    }, bytes)
    await grid(page).getByRole('img', { name: 'pasted.png' }).waitFor()
    expect(await grid(page).getByRole('img').count()).toBe(3)

    await page.getByRole('button', { name: 'Remove dropped.png' }).click()
    expect(await grid(page).getByRole('img').count()).toBe(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await grid(page).getByRole('listitem').nth(1).getAttribute('aria-label')).toBe('dropped.png')
  },
)

test('a zone accepts five pictures and names what it left out', { tags: 'thorough/journeys' }, async () => {
  const page = await openImages('Fritz Five')
  await chooser(page).setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => png(`${at}.png`))))
  await page
    .getByText(/5 image\(s\) uploaded\. .*2 pictures were left out/)
    .first()
    .waitFor()
  await page.getByText('All 5 places are taken. Remove an image to add another.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Step 2: Images (completed)' }).click()
  await expect.poll(() => grid(page).getByRole('img').count()).toBe(5)
})

test(
  'a file that only claims to be a picture is refused in a sentence, and so is one that is too large',
  { tags: 'thorough/faults' },
  async () => {
    const page = await openImages('Lisa Liar', /status of 415/)
    await chooser(page).setInputFiles({ name: 'liar.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByText('Upload failed').first().waitFor()
    await page
      .getByText(/"liar.png" is not a JPEG, PNG, WebP, AVIF or GIF picture/)
      .first()
      .waitFor()
    const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
    await chooser(page).setInputFiles(large)
    await page
      .getByText(/large\.png is larger than 10 MB/)
      .first()
      .waitFor()
    expect(await grid(page).count()).toBe(0)
  },
)

test('an upload shows its progress and can be cancelled', { tags: 'thorough/journeys' }, async () => {
  const page = await openImages('Carla Cancel')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/upload*', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await chooser(page).setInputFiles(await png('slow.png'))
  await page.getByText(/Uploading\.\.\. \d+%/).waitFor()
  expect(await page.getByRole('button', { name: 'Uploading...' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  letGo()
  await chooser(page).waitFor()
  expect(await page.getByText('Upload failed').count()).toBe(0)
  await page.unroute('**/api/upload*')
  await chooser(page).setInputFiles(await png('second.png'))
  await grid(page).getByRole('img', { name: 'second.png' }).waitFor()
})

test(
  'a broken connection is reported in its own words, and the next try works',
  { tags: 'thorough/faults' },
  async () => {
    const page = await openImages('Nora Net', /ERR_FAILED/)
    await page.route('**/api/upload*', (route) => route.abort())
    await chooser(page).setInputFiles(await png('lost.png'))
    await page.getByText('There was an error uploading your images.').first().waitFor()
    await page.unroute('**/api/upload*')
    await chooser(page).setInputFiles(await png('found.png'))
    await grid(page).getByRole('img', { name: 'found.png' }).waitFor()
  },
)
