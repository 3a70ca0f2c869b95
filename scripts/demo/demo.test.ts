import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { startApp } from '../started-app.ts'
import { CAMPAIGN_PHOTOS, DEMO_ADS } from './demo-ads.ts'
import { DEMO_USER, fillDemo } from './fill-demo.ts'

it('shows all six styles and every main format, and names photos that exist', () => {
  expect(new Set(DEMO_ADS.map(({ look }) => look.adStyle)).size).toBe(6)
  expect(DEMO_ADS).toHaveLength(12)
  expect(CAMPAIGN_PHOTOS).toHaveLength(8)
})

it('fills the account of the demo user over the API', { tags: 'thorough/programs' }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'demo-'))
  const app = await startApp({ port: await findFreePort(), dataDir })
  onTestFinished(async () => {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  await fillDemo(app.url, () => {})
  const client = new TestClient(app.url)
  await client.signIn(DEMO_USER.email, DEMO_USER.name)
  const ads = (await client.get('/api/creatives')).body as CreativeWithVariants[]
  expect(ads.map(({ variants }) => variants.length)).toEqual(DEMO_ADS.map(({ formats }) => formats.length).toReversed())
  expect((await client.get('/api/brand')).body).toMatchObject({ name: 'Hollow Hill', webAddress: 'hollowhill.example' })
  const [campaign] = (await client.get('/api/campaigns')).body as Campaign[]
  expect(campaign).toMatchObject({ progress: { done: CAMPAIGN_PHOTOS.length / 2 } })
  const { share } = (await client.get(`/api/creatives/${ads[0]!.id}/share`)).body as { share: { comments: object[] } }
  expect(share.comments).toHaveLength(2)
})
