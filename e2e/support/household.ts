import { openAsBlob } from 'node:fs'
import type { BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'
import { TestClient } from '#test/client.ts'
import { LOOK } from './api.ts'
import { newPerson } from './sign-in.ts'
import { PHOTO, PRODUCT } from './wizard.ts'

/** What screens are looked at with: somebody with a finished ad and a draft, and somebody who has just come. */
export interface Household {
  /** Of the browser that each is signed in with. */
  member: BrowserContextOptions['storageState']
  newcomer: BrowserContextOptions['storageState']
  finishedId: string
  draftId: string
}

/** Made over HTTP: the journeys prove the way through the screens. */
export async function makeHousehold(): Promise<Household> {
  const member = await signedIn('Mona Member')
  const finishedId = await makeAd(member)
  await expectOk(member.post(`/api/creatives/${finishedId}/generate`, { format: 'square' }))
  await expectOk(member.post(`/api/creatives/${finishedId}/generate`, { format: 'facebook_feed' }))
  const draftId = await makeAd(member, 'Aurora desk lamp with a name that takes more than a single line on a card')
  return { member: stateOf(member), newcomer: stateOf(await signedIn('Nora Newcomer')), finishedId, draftId }
}

async function signedIn(name: string): Promise<TestClient> {
  const client = new TestClient(inject('appUrl'))
  const person = newPerson(name)
  await client.signIn(person.email, person.name)
  return client
}

async function makeAd(client: TestClient, productName: string = PRODUCT.name): Promise<string> {
  const words = {
    productName,
    productDescription: PRODUCT.description,
    productPrice: PRODUCT.price,
    taglines: [PRODUCT.tagline],
  }
  const { id } = await expectOk(client.post('/api/creatives', { ...words, ...LOOK }))
  const form = new FormData()
  form.append('images', await openAsBlob(PHOTO), 'card.webp')
  const productImages = await expectOk(client.post(`/api/upload?adId=${id}`, form))
  await expectOk(client.post(`/api/creatives/${id}`, { productImages }))
  return id as string
}

// oxlint-disable-next-line typescript/no-explicit-any -- the caller names the fields that it looks at
async function expectOk(answer: ReturnType<TestClient['post']>): Promise<any> {
  const { status, text, body } = await answer
  if (status !== 200) throw new Error(`The app answered ${status}: ${text}`)
  return body
}

function stateOf(client: TestClient): BrowserContextOptions['storageState'] {
  const site = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  return { cookies: [...client.cookies].map(([name, value]) => ({ name, value, ...site })), origins: [] }
}
