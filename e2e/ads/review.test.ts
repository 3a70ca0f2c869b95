import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

/**
 * Opens step 5 of an ad in both formats of the free plan, shared; and its link, on the phone of a reviewer without an
 * account.
 */
async function openShared(name: string, expected?: RegExp) {
  const owner = await openPage('about:blank', { as: newPerson(name) })
  const adId = await createReadyAd(owner)
  for (const format of ['square', 'facebook_feed']) await generate(owner, adId, format)
  await owner.goto(`/creatives/${adId}`)
  await waitForAd(owner, 'Square')
  await owner.getByRole('button', { name: 'Share for approval' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Share for approval' })
  await dialog.getByRole('button', { name: 'Make and copy the link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  const client = await openPage(new URL(link).pathname, { device: SMALL_PHONE, ...(expected && { expected }) })
  return { owner, dialog, client, adId, link }
}

async function say(client: Page, words: string, name?: string): Promise<void> {
  const form = client.getByRole('form', { name: 'New comment' })
  await form.getByRole('textbox', { name: /^About this spot|^Your comment/ }).fill(words)
  if (name) await form.getByRole('textbox', { name: 'Your name' }).fill(name)
  await form.getByRole('button', { name: 'Send comment' }).click()
}

async function askForChanges(client: Page, words: string): Promise<void> {
  await client.getByRole('button', { name: 'Ask for changes' }).click()
  const question = client.getByRole('alertdialog', { name: 'Ask for changes to version 1?' })
  await question.getByRole('button', { name: 'Ask for changes' }).click()
  await question.getByText('Please say what should change').waitFor()
  await question.getByRole('textbox', { name: 'What should change' }).fill(words)
  await question.getByRole('button', { name: 'Ask for changes' }).click()
}

test('a client without an account comments on a spot and approves; after a change it is shared and approved again; then the link ends', async () => {
  const { owner, dialog, client, adId, link } = await openShared('Olga Owner', /status of 40[04]/)
  const html = await (await client.request.get(link)).text()
  for (const shown of ['Halden H1 Accelerator</h1>', 'alt="The Square ad"']) expect(html).toContain(shown)
  const picture = client.getByRole('img', { name: 'The Square ad' })
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const spot = client.getByRole('button', { name: 'Comment on a spot of the Square ad' })
  const { width, height } = (await spot.boundingBox())!
  await spot.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await say(client, 'Larger, <b>please</b>.', 'Carla Client')
  const comments = client.getByRole('list', { name: 'Comments on the Square ad' })
  await comments.getByText('Larger, <b>please</b>.').waitFor()
  await client.getByRole('button', { name: 'Comment 1, by Carla Client' }).waitFor()
  expect(await overflowPx(client)).toBeLessThanOrEqual(0)

  // Our measurements are for its owner only.
  expect(await client.getByText(/Checked/).count()).toBe(0)
  await askForChanges(client, 'The price is last year’s.')
  await client.getByText(/^Changes asked for by Carla Client/).waitFor()
  await owner.reload()
  await owner.getByRole('button', { name: 'Share for approval Changes asked' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)
  await dialog.getByText(/Carla Client asked for changes of version 1/).waitFor()
  const onSquare = dialog.getByRole('list', { name: 'Comments on the Square ad' })
  await onSquare.getByRole('button', { name: 'Answer the comment of Carla Client' }).click()
  await onSquare.getByRole('textbox', { name: 'Your answer to Carla Client' }).fill('It is larger now.')
  await onSquare.getByRole('button', { name: 'Send answer' }).click()
  await onSquare.getByText('It is larger now.').waitFor()
  await onSquare.getByRole('button', { name: 'Mark done: the comment of Carla Client' }).click()
  await onSquare.getByText('Done', { exact: true }).waitFor()
  await client.reload()
  await comments.getByText('It is larger now.').waitFor()
  await comments.getByText('Done', { exact: true }).waitFor()

  await client.getByRole('button', { name: 'Approve' }).click()
  const question = client.getByRole('alertdialog', { name: 'Approve version 1?' })
  expect(await question.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Carla Client')
  await question.getByRole('button', { name: 'Approve' }).click()
  await client.getByText(/^Approved v1 by Carla Client/).waitFor()

  await owner.keyboard.press('Escape')
  await call(owner, 'POST', `/api/creatives/${adId}/change`, { changes: { words: { price: '$1,999' } } })
  await owner.reload()
  await owner.getByRole('button', { name: /^Share for approval/ }).click()
  await dialog.getByText(/Approved v1, now v2: by Carla Client/).waitFor()
  await dialog.getByRole('list', { name: 'Comments on the Square ad' }).getByText('Larger, <b>').waitFor()
  const pin = (await dialog.getByRole('button', { name: 'Comment 1, by Carla Client' }).boundingBox())!
  const shown = (await dialog.getByRole('img', { name: 'The Square ad' }).boundingBox())!
  expect((pin.x + pin.width / 2 - shown.x) / shown.width).toBeCloseTo(0.25, 1)
  expect((pin.y + pin.height / 2 - shown.y) / shown.height).toBeCloseTo(0.75, 1)
  for (const gone of [onSquare, dialog.getByRole('list', { name: 'Comments on all of it' })]) {
    await gone.getByRole('button', { name: 'Delete the comment of Carla Client' }).click()
    await gone.getByRole('alert').getByRole('button', { name: 'Delete comment' }).click()
    await gone.waitFor({ state: 'detached' })
  }
  await dialog.getByText('There are no comments yet.').waitFor()
  await client.reload()
  expect(await comments.count()).toBe(0)
  const before = await picture.getAttribute('src')
  await dialog.getByRole('button', { name: 'Share the new version' }).click()
  await dialog.getByText(/Approved v1, now v2: by Carla Client/).waitFor()

  await client.reload()
  await client.getByRole('button', { name: 'Approve' }).waitFor()
  expect(await picture.getAttribute('src')).not.toBe(before)
  expect((await client.request.get(before!)).status()).toBe(404)

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await dialog.getByRole('alert').getByRole('button', { name: 'Stop sharing' }).click()
  await dialog.getByRole('button', { name: 'Make and copy the link' }).waitFor()
  await client.reload()
  await client.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  expect((await client.request.get(link)).headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})

test(
  'by the keyboard a spot is commented on, and what was typed outlives a newer version and a lost network',
  { tags: 'thorough/journeys' },
  async () => {
    const { owner, client, adId } = await openShared('Otto Owner', /status of 409|ERR_INTERNET_DISCONNECTED/)
    const spot = client.getByRole('button', { name: 'Comment on a spot of the Square ad' })
    // Keys are lost before the page is interactive.
    await spot.click({ trial: true })
    await spot.focus()
    await client.keyboard.press('Shift+ArrowRight')
    await leaveAndReturn(spot)
    for (const key of ['Shift+ArrowUp', 'Enter']) await client.keyboard.press(key)
    await say(client, 'Too dark here.', 'Klaus Client')
    const review = async () => {
      const path = `/api/reviews/${new URL(client.url()).pathname.replace('/r/', '')}`
      return (await client.request.get(path)).json()
    }
    await client.getByRole('list', { name: 'Comments on the Square ad' }).getByText('Too dark here.').waitFor()
    expect((await review()).comments).toMatchObject([{ spot: { format: 'square', x: 0.6, y: 0.4 } }])

    await call(owner, 'POST', `/api/creatives/${adId}/change`, { changes: { words: { price: '$1,999' } } })
    await call(owner, 'POST', `/api/creatives/${adId}/share/version`)
    await client.getByRole('button', { name: 'Write a comment' }).click()
    await say(client, 'And the words are small.')
    await client.getByText('A newer version was shared while you looked').waitFor()
    const words = client.getByRole('textbox', { name: 'Your comment' })
    expect(await words.inputValue()).toBe('And the words are small.')

    await client.context().setOffline(true)
    await say(client, 'And the words are small.')
    await client.getByText('The server could not be reached.').waitFor()
    await client.context().setOffline(false)
    await client.getByRole('button', { name: 'Send comment' }).click()
    await client.getByRole('list', { name: 'Comments on all of it' }).getByText('And the words are small.').waitFor()
    await client.getByText('Comments on earlier versions (1)').click()
    await client.getByText('version 1', { exact: true }).waitFor()
  },
)

const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { ...SMALL_PHONE, viewport: { width: 390, height: 844 } }

test.for([
  { width: 1440, device: WIDE },
  { width: 390, device: NARROW },
])(
  'a comment becomes a change that both see before and after, and is done in the next version, at $width px',
  { tags: 'thorough/journeys' },
  async ({ device, width }) => {
    const { owner, dialog, client, link } = await openShared(`Pia Proposes ${width}`)
    for (const page of [owner, client]) await page.setViewportSize(device.viewport)
    await client.getByRole('button', { name: 'Comment on a spot of the Square ad' }).click()
    await say(client, 'It costs $1,999 now.', 'Carla Client')
    await client.getByRole('list', { name: 'Comments on the Square ad' }).getByText('It costs').waitFor()
    await owner.reload()
    await owner.getByRole('button', { name: /^Share for approval/ }).click()
    await dialog.getByRole('button', { name: 'Propose a change for the comment of Carla Client' }).click()
    await dialog.getByRole('combobox', { name: 'What to change' }).selectOption('price')
    await dialog.getByRole('textbox', { name: 'What it should say' }).fill('$1,999')
    await dialog.getByRole('button', { name: 'Show before and after' }).click()
    for (const page of [dialog, client]) {
      if (page === client) await client.reload()
      for (const label of ['Before', 'After']) {
        const picture = page.getByRole('img', { name: `${label}: the Square ad` })
        await picture.evaluate((image: HTMLImageElement) => image.decode())
      }
    }
    for (const page of [owner, client]) expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    await dialog
      .getByRole('button', { name: 'Accept the change for the comment of Carla Client, and share it' })
      .click()
    await dialog.getByText('Comments on earlier versions (1)').click()
    await dialog.getByText('Done in version 2').waitFor()
    await client.goto(link)
    await client.getByText(/for your approval, version 2/).waitFor()
    await client.getByText('Comments on earlier versions (1)').click()
    await client.getByText('Done in version 2').waitFor()
  },
)

test.for([
  { width: 1440, device: WIDE },
  { width: 390, device: NARROW },
])(
  'one link shows several ads, each of which is approved by itself, at $width px',
  { tags: 'thorough/journeys' },
  async ({ device, width }) => {
    const owner = await openPage('about:blank', { as: newPerson(`Lena Lists ${width}`), device })
    const [first, second] = [await createReadyAd(owner), await createReadyAd(owner)]
    await call(owner, 'POST', `/api/creatives/${second}`, { productName: 'Halden H2' })
    for (const id of [first, second]) await generate(owner, id)
    await owner.goto('/creatives')
    await owner.getByRole('button', { name: 'Select', exact: true }).click()
    await owner.getByRole('button', { name: 'Select all' }).click()
    const bar = owner.getByRole('region', { name: 'Selected ads' })
    await bar.getByRole('button', { name: 'Share for approval' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Share for approval' })
    await dialog.getByRole('button', { name: 'Make and copy one link for 2 ads' }).click()
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(await overflowPx(owner)).toBeLessThanOrEqual(0)

    const client = await openPage(new URL(link).pathname, { device, expected: /status of 404/ })
    await client.getByText('0 of 2 approved').waitFor()
    expect(await (await client.request.get(link)).text()).toContain('2 ads for your approval</h1>')
    expect(await overflowPx(client)).toBeLessThanOrEqual(0)
    await client.getByRole('link', { name: 'Look at Halden H2' }).click()
    await client.getByRole('button', { name: 'Approve' }).click()
    const question = client.getByRole('alertdialog', { name: 'Approve version 1?' })
    await question.getByRole('textbox', { name: 'Your name' }).fill('Carla Client')
    await question.getByRole('button', { name: 'Approve' }).click()
    await client.getByText(/^Approved v1 by Carla Client/).waitFor()
    await client.getByRole('link', { name: 'All ads of this link' }).click()
    await client.getByText('1 of 2 approved').waitFor()

    await owner.reload()
    await owner.getByRole('article', { name: 'Halden H2' }).getByText('Approved v1').waitFor()
    await owner.getByRole('button', { name: 'Select', exact: true }).click()
    await bar.getByRole('button', { name: 'Share for approval' }).click()
    await dialog.getByText('Approved v1 by Carla Client').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)
    await dialog.getByRole('button', { name: 'Take Halden H2 out of the link' }).click()
    await dialog.getByText(/0 of 1 approved/).waitFor()
    await client.reload()
    await client.getByRole('heading', { name: '1 ad for your approval' }).waitFor()
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await dialog.getByRole('article').waitFor({ state: 'detached' })
    await client.reload()
    await client.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  },
)

/**
 * Simulates a window that is left and returned to, as a browser reports it: the element stays the document's active one
 * all the while.
 */
async function leaveAndReturn(focused: Locator): Promise<void> {
  for (const type of ['focusout', 'focusin']) await focused.dispatchEvent(type)
}
