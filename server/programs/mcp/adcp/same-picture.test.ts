import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FORMATS } from '#contract/formats.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { acmeManifest, answerAdcpAddresses } from '#test/programs/adcp.ts'
import { connectAgent } from '#test/programs/mcp-client.ts'
import { adcpIdOf } from './formats.ts'

const database = useDatabase()
const LIMIT_MS = 240_000

const text = (...texts: string[]) => fc.constantFrom(...texts).map((content) => ({ asset_type: 'text', content }))

/** Words of several languages and lengths, in formats of every shape. */
const requests = fc.record({
  assets: fc.record(
    {
      headline: text('Summer sale', 'Boils in ninety seconds', 'Sommerschlussverkauf', 'Café pour tous les matins'),
      product_name: text('Aero kettle', 'Trail boots'),
      description: text('A kettle that boils in ninety seconds.', 'Waterproof boots for every trail. Made to last.'),
      price: text('$39', '$1,299.00'),
      offer: text('-20%', '$59'),
      cta: text('Shop now', 'Jetzt kaufen'),
    },
    { requiredKeys: ['headline'] },
  ),
  format: fc.constantFrom(...FORMATS.map(adcpIdOf)),
  brand: fc.option(fc.constant({ domain: 'acmeoutdoor.example' }), { nil: undefined }),
})

type Asked = typeof requests extends fc.Arbitrary<infer Value> ? Value : never

async function givenBuyer(app: TestApp) {
  app.services.fetch = answerAdcpAddresses
  const { userId } = await givenAccount(app, 'ada@example.com', 'pro')
  const { call } = await connectAgent(app, { userId })
  const open = async (url: string) => Buffer.from(await (await app.client().open(url)).arrayBuffer())
  return { call, open, agentUrl: app.url }
}

type Buyer = Awaited<ReturnType<typeof givenBuyer>>

async function preview({ call, open, agentUrl }: Buyer, asked: Asked): Promise<Buffer> {
  const creative_manifest = manifestOf(asked, agentUrl)
  const { structuredContent } = await call('preview_creative', { request_type: 'single', creative_manifest })
  return open(structuredContent.previews[0].renders[0].preview_url)
}

async function build({ call, open, agentUrl }: Buyer, asked: Asked, key: string): Promise<Buffer> {
  const creative_manifest = manifestOf(asked, agentUrl)
  const { format_id: target_format_id } = creative_manifest
  const request = { creative_manifest, target_format_id, idempotency_key: `same-picture-${key}` }
  const { structuredContent } = await call('build_creative', request)
  expect(structuredContent.errors).toBeUndefined()
  return open(structuredContent.creative_manifest.assets.image.url)
}

function manifestOf({ assets, format, brand }: Asked, agentUrl: string) {
  const format_id = { agent_url: agentUrl, id: format }
  return { ...acmeManifest(agentUrl, assets), format_id, ...(brand && { brand }) }
}

it('previews are the bytes of the build, twice, and of another process', { timeout: LIMIT_MS }, async () => {
  // Each server has a painting process of its own, and other users, ids and secrets.
  const here = await givenBuyer(await startTestApp(database))
  const there = await givenBuyer(await startTestApp(database))
  let run = 0
  const property = fc.asyncProperty(requests, async (asked) => {
    const previewed = await preview(here, asked)
    expect(previewed.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect((await preview(here, asked)).equals(previewed)).toBe(true)
    expect((await build(here, asked, `here-${run}`)).equals(previewed)).toBe(true)
    expect((await build(there, asked, `there-${run++}`)).equals(previewed)).toBe(true)
  })
  await fc.assert(property, { numRuns: 4, endOnFailure: true })
})
