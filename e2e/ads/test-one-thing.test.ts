import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Trials } from '#contract/ads/trials/trial.ts'
import { unzip } from '#test/unzip.ts'
import { call, createReadyAd, generate } from '../support/api.ts'
import { axeFindings, overflowPx, smallTargets } from '../support/checks.ts'
import { goPro } from '../support/go-pro.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage, SMALL_PHONE } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

test('a test of the headline is made on a phone, downloaded, and names the better version by a report', async () => {
  const page = await openPage('about:blank', { as: newPerson('Terry Trial'), device: SMALL_PHONE })
  await goPro(page)
  const adId = await createReadyAd(page)
  await generate(page, adId)
  await page.goto(`/creatives/${adId}?step=5`)
  await waitForAd(page, 'Square')
  await page.getByRole('button', { name: 'Square options' }).click()
  await page.getByRole('menuitem', { name: 'Test one thing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test one thing' })
  await dialog.getByLabel('Other versions').fill('Fast, and yours')
  await dialog.getByRole('button', { name: /^Make the pictures/ }).click()

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download the pictures' }).click()
  const files = unzip(readFileSync(await (await download).path()))
  const { trials } = (await call(page, 'GET', `/api/creatives/${adId}/trials`)) as Trials
  const names = trials[0]!.pictures.map(({ name }) => name)
  for (const name of names) expect([...files.keys()]).toContainEqual(expect.stringContaining(`${name}.jpg`))

  const rows = names.map((name, at) => `${name},10000,${at === 1 ? 400 : 200},50`)
  const report = ['Ad name,Impressions,Link clicks,Amount spent (USD)', ...rows].join('\n')
  await dialog
    .getByLabel('Report of an ad platform')
    .setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(report) })
  await dialog.getByText('“Fast, and yours” gets more clicks per impression than every other version').waitFor()
  await dialog.getByText('Better than the others').waitFor()
  await dialog.getByLabel('Certainty').selectOption('99%')
  await dialog.getByText('with 99% certainty').waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await smallTargets(page)).toEqual([])
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])

  await dialog.getByRole('button', { name: 'Delete this test' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete this test?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await call(page, 'GET', `/api/creatives/${adId}/trials`)).toEqual({ trials: [] })
  expect(await dialog.evaluate((element) => element === document.activeElement)).toBe(true)
})
