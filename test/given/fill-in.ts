import type { Sharp } from 'sharp'
import type { TestClient, TestResponse } from '../client.ts'
import { drawProduct } from '../pictures/pictures.ts'

/** A user's steps in the wizard, call by call. */

export const TEST_PRODUCT = { productName: 'Aero kettle', productDescription: 'A kettle that boils in ninety seconds.' }
export const TEST_STYLE = { adStyle: 'bold', colorPalette: 'blue', typography: 'modern', tone: 'friendly' }

export function uploadFiles(
  browser: TestClient,
  adId: string,
  files: { bytes: Uint8Array; name: string }[],
): Promise<TestResponse> {
  const form = new FormData()
  for (const { bytes, name } of files) form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return browser.post(`/api/upload?adId=${adId}`, form)
}

export function uploadTestLogo(browser: TestClient, bytes: Uint8Array, name = 'logo.png'): Promise<TestResponse> {
  const form = new FormData()
  form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return browser.post('/api/brand/logo', form)
}

/** Creates an ad with its words, a photo and a style, which is all that generating needs. Returns its id. */
export async function fillInCreative(
  browser: TestClient,
  fields: object = {},
  photo: Sharp = drawProduct('#ffffff'),
): Promise<string> {
  const { body: creative } = await browser.post('/api/creatives', { ...TEST_PRODUCT, ...fields })
  const { body: productImages } = await uploadFiles(browser, creative.id, [
    { bytes: await photo.jpeg({ quality: 92 }).toBuffer(), name: 'kettle.jpg' },
  ])
  await browser.post(`/api/creatives/${creative.id}`, { productImages, ...TEST_STYLE })
  return creative.id
}
