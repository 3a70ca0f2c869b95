import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { generate, prepareAd } from './support/api.ts'
import { newPerson, signIn } from './support/sign-in.ts'
import { PHONE, visit } from './support/visit.ts'
import { waitForAd } from './support/wizard.ts'

/** The narrowest screen that anything has to fit (WCAG 2.2, 1.4.10). */
const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } }
const TARGET_MIN_PX = 44

/** Buttons, links and fields under 44 px in either direction, as a finger meets them; a choice is as large as its card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minPx) => {
    const targets = [...document.querySelectorAll<HTMLElement>('main :is(button, a, summary, input, textarea)')]
    return targets
      .filter((target) => target.checkVisibility() && !target.matches('[type="file"], p a'))
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < minPx - 0.5 || box.width < minPx - 0.5))
      .map(({ target, box }) => `${target.ariaLabel ?? target.textContent} ${box.width}x${box.height}`)
  }, TARGET_MIN_PX)
}

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.viewport.width)
  expect(await smallTargets(page)).toEqual([])
}

test('every step and dialog of the wizard fits 320 pixels, and everything is large enough for a finger', async () => {
  const page = await visit('/', { device: NARROW })
  await signIn(page, newPerson('Nia Narrow'))
  const adId = await prepareAd(page)
  await generate(page, adId)
  await generate(page, adId)

  const titles = ['Product and Ad Details', 'Upload Images', 'Style', 'Format', 'Generate and preview']
  for (const [at, title] of titles.entries()) {
    await page.goto(`/creatives/${adId}?step=${at + 1}`)
    await page.getByRole('heading', { name: title, level: 2 }).waitFor()
    await page.getByText(`Step ${at + 1} of 5`).waitFor()
    await expectToFit(page)
  }
  await waitForAd(page, 'Square')
  await page.getByText('Something wrong with the photo?').click()
  await expectToFit(page)
  const heightPx = await page.getByRole('img', { name: 'Your Square ad' }).evaluate((image) => image.clientHeight)
  expect(heightPx).toBeLessThanOrEqual(300)
  await page.getByRole('button', { name: 'Add New Format' }).click()
  await page.getByRole('dialog', { name: 'Add New Format' }).waitFor()
  await expectToFit(page)
})
