import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, createReadyAd } from '../support/api.ts'
import { newPerson } from '../support/sign-in.ts'
import { startOwnApp } from '../support/start-app.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { choose, waitForAd } from '../support/wizard.ts'

/**
 * Maximum difference for a pixel, in steps of 255: the loss of a small WebP. Two compositions of one ad are ten times
 * as far apart.
 */
const DIFFERENCE_MAX = 6

async function readPicture(page: Page, src: string): Promise<Buffer> {
  if (src.startsWith('data:')) return Buffer.from(src.split(',')[1]!, 'base64')
  return (await page.request.get(src)).body()
}

async function difference(page: Page, one: string, other: string): Promise<number> {
  const raw = async (src: string) =>
    sharp(await readPicture(page, src))
      .resize(300, 300)
      .removeAlpha()
      .raw()
      .toBuffer()
  const [first, second] = [await raw(one), await raw(other)]
  return first.reduce((sum, value, index) => sum + Math.abs(value - second[index]!), 0) / first.length
}

const creditsOf = async (page: Page) =>
  ((await call(page, 'GET', '/api/credits')) as { adGeneration: number }).adGeneration

async function srcOf(page: Page, name: string): Promise<string> {
  return (await page.getByRole('img', { name }).getAttribute('src'))!
}

describe('the picture that is made is the one that the sketch showed', () => {
  let at: string

  beforeAll(async () => {
    const { url, stop } = await startOwnApp()
    at = url
    return stop
  })

  async function openStyle(width: number, fields: object = {}) {
    const device = { ...(width < 700 && SMALL_PHONE), viewport: { width, height: 844 } }
    const page = await openPage('about:blank', {
      as: newPerson('Skye Sketcher'),
      device,
      at,
      expected: /409|status of 409/,
    })
    const adId = await createReadyAd(page, fields)
    await page.goto(`${at}/creatives/${adId}?step=3`)
    return { page, adId }
  }

  test.each([390])('a sketch of step 3, and one of six small ads of step 5, at %i px', expectToMakeSketches)
  test.each([1440])(
    'a sketch of step 3, and one of six small ads of step 5, at %i px',
    { tags: 'thorough/looks' },
    expectToMakeSketches,
  )

  async function expectToMakeSketches(width: number): Promise<void> {
    const { page } = await openStyle(width)
    const live = page.getByRole('region', { name: 'Live sketch' })
    await live.getByRole('img', { name: /^Sketch of your ad/ }).waitFor()
    const make = live.getByRole('button', { name: /^Make exactly this/ })
    const seen = (await live.getByRole('img').getAttribute('src'))!
    await make.click()
    expect(await waitForAd(page, 'Square')).toEqual({ width: 600, height: 600 })
    const first = await srcOf(page, 'Your Square ad')
    expect(await difference(page, seen, first)).toBeLessThan(DIFFERENCE_MAX)
    expect(await creditsOf(page)).toBe(9)

    await page.getByText('See six other looks').click()
    const looks = page.getByRole('img', { name: /^Square ad, look/ })
    await looks.first().waitFor()
    expect(await looks.count()).toBe(6)
    expect(await creditsOf(page)).toBe(9)
    const third = (await looks.nth(2).getAttribute('src'))!
    await page.getByRole('button', { name: /^Make exactly this, look 3/ }).click()
    await page.locator(`img[alt="Your Square ad"]:not([src="${first}"])`).waitFor()
    const second = await srcOf(page, 'Your Square ad')
    expect(await difference(page, third, second)).toBeLessThan(DIFFERENCE_MAX)
    expect(await difference(page, first, second)).toBeGreaterThan(DIFFERENCE_MAX)
    expect(await creditsOf(page)).toBe(8)

    // An existing picture is not paid for again.
    await page.getByRole('button', { name: /^Make exactly this, look 3/ }).click()
    await page.getByText('Ad variant generated').first().waitFor()
    expect([await srcOf(page, 'Your Square ad'), await creditsOf(page)]).toEqual([second, 8])
  }

  test('the look in use is what step 5 makes', { tags: 'thorough/studio' }, async () => {
    const { page } = await openStyle(1440, { selectedFormats: [] })
    const live = page.getByRole('region', { name: 'Live sketch' })
    await choose(page, 'Ad style', 'Playful & Fun')
    await choose(page, 'Typography', 'Mono Tech')
    const sketch = live.getByRole('img', { name: /Playful & Fun, Blue, Mono Tech/ })
    await sketch.waitFor()
    const seen = (await sketch.getAttribute('src'))!
    await page.getByRole('button', { name: 'Next' }).click()
    await choose(page, 'Ad format', 'Square')
    await page.getByRole('button', { name: /^Next/ }).click()
    await waitForAd(page, 'Square')
    expect(await difference(page, seen, await srcOf(page, 'Your Square ad'))).toBeLessThan(DIFFERENCE_MAX)
  })

  test(
    'an ad that was changed in another window is reported, and nothing is made or charged',
    { tags: 'thorough/journeys' },
    async () => {
      const { page, adId } = await openStyle(1440)
      await page.getByRole('region', { name: 'Live sketch' }).getByRole('button').click()
      await waitForAd(page, 'Square')
      const before = await srcOf(page, 'Your Square ad')
      await page.getByText('See six other looks').click()
      await page.getByRole('img', { name: 'Square ad, look 1' }).waitFor()
      await call(page, 'POST', `/api/creatives/${adId}`, { productPrice: '$1,999' })
      await page.getByRole('button', { name: /^Make exactly this, look 1/ }).click()
      await page.getByText('This ad was changed since it was sketched').first().waitFor()
      expect([await srcOf(page, 'Your Square ad'), await creditsOf(page)]).toEqual([before, 9])
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    },
  )
})
