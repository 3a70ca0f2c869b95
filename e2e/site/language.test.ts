import { beforeAll, describe, expect, test } from 'vitest'
import { overflowPx } from '../support/checks.ts'
import { givenHousehold, type Household } from '../support/household.ts'
import { SCREENS } from '../support/screens.ts'
import { collectComplaints, openContext, SMALL_PHONE, openPage } from '../support/visit.ts'

test.each([
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', SMALL_PHONE],
])('screens are in the browser’s language, or in the one that is chosen, on %s', async (_, device) => {
  const page = await openPage('/', { device: { ...device, locale: 'de-AT' } })
  // The server writes it, before any script has run; if React rendered anything else, its complaint would fail the
  // journey.
  const html = await (await page.request.get('/', { headers: { 'accept-language': 'de-AT' } })).text()
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('Anmelden')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click()
  await page.getByRole('heading', { name: 'Hilfe', level: 1 }).waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)

  // A choice takes effect once the page is interactive.
  await page.waitForLoadState('networkidle')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français')
  await page.getByRole('heading', { name: 'Aide', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

describe('every screen', { tags: 'thorough/looks' }, () => {
  let given: Household

  beforeAll(async () => {
    given = await givenHousehold()
  })

  test.each(['de', 'fr', 'es', 'it'])('fits a phone in %s, and is what the server wrote', async (locale) => {
    for (const role of ['visitor', 'member'] as const) {
      const storageState = role === 'visitor' ? undefined : given[role]
      const context = await openContext({ ...SMALL_PHONE, locale, storageState, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const complaints = collectComplaints(page)
      const faults: string[] = []
      for (const { path, name, expected } of SCREENS.filter(({ as, reach }) => as === role && !reach)) {
        await page.goto(typeof path === 'string' ? path : path(given))
        await page.waitForLoadState('networkidle')
        const overflow = await overflowPx(page)
        if (overflow > 0) faults.push(`${name}: ${overflow} px too wide`)
        const unexpected = complaints.splice(0).filter((complaint) => !expected?.test(complaint))
        faults.push(...unexpected.map((complaint) => `${name}: ${complaint}`))
      }
      expect(faults).toEqual([])
      await context.close()
    }
  })
})
