import { expect, test } from 'vitest'
import { overflowPx } from '../support/checks.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'

test.each([
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', SMALL_PHONE],
])('help is found at the foot of a page, answers, and keeps the theme that is chosen, on %s', async (_, device) => {
  const page = await openPage('/', { device })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const system = await ground()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)

  await page.getByRole('heading', { name: 'What does a credit pay for?' }).click()
  await page.getByText('Changing a finished picture takes none').waitFor()

  await page.getByText('Dark', { exact: true }).click()
  await page.getByRole('radio', { name: 'Dark' }).and(page.locator(':checked')).waitFor()
  expect(await ground()).toBe('rgb(19, 20, 22)')
  // The server writes it, before any script has run.
  expect(await (await page.request.get('/help')).text()).toContain('data-theme="dark"')
  await page.goto('/terms')
  expect(await ground()).toBe('rgb(19, 20, 22)')
  await page.goto('/help')
  await page.getByText('As the system').click()
  await page.getByRole('radio', { name: 'As the system' }).and(page.locator(':checked')).waitFor()
  expect(await ground()).toBe(system)
  expect(await (await page.request.get('/help')).text()).not.toContain('data-theme')
})
