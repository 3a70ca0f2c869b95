import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ACCOUNT_EXPORT_PATH } from '#contract/desk/account.ts'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { unzip } from '#test/unzip.ts'
import { call, generate, createReadyAd, uploadPhotoTo } from '../support/api.ts'
import { overflowPx } from '../support/checks.ts'
import { goPro } from '../support/go-pro.ts'
import { focused, tabTo } from '../support/keys.ts'
import { newPerson } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage, type VisitOptions } from '../support/visit.ts'
import { restorePrevious, waitForAd } from '../support/wizard.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { ...SMALL_PHONE, viewport: { width: 390, height: 844 } }

interface Picture {
  id: string
  format: string
  imageUrl: string
  shown: { hero: string; words: { part: string; text: string }[]; dials: object }
  stale?: { message: string }[]
}

interface Layout {
  format: string
  seed: number
  layout: { family: string }
  replacedAt: string | null
}

const picturesOf = (page: Page, adId: string) =>
  call(page, 'GET', `/api/creatives/${adId}/variants`) as Promise<Picture[]>

const textsOf = async (page: Page, adId: string, part: string) =>
  (await picturesOf(page, adId)).map(({ shown }) => shown.words.find((word) => word.part === part)?.text)

/** Opens step 5 of an ad with both formats of the free plan, or with all of SPEC.md's on Pro. */
async function openFinished(
  name: string,
  device: NonNullable<VisitOptions['device']>,
  { isPro = false }: { isPro?: boolean } = {},
) {
  const page = await openPage('about:blank', { as: newPerson(name), device })
  if (isPro) await goPro(page)
  const adId = await createReadyAd(page, { taglines: ['Your modles. Your machine.'] })
  const formats = new Set(isPro ? ['square', ...MAIN_FORMAT_IDS] : ['square', 'facebook_feed'])
  for (const format of formats) await generate(page, adId, format)
  await page.goto(`/creatives/${adId}`)
  await waitForAd(page, 'Square')
  await page.getByRole('button', { name: 'Change words' }).click()
  const panel = page.getByRole('region', { name: 'On this ad' })
  const field = (label: string) => panel.getByRole('textbox', { name: label, exact: true })
  await field('Price').waitFor()
  return { page, adId, panel, field }
}

/** Returns the layouts of the current pictures, as the account's own export has them. */
async function layoutsOf(page: Page): Promise<string[]> {
  const archive = await (await page.request.get(ACCOUNT_EXPORT_PATH)).body()
  const { variants } = JSON.parse(String(unzip(archive).get('account.json'))) as { variants: Layout[] }
  return variants
    .filter(({ replacedAt }) => replacedAt === null)
    .map(({ format, seed, layout }) => `${format} ${layout.family} ${seed}`)
    .toSorted()
}

test(
  'a typo is mended in two clicks and a word on every format, undone and made again by the keyboard',
  { tags: 'thorough/journeys' },
  async () => {
    const { page, adId, panel, field } = await openFinished('Tess Typo', WIDE)
    const before = await picturesOf(page, adId)
    await page.getByRole('button', { name: /^Change the headline/ }).click()
    await page.keyboard.type('Your models. Your machine.')
    await panel.getByRole('button', { name: /^Change all 2 pictures/ }).click()
    await panel.getByText('2 pictures are changed.').waitFor()
    expect(await textsOf(page, adId, 'headline')).toEqual(['Your models. Your machine.', 'Your models. Your machine.'])
    const saved = () => call(page, 'GET', `/api/creatives/${adId}`)
    expect(await saved()).toMatchObject({ taglines: ['Your models. Your machine.'] })
    await page.getByRole('banner').getByText('8 credits').waitFor()

    const changed = await picturesOf(page, adId)
    const addresses = (pictures: Picture[]) => pictures.map(({ imageUrl }) => imageUrl).toSorted()
    await page.keyboard.press('Control+z')
    await panel.getByText('The change is undone.').waitFor()
    expect(addresses(await picturesOf(page, adId))).toEqual(addresses(before))
    expect(await saved()).toMatchObject({ taglines: ['Your modles. Your machine.'] })
    expect(await field('Headline').inputValue()).toBe('Your modles. Your machine.')
    await page.keyboard.press('Shift+Control+z')
    await panel.getByText('The change is made again.').waitFor()
    expect(addresses(await picturesOf(page, adId))).toEqual(addresses(changed))
  },
)

