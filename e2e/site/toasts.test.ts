import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Household, givenHousehold } from '../support/household.ts'
import { moveTo } from '../support/move-to.ts'
import { openPage } from '../support/visit.ts'

let given: Household

beforeAll(async () => {
  given = await givenHousehold()
})

/**
 * Scrolls the page through all its positions in small steps, and records how high the toast stands, and what it covers.
 */
function scrollThrough(page: Page): Promise<{ tops: number[]; covered: string[] }> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const slip = document.querySelector('[data-toasts] [aria-live] > *')!
    const [tops, covered]: [number[], string[]] = [[], []]
    const end = document.documentElement.scrollHeight - window.innerHeight
    for (let y = 0; y <= end; y += 40) {
      window.scrollTo(0, y)
      await frame()
      await frame()
      const toast = slip.getBoundingClientRect()
      tops.push(toast.top)
      for (const button of document.querySelectorAll('[data-variant="primary"]')) {
        const box = button.getBoundingClientRect()
        const isApart =
          box.bottom <= toast.top || box.top >= toast.bottom || box.right <= toast.left || box.left >= toast.right
        if (!isApart) covered.push(`${button.textContent} at ${y}`)
      }
    }
    return { tops, covered }
  })
}

test.each([360])('a toast at %i px stands at the top, and never over a primary button', expectToStandAtTop)
test.each([768, 1440])('a toast at %i px stands there too', { tags: 'thorough/looks' }, expectToStandAtTop)

async function expectToStandAtTop(width: number): Promise<void> {
  const page = await openPage(`/creatives/${given.finishedId}?step=1`, {
    device: { viewport: { width, height: 640 }, storageState: given.member },
  })
  await page.getByText('Ad Loaded').waitFor()
  // A toast's timer pauses while the window is behind another.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  for (const [step, title] of [
    [1, 'Product and Ad Details'],
    [4, 'Format'],
    [5, 'Generate and preview'],
  ] as const) {
    await moveTo(page, `?step=${step}`)
    await page.getByRole('heading', { name: title, level: 2 }).waitFor()
    const { tops, covered } = await scrollThrough(page)
    expect(covered).toEqual([])
    expect(tops[0]).toBeLessThan(640 / 3)
    expect(Math.min(...tops)).toBeLessThan(100)
  }
}
