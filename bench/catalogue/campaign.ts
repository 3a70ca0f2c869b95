import { setTimeout as sleep } from 'node:timers/promises'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { FormatId } from '#contract/formats.ts'
import type { TestClient } from '#test/client.ts'
import { expectOk } from '../make-creative.ts'

const LOOK = { adStyle: 'bold', colorPalette: 'blue', typography: 'modern', tone: 'friendly' }

const LOOK_EVERY_MS = 500

/** Creates a campaign with its feed, not started. Returns its path. */
export async function createFedCampaign(client: TestClient, formats: FormatId[], feed: string): Promise<string> {
  const path = await createEmptyCampaign(client, formats)
  await sendFeed(client, path, feed)
  return path
}

/** Creates a campaign without a feed. Returns its path. */
export async function createEmptyCampaign(client: TestClient, formats: FormatId[]): Promise<string> {
  const { id } = (await expectOk(client.post('/api/campaigns', { name: 'Bench', look: LOOK, formats }))) as Campaign
  return `/api/campaigns/${id}`
}

export async function sendFeed(client: TestClient, path: string, feed: string): Promise<Campaign> {
  const form = new FormData()
  form.append('feed', new Blob([feed]), 'feed.csv')
  return (await expectOk(client.post(`${path}/feed`, form))) as Campaign
}

export async function startPainting(client: TestClient, path: string): Promise<void> {
  await expectOk(client.post(`${path}/start`))
}

/** Numbers of products that are finished, and of those that are not yet: the others have failed. */
export interface PaintingProgress {
  finished: number
  left: number
}

/** Waits until nothing is left, or until the server is gone, in which case it returns undefined. */
export async function untilPainted(
  client: TestClient,
  path: string,
  look: (standing: PaintingProgress) => void = () => {},
): Promise<PaintingProgress | undefined> {
  for (;;) {
    const answer = await client.get(path).catch(() => undefined)
    if (!answer) return undefined
    const { progress } = (await expectOk(Promise.resolve(answer))) as Campaign
    const { waiting, painting, done, needsLook } = progress
    const standing = { finished: done + needsLook, left: waiting + painting }
    look(standing)
    if (standing.left === 0) return standing
    await sleep(LOOK_EVERY_MS)
  }
}
