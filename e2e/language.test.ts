import { expect, test } from 'vitest'
import { overflowPx } from './support/checks.ts'
import { PHONE, visit } from './support/visit.ts'

test.each([
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', PHONE],
])('screens are in the browser’s language, or in the one that is chosen, on %s', async (_, device) => {
  const page = await visit('/', { device: { ...device, locale: 'de-AT' } })
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  // Written by the server, before any script has run.
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('Anmelden')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click()
  await page.getByRole('heading', { name: 'Hilfe', level: 1 }).waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français')
  await page.getByRole('heading', { name: 'Aide', level: 1 }).waitFor()
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor()
  expect(await (await page.request.get('/')).text()).toContain('<html lang="en">')
  // React would say here that what it drew is not what the server wrote.
  expect(faults).toEqual([])
})
