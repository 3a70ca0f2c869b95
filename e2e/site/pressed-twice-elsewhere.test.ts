import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { fontFile } from '#test/studio/fonts.ts'
import { call, generate, LOOK, createReadyAd } from '../support/api.ts'
import { NEVER_FINISHED } from '../support/instant-painters.ts'
import { openSlowed, expectSent, recordSlowed, WAYS } from '../support/press-twice.ts'
import { SHOP } from '../support/shop.ts'
import { signedIn } from '../support/sign-in.ts'
import { SMALL_PHONE, openPage } from '../support/visit.ts'
import { waitForAd } from '../support/wizard.ts'

const [FRONT, SIDE] = SHOP.photos
const CAMPAIGN = 'POST /api/campaigns/:id'

async function makeCampaign(page: Page, ...rows: string[]): Promise<string> {
  const { id } = (await call(page, 'POST', '/api/campaigns', {
    name: 'Spring sale',
    look: LOOK,
    formats: ['square'],
  })) as { id: string }
  const buffer = Buffer.from(['id,title,price,image_link,availability', ...rows].join('\n'))
  const feed = { name: 'list.csv', mimeType: 'text/csv', buffer }
  const answer = await page.request.post(`/api/campaigns/${id}/feed`, { multipart: { feed } })
  expect(answer.ok()).toBe(true)
  return id
}

