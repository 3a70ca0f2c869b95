import type { FormatId } from '#contract/formats.ts'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import { TEST_STYLE } from '#test/given/fill-in.ts'
import { makeZip } from '#test/make-zip.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import type { LoadUser } from './person.ts'

/** The number of products that the free plan allows. */
export const GUEST_PRODUCTS = 3
export const GUEST_FORMATS: readonly FormatId[] = ['square', 'facebook_feed']

/**
 * Creates a guest's campaign with photos in a ZIP, because nothing is fetched here; it is not started. Returns its
 * path.
 */
export async function createGuestCampaign({ client, name }: LoadUser): Promise<string> {
  const { body } = await client.post('/api/campaigns', { name, look: TEST_STYLE, formats: GUEST_FORMATS })
  const path = `/api/campaigns/${(body as Campaign).id}`
  const colors = ['#ffffff', '#f4f1ea', '#e8eef4']
  const photos = await Promise.all(
    colors.map(async (color) => new Uint8Array(await drawProduct(color).png().toBuffer())),
  )
  const rows = photos.map((_, index) => `${index},Kettle ${index},$${20 + index},${index}.png`)
  const form = new FormData()
  form.append('feed', new Blob([['id,name,price,image', ...rows].join('\n')]), 'feed.csv')
  form.append(
    'photos',
    new Blob([makeZip(photos.map((bytes, index) => ({ name: `${index}.png`, bytes })))]),
    'photos.zip',
  )
  const uploaded = await client.post(`${path}/feed`, form)
  if (uploaded.status !== 200) throw new Error(`${name} got no campaign: ${uploaded.status} ${uploaded.text}`)
  return path
}

export async function readProgress({ client }: LoadUser, path: string): Promise<Campaign['progress'] | undefined> {
  const answer = await client.get(path).catch(() => undefined)
  return answer?.status === 200 ? (answer.body as Campaign).progress : undefined
}