test(
  'a price is cut on every format in three clicks on a phone, and a version brought back is marked as stale',
  { tags: 'thorough/journeys' },
  async () => {
    const { page, adId, panel, field } = await openFinished('Petra Price', NARROW)
    await field('Price').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('$1,999')
    await panel.getByRole('button', { name: /^Change all 2 pictures/ }).click()
    await panel.getByText('2 pictures are changed.').waitFor()
    expect(await textsOf(page, adId, 'price')).toEqual(['$1,999', '$1,999'])
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)

    await page.reload()
    await restorePrevious(page)
    await panel.getByText('This picture says $2,499, your details say $1,999.').waitFor()
    await page.getByRole('heading', { name: 'Not ready to upload' }).waitFor()
    await panel.getByRole('button', { name: 'Update 1 picture Free' }).click()
    await page.getByRole('heading', { name: 'Ready to upload', exact: true }).waitFor()
    expect((await picturesOf(page, adId)).some(({ stale }) => stale)).toBe(false)
  },
)

test(
  'by the keyboard alone a price is cut on all six formats in three presses, in the layouts that they had, and undone',
  { tags: 'thorough/journeys' },
  async () => {
    const { page, adId, panel, field } = await openFinished('Kim Keys', WIDE, { isPro: true })
    const [before, pictures] = [await layoutsOf(page), await picturesOf(page, adId)]
    expect(before).toHaveLength(6)
    await tabTo(page, /^Change the/)
    while (!(await focused(page)).startsWith('Change the price')) await page.keyboard.press('ArrowDown')
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    }
    await press('Enter')
    await page.keyboard.type('$1,999')
    await press('Enter')
    await panel.getByText('6 pictures are changed.').waitFor()
    expect(presses).toBeLessThanOrEqual(3)
    expect(await textsOf(page, adId, 'price')).toEqual(Array.from({ length: 6 }, () => '$1,999'))
    expect(await layoutsOf(page)).toEqual(before)

    await tabTo(page, /^Undo/)
    await press('Enter')
    await panel.getByText('The change is undone.').waitFor()
    const addresses = (all: Picture[]) => all.map(({ imageUrl }) => imageUrl).toSorted()
    expect(addresses(await picturesOf(page, adId))).toEqual(addresses(pictures))
    expect(await field('Price').inputValue()).toBe('$2,499')
  },
)

test(
  'a picture that differs from the details is marked everywhere until it is brought up to date',
  { tags: 'thorough/journeys' },
  async () => {
    const { page, adId, panel } = await openFinished('Stella Stale', WIDE)
    const { productImages } = (await call(page, 'GET', `/api/creatives/${adId}`)) as { productImages: object[] }
    await call(page, 'POST', `/api/creatives/${adId}`, { productPrice: '$999', productImages })
    await page.goto('/creatives')
    await page.getByText('Out of date').waitFor()
    await page.goto(`/creatives/${adId}`)
    await page.getByRole('tab', { name: 'Square out of date' }).waitFor()
    await page.getByRole('complementary').getByText('2 pictures show something else.').waitFor()
    await page.getByRole('tab', { name: 'All formats' }).click()
    await expect.poll(() => page.getByRole('button', { name: /Out of date$/ }).count()).toBe(2)
    await page.getByRole('tab', { name: 'Square' }).click()
    await panel.getByRole('button', { name: 'Update 2 pictures Free' }).click()
    await panel.getByText('2 pictures are changed.').waitFor()
    await expect.poll(() => page.getByRole('tab', { name: /out of date/ }).count()).toBe(0)
    expect(await textsOf(page, adId, 'price')).toEqual(['$999', '$999'])
  },
)