describe.each(Object.entries(WAYS))('what is pressed twice %s at a slow processor', (way, twice) => {
  test('of an account is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard, person } = await openSlowed(`Ada ${way}`)
    await signedIn(person)
    await page.goto('/account')
    await page.getByText('Member since').waitFor()
    await page.getByRole('button', { name: 'Show devices' }).click()
    await twice(page.getByRole('button', { name: /^Sign out .*last seen/ }).first())
    await expectSent(page, heard, { 'DELETE /api/account/sessions/:id': 1 })

    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    onTestFinished(() => void page.removeAllListeners('download'))
    await twice(page.getByRole('button', { name: 'Download my data' }))
    await page.getByText(/^Saved to your downloads/).waitFor()
    await expectSent(page, heard, {})
    expect(downloads).toEqual(['placard-account.zip'])

    await twice(page.getByRole('button', { name: 'Sign out everywhere' }))
    await page.getByText('Signed out everywhere').first().waitFor()
    await expectSent(page, heard, { 'POST /api/auth/logout-all': 1 })
  })

  test('to delete an account is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Dan ${way}`)
    await page.goto('/account')
    await page.getByText('Member since').waitFor()
    await page.getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('your Pro subscription').waitFor()
    await question.getByRole('textbox').fill('DELETE')
    await twice(question.getByRole('button', { name: 'Delete account' }))
    await page.getByText('Account deleted').first().waitFor()
    await expectSent(page, heard, { 'DELETE /api/account': 1 })
  })

  test('of brands is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Bob ${way}`)
    await page.goto('/brands/new')
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Halden')
    await twice(page.getByRole('button', { name: 'Save brand' }))
    await page.getByText('Brand Saved').waitFor()
    await expectSent(page, heard, { 'POST /api/brands': 1 })
    expect((await call(page, 'GET', '/api/brands')) as OwnBrand[]).toHaveLength(1)

    await page.getByRole('link', { name: 'Halden' }).click()
    await page.getByRole('textbox', { name: 'Call to action' }).fill('See it run')
    await twice(page.getByRole('button', { name: 'Save brand' }))
    await page.getByText('Saved. New ads can carry it from step 3.').waitFor()
    await expectSent(page, heard, { 'PUT /api/brands/:id': 1 })

    const fonts = page.getByRole('region', { name: 'Fonts' })
    await fonts.getByRole('checkbox', { name: /licences of these fonts allow/ }).check()
    const font = { name: 'titan.woff2', mimeType: 'font/woff2', buffer: Buffer.from(fontFile('titan-one')) }
    await fonts.getByLabel('Upload: font of Headings').setInputFiles(font)
    await fonts.getByRole('img', { name: 'Headings: titan.woff2' }).waitFor()
    heard.sent.length = 0
    await twice(fonts.getByRole('button', { name: 'Remove' }))
    await fonts.getByRole('img').waitFor({ state: 'detached' })
    await expectSent(page, heard, { 'DELETE /api/brands/:id/fonts/heading': 1 })

    await page.goto('/brands')
    await page.getByRole('button', { name: 'Delete Halden' }).click()
    await twice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await page.getByText('Brand Deleted').waitFor()
    await expectSent(page, heard, { 'DELETE /api/brands/:id': 1 })
  })

  test('to make, fill and delete a campaign is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Cal ${way}`)
    await page.goto('/campaigns/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Spring sale')
    for (const question of ['Ad style', 'Color palette', 'Typography', 'Tone'])
      await page.getByRole('group', { name: question }).getByRole('radio').first().check()
    await page.getByRole('checkbox', { name: /^Square/ }).check()
    await twice(page.getByRole('button', { name: 'Next: your products' }))
    await page.getByLabel('Choose the list of your products').waitFor({ state: 'attached' })
    await expectSent(page, heard, { 'POST /api/campaigns': 1 })

    const id = await makeCampaign(page, `H1,Halden,$99,${FRONT},in stock`, `A2,Aurora,$89,${SIDE},out of stock`)
    await page.goto(`/campaigns/${id}`)
    await twice(page.getByRole('button', { name: 'Include the one left out' }))
    await page.getByRole('heading', { name: '2 products' }).waitFor()
    await expectSent(page, heard, { 'PUT /api/campaigns/:id/taken-in': 1 })

    await page.goto('/campaigns')
    await page.getByRole('button', { name: 'Delete Spring sale' }).first().click()
    await twice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await page.getByText('Campaign Deleted').waitFor()
    await expectSent(page, heard, { 'DELETE /api/campaigns/:id': 1 })
  })

  test('of a running campaign is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Cora ${way}`)
    const gone = 'B3,Birk,$49,https://shop.example/gone.webp,in stock'
    const id = await makeCampaign(page, `H1,Halden,$99,${FRONT},in stock`, gone)
    await page.goto(`/campaigns/${id}`)
    await twice(page.getByRole('button', { name: /^Make 2 ads/ }))
    await page.getByText('1 product failed. All others are there.').waitFor()
    await expectSent(page, heard, { [`${CAMPAIGN}/start`]: 1 })
    await twice(page.getByRole('button', { name: /^Try it again/ }))
    await page.getByText('1 product failed. All others are there.').waitFor()
    await expectSent(page, heard, { [`${CAMPAIGN}/retry`]: 1 })

    await page.getByRole('button', { name: 'Halden' }).click()
    const product = page.getByRole('dialog', { name: 'Halden' })
    await product.getByText('Change its words').click()
    const words = product.getByRole('form', { name: 'Words of this product' })
    await words.getByRole('textbox', { name: 'Headline' }).fill('Lighter than air')
    await twice(words.getByRole('button', { name: /^Change 1 picture/ }))
    await words.getByText('Changed.').waitFor()
    await expectSent(page, heard, { [`${CAMPAIGN}/products/:id/change`]: 1 })
    await twice(product.getByRole('button', { name: 'Open as an ad' }))
    await page.waitForURL(/\/creatives\//)
    await expectSent(page, heard, { [`${CAMPAIGN}/products/:id/open`]: 1 })

    const endless = await makeCampaign(page, `N1,${NEVER_FINISHED},$99,${FRONT},in stock`)
    await page.goto(`/campaigns/${endless}`)
    await page.getByRole('button', { name: /^Make 1 ad/ }).click()
    await twice(page.getByRole('button', { name: 'Stop' }))
    await page.getByText(/1 product stopped before/).waitFor()
    await expectSent(page, heard, { 'DELETE /api/campaigns/:id/run': 1 })
  })

  test('of a sale calendar is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Sal ${way}`)
    const adId = await createReadyAd(page)
    await generate(page, adId)
    await page.goto(`/creatives/${adId}?step=5`)
    await waitForAd(page, 'Square')
    heard.sent.length = 0
    await page.getByRole('button', { name: 'Square options' }).click()
    await page.getByRole('menuitem', { name: 'Sale calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sale calendar' })
    await twice(dialog.getByRole('button', { name: /^Begin with before/ }))
    const states = dialog.locator('summary')
    await expect.poll(() => states.count()).toBe(4)
    await twice(dialog.getByRole('button', { name: 'Save calendar' }))
    await twice(dialog.getByRole('button', { name: 'Make 4 pictures no credits' }))
    await dialog.getByText('All pictures are there.').waitFor()
    const path = '/api/creatives/:id/sale-calendar'
    await expectSent(page, heard, { [`PUT ${path}`]: 1, [`POST ${path}/pictures`]: 1 })
    await twice(dialog.getByRole('button', { name: 'Delete Before' }))
    await expect.poll(() => states.count()).toBe(3)
    await twice(dialog.getByRole('button', { name: 'Save calendar' }))
    await dialog.getByText('All pictures are there.').waitFor()
    await expectSent(page, heard, { [`PUT ${path}`]: 1 })
  })

  test('of an approval is done once, by the owner and by the client', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Olga ${way}`)
    const adId = await createReadyAd(page)
    await generate(page, adId)
    const { token } = (await call(page, 'POST', `/api/creatives/${adId}/share`)) as { token: string }
    const client = await openPage(`/r/${token}`, { device: SMALL_PHONE })
    const clientCalls = await recordSlowed(client)
    const review = 'POST /api/reviews/'
    const ofClient = (rest: string) => ({ [`${review}${token}${rest}`]: 1 })
    await client.getByRole('button', { name: 'Write a comment' }).click()
    const form = client.getByRole('form', { name: 'New comment' })
    await form.getByRole('textbox', { name: 'Your comment' }).fill('It costs $1,999 now.')
    await form.getByRole('textbox', { name: 'Your name' }).fill('Carla Client')
    await twice(form.getByRole('button', { name: 'Send comment' }))
    const comments = client.getByRole('list', { name: 'Comments on all of it' })
    await comments.getByText('It costs').waitFor()
    await expectSent(client, clientCalls, ofClient('/comments'))
    await client.getByRole('button', { name: 'Ask for changes' }).click()
    const question = client.getByRole('alertdialog')
    await question.getByRole('textbox', { name: 'What should change' }).fill('The price.')
    await twice(question.getByRole('button', { name: 'Ask for changes' }))
    await client.getByText(/^Changes asked for by Carla Client/).waitFor()
    await expectSent(client, clientCalls, ofClient('/changes'))

    await page.goto(`/creatives/${adId}?step=5`)
    await waitForAd(page, 'Square')
    heard.sent.length = 0
    await page.getByRole('button', { name: /^Share for approval/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Share for approval' })
    const share = '/api/creatives/:id/share'
    const first = dialog.getByRole('listitem').filter({ hasText: 'It costs' })
    await first.getByRole('button', { name: /^Answer/ }).click()
    await first.getByRole('textbox', { name: /^Your answer/ }).fill('So it does.')
    await twice(first.getByRole('button', { name: 'Send answer' }))
    await first.getByText('So it does.').waitFor()
    await expectSent(page, heard, { [`POST ${share}/comments/:id`]: 1 })
    await twice(first.getByRole('button', { name: /^Mark done/ }))
    await first.getByText('Done', { exact: true }).waitFor()
    await expectSent(page, heard, { [`POST ${share}/comments/:id`]: 1 })
    const propose = async () => {
      await first.getByRole('button', { name: /^Propose/ }).click()
      await first.getByRole('combobox', { name: 'What to change' }).selectOption('price')
      await first.getByRole('textbox', { name: 'What it should say' }).fill('$1,999')
      await twice(first.getByRole('button', { name: 'Show before and after' }))
      await first.getByRole('button', { name: /^Accept the change/ }).waitFor()
      await expectSent(page, heard, { [`POST ${share}/comments/:id/proposal`]: 1 })
    }
    await propose()
    await twice(first.getByRole('button', { name: /^Withdraw/ }))
    await first.getByRole('button', { name: /^Withdraw/ }).waitFor({ state: 'detached' })
    await expectSent(page, heard, { [`DELETE ${share}/comments/:id/proposal`]: 1 })
    await propose()
    await twice(first.getByRole('button', { name: /^Accept the change/ }))
    await dialog.getByText('Comments on earlier versions (2)').click()
    await dialog.getByText('Done in version 2').waitFor()
    await expectSent(page, heard, { [`POST ${share}/comments/:id/proposal/accept`]: 1 })

    await client.reload()
    await client.getByRole('button', { name: 'Approve' }).click()
    await twice(client.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
    await client.getByText(/^Approved v2 by Carla Client/).waitFor()
    await expectSent(client, clientCalls, ofClient('/approve'))

    await dialog.getByRole('button', { name: 'Delete the comment of Carla Client' }).first().click()
    await twice(dialog.getByRole('alert').getByRole('button', { name: 'Delete comment' }))
    await dialog.getByText('Comments on earlier versions (1)').waitFor()
    await expectSent(page, heard, { [`DELETE ${share}/comments/:id`]: 1 })
    for (const [button, sent] of [
      ['New link', `POST ${share}/link`],
      ['Stop sharing', `DELETE ${share}`],
    ] as const) {
      await dialog.getByRole('button', { name: button }).click()
      await twice(dialog.getByRole('alert').getByRole('button', { name: /^Make new link|^Stop sharing/ }))
      await dialog.getByRole('alert').waitFor({ state: 'detached' })
      await expectSent(page, heard, { [sent]: 1 })
    }
    await dialog.getByRole('button', { name: 'Make and copy the link' }).waitFor()
  })

  test('of a link of several ads is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Lin ${way}`)
    for (const adId of [await createReadyAd(page), await createReadyAd(page)]) await generate(page, adId)
    await page.goto('/creatives')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('region', { name: 'Selected ads' }).getByRole('button', { name: 'Share for approval' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share for approval' })
    heard.sent.length = 0
    await twice(dialog.getByRole('button', { name: 'Make and copy one link for 2 ads' }))
    await dialog.getByRole('textbox', { name: 'Link' }).waitFor()
    await expectSent(page, heard, { 'POST /api/review-lists': 1 })
    await twice(dialog.getByRole('button', { name: /^Take .* out of the link/ }).first())
    await dialog.getByText(/0 of 1 approved/).waitFor()
    await expectSent(page, heard, { 'DELETE /api/review-lists/:id/ads/:id': 1 })
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await twice(dialog.getByRole('button', { name: 'Stop sharing' }))
    await dialog.getByRole('article').waitFor({ state: 'detached' })
    await expectSent(page, heard, { 'DELETE /api/review-lists/:id': 1 })
  })

  test('to pay is done once', { tags: 'thorough/journeys' }, async () => {
    const { page, heard } = await openSlowed(`Pam ${way}`, { isPro: false })
    const openCheckout = async (button: string) => {
      await page.goto('/subscription')
      heard.sent.length = 0
      await twice(page.getByRole('button', { name: button, exact: true }))
      await page.getByRole('button', { name: /^Pay / }).waitFor()
      await expectSent(page, heard, { 'POST /api/subscription/checkout': 1 })
    }
    await openCheckout('Buy credits')
    await page.getByRole('radio', { name: /4242/ }).check()
    await twice(page.getByRole('button', { name: /^Pay / }))
    await page.getByText('Thank you. The 20 credits were added: you have 30 now.').waitFor()
    await expectSent(page, heard, { 'POST /api/credits/add': 1 })
    await openCheckout('Upgrade Plan')
    await page.getByRole('radio', { name: /4242/ }).check()
    await twice(page.getByRole('button', { name: /^Pay / }))
    await page.getByText('Welcome to Pro!').waitFor()
    heard.sent.length = 0
    await twice(page.getByRole('button', { name: 'Manage Subscription' }))
    await page.getByRole('heading', { name: 'Manage your plan' }).waitFor()
    await expectSent(page, heard, { 'POST /api/subscription/portal': 1 })
  })
})
