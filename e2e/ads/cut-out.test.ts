import { expect, test } from 'vitest'
import { call, generate, createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

interface Ad {
  productImages: { url: string; cutOut?: string }[]
}

test(
  'a user decides on a cut-out, mends it with a brush, and the ad uses that',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Cara Cut') })
    const adId = await createReadyAd(page)
    await page.goto(`/creatives/${adId}?step=2`)
    const card = page.getByRole('listitem', { name: 'card.webp' })
    await card.getByRole('radio', { name: 'As photographed' }).check()
    await card.getByRole('img', { name: 'card.webp, as photographed' }).waitFor()
    await card.getByText('You want it as it was photographed.').waitFor()

    await card.getByRole('button', { name: 'Touch up card.webp' }).click()
    const dialog = page.getByRole('dialog', { name: 'Touch up' })
    const board = dialog.getByRole('application')
    await dialog.getByRole('radio', { name: 'Remove' }).check()
    const box = (await board.boundingBox())!
    await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.5, { steps: 5 })
    await page.mouse.up()
    await dialog.getByText('Removed. 1 of 200 strokes.').waitFor()
    await board.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await dialog.getByText('Removed. 2 of 200 strokes.').waitFor()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })

    const cutOut = card.getByRole('img', { name: 'card.webp, cut out' })
    await expect.poll(() => cutOut.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
    const { productImages } = (await call(page, 'GET', `/api/creatives/${adId}`)) as Ad
    expect(productImages).toMatchObject([{ cutOut: 'always' }])
    const imageId = productImages[0]!.url.split('/').at(-1)
    const saved = await call(page, 'GET', `/api/creatives/${adId}/photos/${imageId}/cut-out`)
    expect(saved).toMatchObject({ shown: 'cut-out', strokes: [{ kind: 'remove' }] })
  },
)

test(
  'a cut-out is touched up beside the finished ad, closer, and every picture takes it',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Bruno Brush') })
    const adId = await createReadyAd(page)
    for (const format of ['square', 'facebook_feed'] as const) await generate(page, adId, format)
    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')
    const picture = page.getByRole('img', { name: 'Your Square ad' })
    const before = await picture.getAttribute('src')
    await page.getByRole('button', { name: 'Change words' }).click()
    await page.getByText('Photo', { exact: true }).click()
    await page.getByRole('button', { name: 'Touch up the cut-out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Touch up' })
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    const view = dialog.locator('[data-ground]')
    expect(await view.evaluate((element) => element.scrollWidth / element.clientWidth)).toBeCloseTo(2, 1)
    await dialog.getByRole('radio', { name: 'Keep' }).check()
    await dialog.getByRole('application').focus()
    await page.keyboard.press('Space')
    await dialog.getByText('Kept. 1 of 200 strokes.').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('2 pictures are changed.').first().waitFor()
    expect(await picture.getAttribute('src')).not.toBe(before)
    const made = (await call(page, 'GET', `/api/creatives/${adId}/variants`)) as { stale?: unknown }[]
    expect(made.map(({ stale }) => stale)).toEqual([undefined, undefined])
  },
)
