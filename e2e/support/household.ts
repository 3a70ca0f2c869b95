import { openAsBlob } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContextOptions } from 'playwright-core'
import type { FormatId } from '#contract/formats.ts'
import type { TestClient } from '#test/client.ts'
import { LOOK } from './api.ts'
import { SHOP } from './shop.ts'
import { newPerson, signedIn, stateOf } from './sign-in.ts'
import { JOURNEY_PHOTO, JOURNEY_PRODUCT } from './wizard.ts'

/** The accounts for viewing screens: a user with a finished ad and a draft, a newcomer, and a merchant with a shop. */
export interface Household {
  /** The browser state in which each is signed in. */
  member: BrowserContextOptions['storageState']
  newcomer: BrowserContextOptions['storageState']
  merchant: BrowserContextOptions['storageState']
  finishedId: string
  draftId: string
  /** The token of a review link of the finished ad, which has two comments. */
  reviewToken: string
  /** The member's campaign, with a table of three products, one of which has a problem. */
  campaignId: string
  /** The merchant's campaign, finished except for one product that failed, with a newer list. */
  madeCampaignId: string
}

export const PRODUCTS_CSV = `sku;title;price;sale price;image;color
H1;Halden H1 Accelerator;$1,299;$999;https://shop.example/photos/h1-front.webp;black
A2;Aurora desk lamp with a name that takes more than a single line in a table;$89;;https://shop.example/photos/aurora.webp;white
B3;Birk stool;$49;;;oak
`

/** One photo exists, the other does not. */
const MADE_CSV = `sku;title;price;image
H1;Halden H1 Accelerator;$1,299;${SHOP.photos[0]}
B3;Birk stool;$49;https://shop.example/gone.webp
`
const NEXT_CSV = `sku;title;price;image
H1;Halden H1 Accelerator;$1,199;${SHOP.photos[0]}
B3;Birk stool;$49;https://shop.example/gone.webp
C4;Cord;$9;${SHOP.photos[1]}
`

let given: Promise<Household> | undefined

/** Returns the accounts, shared by all files of a process, none of which changes them. */
export function givenHousehold(): Promise<Household> {
  return (given ??= makeHousehold())
}

/** Makes the accounts over HTTP: the journeys prove the way through the screens. */
async function makeHousehold(): Promise<Household> {
  const member = await signedIn(newPerson('Mona Member'))
  const finishedId = await makeAd(member)
  await generate(member, finishedId, 'square')
  await generate(member, finishedId, 'facebook_feed')
  const draftId = await makeAd(member, 'Aurora desk lamp with a name that takes more than a single line on a card')
  const reviewToken = await share(member, finishedId)
  const newcomer = stateOf(await signedIn(newPerson('Nora Newcomer')))
  const campaignId = await makeCampaign(member)
  const merchant = await signedIn(newPerson('Mary Merchant'))
  const madeCampaignId = await makeCampaign(merchant, MADE_CSV)
  await paintCampaign(merchant, madeCampaignId)
  await sendFeed(merchant, madeCampaignId, NEXT_CSV)
  const states = { member: stateOf(member), newcomer, merchant: stateOf(merchant) }
  return { ...states, finishedId, draftId, reviewToken, campaignId, madeCampaignId }
}

/**
 * Generates a picture. On a busy machine the call answers after 55 seconds that it will come; the same call joins the
 * running generation.
 */
async function generate(client: TestClient, adId: string, format: FormatId): Promise<void> {
  const answer = await client.post(`/api/creatives/${adId}/generate`, { format })
  if (answer.status === 202) return generate(client, adId, format)
  await expectOk(Promise.resolve(answer))
}

async function makeAd(client: TestClient, productName: string = JOURNEY_PRODUCT.name): Promise<string> {
  const words = {
    productName,
    productDescription: JOURNEY_PRODUCT.description,
    productPrice: JOURNEY_PRODUCT.price,
    taglines: [JOURNEY_PRODUCT.tagline],
  }
  const { id } = await expectOk(client.post('/api/creatives', { ...words, ...LOOK }))
  const form = new FormData()
  form.append('images', await openAsBlob(JOURNEY_PHOTO), 'card.webp')
  const productImages = await expectOk(client.post(`/api/upload?adId=${id}`, form))
  await expectOk(client.post(`/api/creatives/${id}`, { productImages }))
  return id as string
}

async function makeCampaign(client: TestClient, csv = PRODUCTS_CSV): Promise<string> {
  const { adStyle, colorPalette, typography, tone } = LOOK
  const look = { adStyle, colorPalette, typography, tone }
  const formats = ['square', 'facebook_feed']
  const { id } = await expectOk(client.post('/api/campaigns', { name: 'Spring sale', look, formats }))
  await sendFeed(client, id as string, csv)
  return id as string
}

async function sendFeed(client: TestClient, campaignId: string, csv: string): Promise<void> {
  const form = new FormData()
  form.append('feed', new Blob([csv]), 'products.csv')
  await expectOk(client.post(`/api/campaigns/${campaignId}/feed`, form))
}

async function paintCampaign(client: TestClient, campaignId: string): Promise<void> {
  await expectOk(client.post(`/api/campaigns/${campaignId}/start`))
  for (;;) {
    const { progress } = await expectOk(client.get(`/api/campaigns/${campaignId}`))
    if (progress.waiting + progress.painting === 0) return
    // The limit is 300 reads a minute.
    await setTimeout(500)
  }
}

async function share(client: TestClient, adId: string): Promise<string> {
  const { token, version } = await expectOk(client.post(`/api/creatives/${adId}/share`))
  for (const [text, spot] of [
    ['Could the price stand a little larger? It is what people look for.', { format: 'square', x: 0.3, y: 0.8 }],
    ['Both look good to me otherwise.', null],
  ])
    await expectOk(client.post(`/api/reviews/${token}/comments`, { version, name: 'Carla Client', text, spot }))
  return token as string
}

// oxlint-disable-next-line typescript/no-explicit-any -- the caller names the fields that it looks at
async function expectOk(answer: ReturnType<TestClient['post']>): Promise<any> {
  const { status, text, body } = await answer
  if (status !== 200) throw new Error(`The app answered ${status}: ${text}`)
  return body
}
