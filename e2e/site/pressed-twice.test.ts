import { describe, expect, test } from 'vitest'
import { call, createAd, generate, LOOK, createReadyAd } from '../support/api.ts'
import { focused } from '../support/keys.ts'
import { openSlowed, expectSent, WAYS } from '../support/press-twice.ts'
import { JOURNEY_PRODUCT, uploadPhoto, waitForAd } from '../support/wizard.ts'

/** A second press has no effect while the first one is being processed. */
const GENERATE = 'POST /api/creatives/:id/generate'

describe.each(Object.entries(WAYS))('pressed twice %s at a slow processor', (way, twice) => {
  test('Next makes one ad, one step and one picture', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Walt ${way}`)
    await page.goto('/create')
    await page.getByRole('textbox', { name: 'Product Name' }).fill(JOURNEY_PRODUCT.name)
    await page.getByRole('textbox', { name: 'Product Description' }).fill(JOURNEY_PRODUCT.description)
    await twice(page.getByRole('button', { name: 'Next Step' }))
    await page.getByRole('heading', { name: 'Upload Images', level: 2 }).waitFor()
    await expectSent(page, heard, { 'POST /api/creatives': 1 })
    await uploadPhoto(page)
    await twice(page.getByRole('button', { name: 'Next', exact: true }))
    await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
    const id = page.url().split('/').at(-1)!.split('?')[0]!
    await call(page, 'POST', `/api/creatives/${id}`, LOOK)
    await page.goto(`/creatives/${id}?step=4`)
    await page.getByRole('radio', { name: /^Square/ }).check()
    await twice(page.getByRole('button', { name: /^Next\b/ }).last())
    await waitForAd(page, 'Square')
    await expectSent(page, heard, { [GENERATE]: 1 })
  })

  test('what is done to a finished ad is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Fay ${way}`)
    const adId = await createReadyAd(page)
    for (const format of ['square', 'facebook_feed']) await generate(page, adId, format)
    await page.goto(`/creatives/${adId}`)
    await waitForAd(page, 'Square')
    heard.sent.length = 0

    await page.getByRole('button', { name: 'Square options' }).click()
    await twice(page.getByRole('menuitem', { name: /^Regenerate/ }))
    await page.getByText('Ad variant generated').waitFor()
    await expectSent(page, heard, { [GENERATE]: 1 })

    // The second Enter may have come when the focus was back on this button, and have opened its menu again.
    const options = page.getByRole('button', { name: 'Square options' })
    if ((await options.getAttribute('aria-expanded')) !== 'true') await options.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await twice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await page.getByText('Size Deleted').waitFor()
    await page.getByRole('tab', { name: 'Square' }).waitFor({ state: 'detached' })
    await expectSent(page, heard, { 'DELETE /api/creatives/:id/variants/:id': 1 })
    // The focus is on the format that is left (record 169).
    await expect.poll(() => focused(page)).toBe('Facebook Feed')

    await page.getByRole('button', { name: 'Add New Format' }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Leaderboard/ })
      .check()
    await twice(page.getByRole('button', { name: /^Add and generate/ }))
    await waitForAd(page, 'Leaderboard')
    await expectSent(page, heard, { [GENERATE]: 1 })

    await page.getByRole('button', { name: 'Share for approval' }).click()
    await twice(page.getByRole('button', { name: 'Make and copy the link' }))
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    await expectSent(page, heard, { 'POST /api/creatives/:id/share': 1 })
  })

  test('ads of the gallery are deleted and copied once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Gil ${way}`)
    for (const name of ['First', 'Second', 'Third', 'Fourth']) await createAd(page, { ...JOURNEY_PRODUCT, name })
    await page.goto('/creatives')
    heard.sent.length = 0
    const card = (name: string) => page.getByRole('article', { name, exact: true })
    const choose = async (name: string, entry: string) => {
      await card(name).getByRole('button', { name: 'Ad Options' }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    const focusedCard = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.querySelector('h2')?.textContent)
    const question = page.getByRole('alertdialog')

    await choose('Third', 'Delete')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(focusedCard).toBe('Third')

    await choose('Third', 'Delete')
    await twice(question.getByRole('button', { name: 'Delete' }))
    await card('Third').waitFor({ state: 'detached' })
    await question.waitFor({ state: 'detached' })
    await expectSent(page, heard, { 'DELETE /api/creatives/:id': 1 })
    await expect.poll(focusedCard).toBe('Second')

    await page.getByRole('button', { name: 'Select' }).click()
    for (const name of ['Second', 'Fourth']) await page.getByLabel(`Select ${name}`).check()
    await page.getByRole('button', { name: 'Delete selected' }).click()
    await twice(question.getByRole('button', { name: 'Delete' }))
    await card('Fourth').waitFor({ state: 'detached' })
    await question.waitFor({ state: 'detached' })
    await expectSent(page, heard, { 'DELETE /api/creatives/:id': 2 })
    await expect.poll(focusedCard).toBe('First')
    await page.getByRole('button', { name: 'Done' }).click()

    await choose('First', 'Duplicate')
    await twice(question.getByRole('button', { name: 'Duplicate' }))
    await page.getByRole('heading', { level: 1, name: /^Edit/ }).waitFor()
    await expectSent(page, heard, { 'POST /api/creatives/:id/duplicate': 1 })
  })
})
