import { openAsBlob } from 'node:fs'
import type { TestClient } from '#test/client.ts'
import { BENCH_PHOTO } from './measure.ts'

const LOOK = { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/** Makes an ad that is ready to be generated, by a user's steps. */
export async function makeReadyCreative(client: TestClient, look = LOOK): Promise<string> {
  const fields = {
    productName: 'Halden H1',
    productDescription: 'Runs large language models under your desk. Two fans stay quieter than a conversation.',
    productPrice: '$2,499',
    taglines: ['Your models. Your machine.'],
    ...look,
  }
  const { id } = (await expectOk(client.post('/api/creatives', fields))) as { id: string }
  const form = new FormData()
  form.append('images', await openAsBlob(BENCH_PHOTO), 'card.webp')
  const productImages = await expectOk(client.post(`/api/upload?adId=${id}`, form))
  await expectOk(client.post(`/api/creatives/${id}`, { productImages }))
  return id
}

export async function expectOk(answer: ReturnType<TestClient['post']>): Promise<unknown> {
  const { status, text, body } = await answer
  if (status !== 200 && status !== 202) throw new Error(`The app answered ${status}: ${text}`)
  return body as unknown
}
