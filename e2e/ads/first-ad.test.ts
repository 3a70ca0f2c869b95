import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createReadyAd } from '../support/api.ts'
import { newPerson, fillDemoForm } from '../support/sign-in.ts'
import { startOwnApp } from '../support/start-app.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import {
  choose,
  fillProductStep,
  makeAdByWizard,
  JOURNEY_PHOTO,
  JOURNEY_PRODUCT,
  uploadPhoto,
  waitForAd,
} from '../support/wizard.ts'

async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; file: Buffer }> {
  const [started] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: started.suggestedFilename(), file: readFileSync(await started.path()) }
}

const INPUTS_MAX = 12

/** Counts each click, field and file as one input. */
function countInputs(page: Page) {
  let inputs = 0
  const one = async (doing: Promise<void>) => {
    await doing
    inputs += 1
  }
  return {
    inputs: () => inputs,
    press: (name: string | RegExp) => one(page.getByRole('button', { name }).click()),
    fill: (name: string, text: string) => one(page.getByRole('textbox', { name }).fill(text)),
    file: (name: string, file: string) => one(page.getByLabel(name).setInputFiles(file)),
    pick: (name: string) => one(page.getByRole('radio', { name }).check()),
  }
}

describe('a newcomer makes a first ad', () => {
  let at: string

  /** This journey uses the real studio and the embedded database: all others are about what surrounds a picture. */
  beforeAll(async () => {
    const { url, stop } = await startOwnApp()
    at = url
    return stop
  })

  test('from the landing page through sign-up and five steps to a picture, in twelve inputs or fewer, the gallery and a download', async () => {
    const page = await openPage('/', { at })
    const person = countInputs(page)
    await person.press('Create Your First Ad')
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
    await person.press('Continue with Demo')
    // The identity provider's own page does not count as ours.
    await fillDemoForm(page, newPerson('Ada Newcomer'))
    await page.getByRole('heading', { name: 'Create New Placard Ad' }).waitFor()

    await person.fill('Product Name', JOURNEY_PRODUCT.name)
    await person.fill('Product Description', JOURNEY_PRODUCT.description)
    await person.press('Next Step')
    await person.file('Choose product images', JOURNEY_PHOTO)
    await page.getByRole('list', { name: 'Product images' }).getByRole('img').waitFor()
    await person.press('Next')
    await person.press('Use this look')
    await person.press('Next')
    await person.pick('Square')
    await person.press(/^Next/)
    expect(person.inputs()).toBeLessThanOrEqual(INPUTS_MAX)
    expect(await waitForAd(page, 'Square')).toEqual({ width: 600, height: 600 })
    expect(new URL(page.url()).pathname).toMatch(/^\/creatives\/[0-9a-f-]{36}$/)

    const onScreen = await download(page, () => page.getByRole('link', { name: 'Download' }).click())
    expect(onScreen.name).toBe('ad-square.jpg')
    expect(await sharp(onScreen.file).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 })

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Gallery' }).click()
    const card = page.getByRole('article', { name: JOURNEY_PRODUCT.name })
    await card.getByRole('img').first().waitFor()
    await card.getByRole('button', { name: 'Ad Options' }).click()
    const fromGallery = await download(page, () => page.getByRole('menuitem', { name: 'Download' }).click())
    expect(fromGallery.name).toBe('ad-square.jpg')
    expect(fromGallery.file.equals(onScreen.file)).toBe(true)
  })

  test(
    'the first ad is paid with one of ten credits, and a reload during its generation changes nothing',
    { tags: 'thorough/journeys' },
    async () => {
      const page = await openPage('about:blank', { at, as: newPerson('Carl Credit') })
      await page.goto(`/creatives/${await createReadyAd(page)}?step=4`)
      const header = page.getByRole('banner')
      await header.getByText('10 credits').waitFor()
      await choose(page, 'Ad format', 'Square')
      const asked = page.waitForRequest((request) => request.url().endsWith('/generate'))
      await page.getByRole('button', { name: 'Next' }).click()
      await asked
      await page.reload()
      expect(await waitForAd(page, 'Square')).toEqual({ width: 600, height: 600 })
      await header.getByText('9 credits').waitFor()
    },
  )
})

test(
  'an unfinished ad survives a reload, and is taken up again at the first step that lacks something',
  { tags: 'thorough/journeys' },
  async () => {
    const page = await openPage('/create', { as: newPerson('Rita Reload') })
    await fillProductStep(page)
    await uploadPhoto(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Edit Placard Ad' }).waitFor()
    await page.getByRole('list', { name: 'Product images' }).getByRole('img').waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByRole('textbox', { name: 'Product Name' }).inputValue()).toBe(JOURNEY_PRODUCT.name)
    expect(await page.getByRole('textbox', { name: /^Price/ }).inputValue()).toBe(JOURNEY_PRODUCT.price)
    expect(await page.getByRole('textbox', { name: 'Tagline 1' }).inputValue()).toBe(JOURNEY_PRODUCT.tagline)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Gallery' }).click()
    await page.getByRole('article', { name: JOURNEY_PRODUCT.name }).getByRole('link', { name: 'Open' }).click()
    await page.getByRole('heading', { name: 'Style', level: 2 }).waitFor()
  },
)

test(
  'on a phone every step fits the screen, and the ad comes out all the same',
  { tags: 'thorough/looks' },
  async () => {
    const page = await openPage('/create', { as: newPerson('Petra Phone'), device: SMALL_PHONE })
    const expectToFit = async () => {
      const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widthPx).toBeLessThanOrEqual(SMALL_PHONE.viewport.width)
    }
    await makeAdByWizard(page, { onStep: expectToFit })
    expect(await waitForAd(page, 'Square')).toEqual({ width: 600, height: 600 })
    await expectToFit()
    const heightPx = await page.getByRole('img', { name: 'Your Square ad' }).evaluate((image) => image.clientHeight)
    expect(heightPx).toBeLessThanOrEqual(300)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Gallery' }).click()
    await page.getByRole('article', { name: JOURNEY_PRODUCT.name }).waitFor()
  },
)
