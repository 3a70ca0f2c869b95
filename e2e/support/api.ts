import { readFileSync } from 'node:fs'
import type { APIResponse, Page } from 'playwright-core'
import { JOURNEY_PHOTO, JOURNEY_PRODUCT } from './wizard.ts'

/** Calls the server from the browser of a signed-in user, for whatever a journey needs and is not about. */
export async function call(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  return read(await page.request.fetch(path, { method, data }))
}

async function read(response: APIResponse): Promise<unknown> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  return response.status() === 204 ? undefined : response.json()
}

export const LOOK = { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/** Creates an ad with nothing but its words. Returns its id. */
export async function createAd(page: Page, product = JOURNEY_PRODUCT): Promise<string> {
  const { name: productName, description: productDescription, price: productPrice } = product
  const words = { productName, productDescription, productPrice }
  const { id } = (await call(page, 'POST', '/api/creatives', words)) as { id: string }
  return id
}

/** Creates an ad on which every step is done but the format. Returns its id. */
export async function createReadyAd(page: Page, fields: object = {}): Promise<string> {
  const id = await createAd(page)
  const productImages = await uploadPhotoTo(page, id)
  await call(page, 'POST', `/api/creatives/${id}`, { productImages, ...LOOK, ...fields })
  return id
}

/** Uploads the photo; returns it as an ad expects it. */
export async function uploadPhotoTo(page: Page, adId: string): Promise<{ url: string; name: string }[]> {
  const images = { name: 'card.webp', mimeType: 'image/webp', buffer: readFileSync(JOURNEY_PHOTO) }
  const answer = await read(await page.request.post(`/api/upload?adId=${adId}`, { multipart: { images } }))
  return answer as { url: string; name: string }[]
}

/** Generates until the picture is there: on a busy machine the call answers after 55 seconds that it will come. */
export async function generate(page: Page, adId: string, format = 'square'): Promise<void> {
  const answer = (await call(page, 'POST', `/api/creatives/${adId}/generate`, { format })) as { jobId?: string }
  // The same call joins the running generation, and waits for it.
  if (answer.jobId) await generate(page, adId, format)
}
