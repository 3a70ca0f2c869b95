import { expect, test } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { call, generate, createReadyAd } from '../support/api.ts'
import { axeFindings } from '../support/checks.ts'
import { newPerson } from '../support/sign-in.ts'
import { openPage } from '../support/visit.ts'

test(
  'an ad is sketched from three angles, and one that is kept by the keyboard is painted as an ad of the same experiment, and compared with ads that run',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('about:blank', { as: newPerson('Tess Tester') })
    const adId = await createReadyAd(page, { taglines: ['Your models. Your machine.'] })
    await generate(page, adId)
    await page.goto('/creatives')
    await page.getByRole('button', { name: 'Ad Options' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Make 3 to test' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Make 3 to test' })
    await dialog.getByText('uses 1 of your 9 credits and counts as an ad: you have 1 of 3.').waitFor()
    for (const headline of ['$2,499', 'Your models. Your machine.', 'Halden H1 Accelerator']) {
      await dialog.getByRole('img', { name: `Sketch that begins with “${headline}”` }).waitFor()
    }
    expect(await call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 9 })
    await dialog.getByRole('button', { name: 'Keep for 1 credit: Price first' }).press('Enter')
    await dialog.getByRole('link', { name: 'Kept: open it, Price first' }).press('Enter')
    await page.getByText('Price first, in a test with the first ad').waitFor()
    expect(await call(page, 'GET', '/api/credits')).toMatchObject({ adGeneration: 8 })
    const [kept, first] = (await call(page, 'GET', '/api/creatives')) as Creative[]
    expect(kept).toMatchObject({ angle: 'price', testId: first!.testId, taglines: ['Your models. Your machine.'] })
    expect(first).toMatchObject({ id: adId, angle: null })
    const pictures = () => call(page, 'GET', `/api/creatives/${kept!.id}/variants`) as Promise<Variant[]>
    await expect.poll(async () => (await pictures()).map(({ format }) => format)).toEqual(['square'])
    await page.getByRole('link', { name: 'the first ad' }).click()
    await page.getByText('In a test with Price first').waitFor()

    await page.goto('/creatives')
    await page.getByRole('button', { name: 'Ad Options' }).first().press('Enter')
    await page.getByRole('menuitem', { name: 'Compare with other ads' }).press('Enter')
    const comparing = page.getByRole('dialog', { name: 'Compare with other ads' })
    await comparing.getByRole('link', { name: 'the first ad' }).waitFor()
    const [picture] = await pictures()
    const file = await page.request.get(picture!.imageUrl)
    const running = { name: 'running.jpg', mimeType: 'image/jpeg', buffer: await file.body() }
    await comparing.getByLabel('Pictures to compare').setInputFiles(running)
    const nearest = comparing.getByRole('listitem').filter({ hasText: 'running.jpg' })
    await nearest.getByText('Too alike').waitFor()
    for (const theme of ['light', 'dark'] as const) expect(await axeFindings(page, theme)).toEqual([])
  },
)
