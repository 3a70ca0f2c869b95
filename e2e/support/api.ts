import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { PHOTO, PRODUCT } from './wizard.ts'

/** What the page of a signed-in person asks the server, for whatever a journey needs and is not about. */
export function call(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const json = body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await fetch(path, { method, ...json })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.status === 204 ? undefined : response.json()
    },
    { method, path, body },
  )
}

export const LOOK = { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/** An ad on which every step is done but the format. Gives back its id. */
export async function prepareAd(page: Page, fields: object = {}): Promise<string> {
  const { name: productName, description: productDescription, price: productPrice } = PRODUCT
  const words = { productName, productDescription, productPrice }
  const { id } = (await call(page, 'POST', '/api/creatives', words)) as { id: string }
  const productImages = await upload(page, id)
  await call(page, 'POST', `/api/creatives/${id}`, { productImages, ...LOOK, ...fields })
  return id
}

function upload(page: Page, adId: string): Promise<unknown> {
  const base64 = readFileSync(PHOTO).toString('base64')
  return page.evaluate(
    async ({ adId, base64 }) => {
      const form = new FormData()
      form.append('images', new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]), 'card.webp')
      return (await fetch(`/api/upload?adId=${adId}`, { method: 'POST', body: form })).json()
    },
    { adId, base64 },
  )
}

export async function generate(page: Page, adId: string, format = 'square'): Promise<void> {
  await call(page, 'POST', `/api/creatives/${adId}/generate`, { format })
}
