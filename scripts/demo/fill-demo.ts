import { openAsBlob, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { Creative } from '#contract/ads/creative.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { makeZip } from '#test/make-zip.ts'
import { TestClient, type TestResponse } from '#test/client.ts'
import { OWN_PHOTOS, readOwnWords } from '../own-products.ts'
import { CAMPAIGN_PHOTOS, DEMO_ADS, type DemoAd } from './demo-ads.ts'

export const DEMO_USER = { name: 'Demo', email: 'demo@example.com' }

/** A user may send 60 changes and 300 reads a minute. The demo stays below both, which its test would notice. */
const POLL_MS = 500

/**
 * Fills the account of the demo user over the app's own API, as a user would: a brand, twelve ads, a review link with comments, and
 * a campaign of eight products of which four are painted. Throws if the app refuses a call. `report` hears of each part.
 */
export async function fillDemo(url: string, report: (step: string) => void): Promise<void> {
  const client = new TestClient(url)
  await client.signIn(DEMO_USER.email, DEMO_USER.name)
  await subscribe(client)
  report('Making a brand')
  await saveBrand(client)
  const adIds: string[] = []
  for (const [index, ad] of DEMO_ADS.entries()) {
    report(`Making ad ${index + 1} of ${DEMO_ADS.length}`)
    adIds.push(await makeAd(client, ad))
  }
  report('Sharing an ad for approval')
  await shareAd(client, new TestClient(url), adIds.at(-1)!)
  report('Making half of a campaign')
  await makeCampaign(client)
}

async function subscribe(client: TestClient): Promise<void> {
  const pages = { successUrl: '/subscription?success=true', cancelUrl: '/subscription?canceled=true' }
  const { url } = await ok<{ url: string }>(client.post('/api/subscription/checkout', { planId: 'pro', ...pages }))
  await client.post(url, new URLSearchParams({ card: 'pays' }))
  // The sandbox calls back by a webhook, as a payment provider does.
  while (!(await ok<{ unlimited: boolean }>(client.get('/api/credits'))).unlimited) await sleep(POLL_MS)
}

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 40 40">
  <path d="M20 2 36 11v18L20 38 4 29V11Z" fill="#92400e"/><path d="M20 11 28 15.5v9L20 29l-8-4.500v-9Z" fill="#fbbf24"/></svg>`

async function saveBrand(client: TestClient): Promise<void> {
  const form = new FormData()
  const png = await sharp(Buffer.from(MARK)).png().toBuffer()
  form.append('images', new Blob([png], { type: 'image/png' }), 'hollow-hill.png')
  const logo = await ok<object>(client.post('/api/brand/logo', form))
  const colors = ['#92400e', '#fbbf24']
  await ok(client.put('/api/brand', { name: 'Hollow Hill', logo, colors, webAddress: 'hollowhill.example' }))
}

async function makeAd(client: TestClient, { photo, look, formats }: DemoAd): Promise<string> {
  const fields = { ...readOwnWords(photo), ...look, selectedFormats: formats }
  const { id } = await ok<Creative>(client.post('/api/creatives', fields))
  const form = new FormData()
  form.append('images', await openAsBlob(path.join(OWN_PHOTOS, photo)), photo)
  const productImages = await ok<ImageEntry[]>(client.post(`/api/upload?adId=${id}`, form))
  await ok(client.post(`/api/creatives/${id}`, { productImages }))
  await ok(client.post(`/api/creatives/${id}/generate-all`, { formats }))
  const address = `/api/creatives/${id}/variants`
  while ((await ok<Variant[]>(client.get(address))).length < formats.length) await sleep(POLL_MS)
  return id
}

async function shareAd(client: TestClient, reviewer: TestClient, adId: string): Promise<void> {
  const { token } = await ok<{ token: string }>(client.post(`/api/creatives/${adId}/share`))
  const spot = { format: 'square', x: 0.5, y: 0.2 }
  const comments = [
    { version: 1, name: 'Grace', text: 'Could the headline name the hillside?', spot },
    { version: 1, name: 'Grace', text: 'The jar looks wonderful. Is the price still right in December?' },
  ]
  for (const comment of comments) await ok(reviewer.post(`/api/reviews/${token}/comments`, comment))
}

async function makeCampaign(client: TestClient): Promise<void> {
  const look = { adStyle: 'clean', colorPalette: 'yellow', typography: 'modern', tone: 'friendly' }
  const formats = ['square', 'facebook_feed']
  const { id } = await ok<Campaign>(client.post('/api/campaigns', { name: 'Winter catalogue', look, formats }))
  const half = CAMPAIGN_PHOTOS.length / 2
  await sendFeed(client, id, CAMPAIGN_PHOTOS.slice(0, half))
  await ok(client.post(`/api/campaigns/${id}/start`))
  while (isRunning(await ok<Campaign>(client.get(`/api/campaigns/${id}`)))) await sleep(POLL_MS)
  await sendFeed(client, id, CAMPAIGN_PHOTOS)
}

function isRunning({ progress }: Campaign): boolean {
  return (progress['waiting'] ?? 0) + (progress['painting'] ?? 0) > 0
}

async function sendFeed(client: TestClient, id: string, photos: readonly string[]): Promise<void> {
  const rows = photos.map((photo, index) => {
    const { productName, productDescription, productPrice, taglines } = readOwnWords(photo)
    return [`p-${index + 1}`, productName, productDescription, productPrice ?? '', taglines[0] ?? '', photo].map(quote)
  })
  const feed = [['id', 'name', 'description', 'price', 'tagline', 'image'], ...rows].map((row) => row.join(','))
  const files = photos.map((name) => ({ name, bytes: readFileSync(path.join(OWN_PHOTOS, name)) }))
  const form = new FormData()
  form.append('photos', new Blob([makeZip(files)]), 'photos.zip')
  form.append('feed', new Blob([feed.join('\n')]), 'products.csv')
  await ok(client.post(`/api/campaigns/${id}/feed`, form))
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

async function ok<T = unknown>(answer: Promise<TestResponse>): Promise<T> {
  const { status, text, body } = await answer
  if (status >= 300) throw new Error(`The app answered ${status}: ${text}`)
  return body as T
}