test(
  'a second tab that changes the same learns of it, and keeps its words',
  { tags: 'thorough/journeys' },
  async () => {
    const { page, adId, panel, field } = await openFinished('Tom Tabs', WIDE)
    const other = await page.context().newPage()
    await other.goto(`/creatives/${adId}`)
    await other.getByRole('button', { name: 'Change words' }).click()
    const otherPanel = other.getByRole('region', { name: 'On this ad' })
    await otherPanel.getByRole('textbox', { name: 'Price', exact: true }).fill('$1,800')

    await field('Price').fill('$1,700')
    await field('Price').press('Enter')
    await panel.getByText('2 pictures are changed.').waitFor()
    await otherPanel.getByRole('button', { name: /^Change all 2 pictures/ }).click()
    await otherPanel.getByText(/was changed elsewhere in the meantime/).waitFor()
    expect(await otherPanel.getByRole('textbox', { name: 'Price', exact: true }).inputValue()).toBe('$1,800')
    await otherPanel.getByRole('button', { name: /^Change all 2 pictures/ }).click()
    await otherPanel.getByText('2 pictures are changed.').waitFor()
    expect(await textsOf(page, adId, 'price')).toEqual(['$1,800', '$1,800'])
    await other.close()
  },
)

test(
  'by the keyboard alone a price is changed after the photos were put in another order: the product stays the same',
  { tags: 'thorough/journeys' },
  async () => {
    const { page, adId, panel } = await openFinished('Kay Keys', WIDE)
    const [hero] = (await picturesOf(page, adId)).map(({ shown }) => shown.hero)
    const { productImages } = (await call(page, 'GET', `/api/creatives/${adId}`)) as { productImages: object[] }
    await call(page, 'POST', `/api/creatives/${adId}`, {
      productImages: [...(await uploadPhotoTo(page, adId)), ...productImages],
    })
    await page.reload()
    await panel.getByText('This picture shows another photo than the one that leads your ad now.').waitFor()
    await page.getByRole('button', { name: /^Change the headline/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Change the price: $2,499',
    )
    await page.keyboard.press('Enter')
    await page.keyboard.type('$2,000')
    await page.keyboard.press('Enter')
    await panel.getByText('2 pictures are changed.').waitFor()
    expect(await textsOf(page, adId, 'price')).toEqual(['$2,000', '$2,000'])
    expect((await picturesOf(page, adId)).map(({ shown }) => shown.hero)).toEqual([hero, hero])
  },
)

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)(
  'parts are set smaller and larger on all pictures, kept by a further one, and undone: %s',
  { tags: 'thorough/journeys' },
  async (name, device) => {
    const { page, adId, panel } = await openFinished(`Dora Dials ${name}`, device)
    const before = (await picturesOf(page, adId)).map(({ id }) => id).toSorted()
    await panel.getByText('Size and place').click()
    await panel.getByRole('button', { name: 'Headline smaller' }).click()
    await panel.getByRole('button', { name: 'Headline smaller' }).click()
    await panel.getByRole('button', { name: 'Price larger' }).click()
    await panel.getByRole('button', { name: /^Change all 2 pictures/ }).click()
    await panel.getByText('2 pictures are changed.').waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    const dials = { headline: -2, price: 1 }
    expect(await call(page, 'GET', `/api/creatives/${adId}`)).toMatchObject({ dials })
    await generate(page, adId, 'square')
    for (const { shown } of await picturesOf(page, adId)) expect(shown.dials).toEqual(dials)
    await page.reload()
    await page.getByRole('button', { name: 'Change words' }).click()
    await panel.getByText('Size and place').click()
    await panel.getByText('2 steps smaller').waitFor()
    await panel.getByRole('button', { name: 'Headline larger' }).click()
    await panel.getByRole('button', { name: 'Headline larger' }).click()
    await panel.getByRole('button', { name: 'Price smaller' }).click()
    await panel.getByRole('button', { name: /^Change all 2 pictures/ }).click()
    await panel.getByText(/pictures? (is|are) changed/).waitFor()
    expect(await call(page, 'GET', `/api/creatives/${adId}`)).toMatchObject({ dials: {} })
    await panel.getByRole('button', { name: 'Undo' }).click()
    await panel.getByText('The change is undone.').waitFor()
    expect(await call(page, 'GET', `/api/creatives/${adId}`)).toMatchObject({ dials })
    expect((await picturesOf(page, adId)).map(({ id }) => id).toSorted()).not.toEqual(before)
  },
)
