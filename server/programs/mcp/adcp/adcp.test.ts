import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '#contract/formats.ts'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { creatives, creditLedger, images, users, variants } from '#server/platform/db/schema.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { sweepOrphans } from '#server/pictures/images/delete-objects.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenToken } from '#test/given/given-token.ts'
import {
  ACME_BRAND,
  acmeBuild,
  acmeManifest,
  acmePhoto,
  acmePreview,
  answerAdcpAddresses,
} from '#test/programs/adcp.ts'
import { connectAgent } from '#test/programs/mcp-client.ts'
import { PREVIEW_MS } from './preview-creative.ts'

const database = useDatabase()
const LIMIT_MS = 60_000
const SENTENCE = /^[A-Z"$\d-][^\n<>{}]{8,240}\.$/

async function givenBuyer(options: { app?: TestApp; email?: string; scopes?: TokenScope[] } = {}) {
  const app = options.app ?? (await startTestApp(database))
  app.services.fetch = answerAdcpAddresses
  const account = await givenAccount(app, options.email ?? 'ada@example.com', 'pro')
  const agent = await connectAgent(app, { userId: account.userId, ...(options.scopes && { scopes: options.scopes }) })
  const agentUrl = app.url
  return { app, agentUrl, ...account, ...agent }
}

type Buyer = Awaited<ReturnType<typeof givenBuyer>>

/** Counts everything that a task could leave in an account. */
async function countAll({ app }: Buyer) {
  const { db } = app.services
  const tables = [creatives, variants, images, creditLedger]
  return Promise.all(tables.map(async (table) => (await db.select({ rows: count() }).from(table))[0]!.rows))
}

async function bytesAt({ app }: Buyer, url: string): Promise<Buffer> {
  const answer = await app.client().open(url)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

function expectRefused(answer: Awaited<ReturnType<Buyer['call']>>, error: { code: string; field?: string }): void {
  const { isError, structuredContent: content } = answer
  expect.soft(isError).toBe(true)
  expect.soft(content).toMatchObject({ status: 'failed', adcp_error: error, errors: [error] })
  expect.soft(content.errors).toHaveLength(1)
  expect.soft(content.errors[0].message).toMatch(SENTENCE)
  expect.soft(content.errors[0].recovery).toMatch(/^(transient|correctable|terminal)$/)
}

describe('a buyer', () => {
  it('previews a manifest and builds it with the same bytes', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const before = await countAll(buyer)
    const previewed = await buyer.call('preview_creative', acmePreview(buyer.agentUrl))
    const [render] = previewed.structuredContent.previews[0].renders
    expect(render).toMatchObject({ output_format: 'url', role: 'primary', dimensions: { width: 300, height: 250 } })
    expect(await countAll(buyer)).toEqual(before)

    const built = await buyer.call('build_creative', { ...acmeBuild(buyer.agentUrl), context: { trace: 'a-1' } })
    const { creative_manifest: manifest, ...answer } = built.structuredContent
    expect(answer).toMatchObject({ status: 'completed', context: { trace: 'a-1' }, vendor_cost: 0 })
    expect(manifest).toMatchObject({
      format_id: { agent_url: `${buyer.app.url}/mcp`, id: 'display_300x250' },
      assets: {
        image: { asset_type: 'image', width: 300, height: 250, format: 'jpg' },
        click_url: { url: 'https://acmeoutdoor.example/summer-sale' },
      },
      provenance: { digital_source_type: 'composite_capture', declared_by: { role: 'tool' } },
    })
    expect(manifest.assets.image.alt_text).toMatch(/summer sale/i)
    const bytes = await bytesAt(buyer, manifest.assets.image.url)
    expect(bytes.equals(await bytesAt(buyer, render.preview_url))).toBe(true)
  })

  it('gets several targets in their order, all of them or none', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const ids = ['display_728x90', 'square', 'display_300x250']
    const refs = ids.map((id) => ({ agent_url: buyer.agentUrl, id }))
    const sized = { agent_url: buyer.agentUrl, id: 'display_image', width: 640, height: 200 }
    const { target_format_id: _one, ...request } = acmeBuild(buyer.agentUrl)
    const built = await buyer.call('build_creative', { ...request, target_format_ids: [...refs, sized] })
    const manifests = built.structuredContent.creative_manifests as { format_id: object }[]
    expect(manifests.map(({ format_id: id }) => id)).toMatchObject([...ids.map((id) => ({ id })), { width: 640 }])
    const before = await countAll(buyer)
    const wrong = { ...refs[1]!, id: 'video_30s' }
    const refused = await buyer.call('build_creative', {
      ...request,
      idempotency_key: 'another-key-of-16',
      target_format_ids: [refs[0], wrong],
    })
    expectRefused(refused, { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_ids[1]' })
    expect(await countAll(buyer)).toEqual(before)
  })

  it('routes by capabilities in 3.2', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const { structuredContent: capabilities } = await buyer.call('get_adcp_capabilities')
    const { supported_formats: formats, preview } = capabilities.creative
    expect(formats).toHaveLength(FORMATS.length)
    expect(preview.routes.map((one: { capability_id: string }) => one.capability_id)).toEqual(
      formats.map((one: { capability_id: string }) => one.capability_id),
    )
    const image = { asset_type: 'image', url: 'https://assets.example/hero.jpg', width: 300, height: 250 }
    const manifest = { format_kind: 'image', assets: { image_main: image, headline: { content: 'Summer sale' } } }
    const previewed = await buyer.call('preview_creative', { request_type: 'single', creative_manifest: manifest })
    const built = await buyer.call('build_creative', {
      creative_manifest: manifest,
      target_capability_id: 'display_300x250',
      idempotency_key: 'build-by-capability',
    })
    const { creative_manifest: made, adcp_version: version } = built.structuredContent
    expect(version).toBe('3.2-beta.5')
    expect(made).toMatchObject({ format_kind: 'image', assets: { image_main: { width: 300, height: 250 } } })
    expect(made).not.toHaveProperty('format_id')
    const { preview_url: url } = previewed.structuredContent.previews[0].renders[0]
    expect((await bytesAt(buyer, url)).equals(await bytesAt(buyer, made.assets.image_main.url))).toBe(true)
  })

  it('finds what was built in the library, and previews and fetches it by its id', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const built = await buyer.call('build_creative', acmeBuild(buyer.agentUrl))
    const { creative_id: id } = built.structuredContent.creative_manifest.ext
    const listed = await buyer.call('list_creatives', { filters: { creative_ids: [id] } })
    expect(listed.structuredContent).toMatchObject({
      query_summary: { total_matching: 1, returned: 1, filters_applied: ['creative_ids'] },
      pagination: { has_more: false, total_count: 1 },
      creatives: [{ creative_id: id, status: 'pending_review', format_id: { id: 'display_300x250' } }],
    })
    expect(listed.structuredContent.creatives[0].assets.image.alt_text).toMatch(/summer sale/i)
    const target = { target_format_id: { agent_url: buyer.agentUrl, id: 'display_300x250' } }
    const key = { idempotency_key: 'fetch-of-the-library' }
    const fetched = await buyer.call('build_creative', { creative_id: id, ...target, ...key })
    const { url } = fetched.structuredContent.creative_manifest.assets.image
    expect(url).toBe(built.structuredContent.creative_manifest.assets.image.url)
    const previewed = await buyer.call('preview_creative', { request_type: 'single', creative_id: id })
    const { preview_url: shown } = previewed.structuredContent.previews[0].renders[0]
    expect((await bytesAt(buyer, shown)).equals(await bytesAt(buyer, url))).toBe(true)
    await buyer.app.services.db.update(users).set({ suspendedAt: new Date() })
    for (const one of [url, shown]) expect((await buyer.app.client().open(one)).status, 'suspended').toBe(404)
  })

  it('that repeats a build gets the same answer, and builds nothing twice', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const request = acmeBuild(buyer.agentUrl)
    const first = await buyer.call('build_creative', { ...request, context: { attempt: 1 } })
    const before = await countAll(buyer)
    const again = await buyer.call('build_creative', { ...request, context: { attempt: 2 } })
    expect(again.structuredContent).toEqual({
      ...first.structuredContent,
      context: { attempt: 2 },
      replayed: true,
    })
    const other = { ...request, creative_manifest: acmeManifest(buyer.agentUrl, { headline: { content: 'Winter' } }) }
    expectRefused(await buyer.call('build_creative', other), { code: 'IDEMPOTENCY_CONFLICT' })
    expect(await countAll(buyer)).toEqual(before)
  })

  it('may send a build again that failed, with the same key', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    buyer.app.services.fetch = async () => {
      throw new FetchError('slow', 'The website took too long to answer')
    }
    const request = acmeBuild(buyer.agentUrl)
    const field = 'creative_manifest.assets.image.url'
    expectRefused(await buyer.call('build_creative', request), { code: 'CREATIVE_INACCESSIBLE', field })
    buyer.app.services.fetch = answerAdcpAddresses
    expect((await buyer.call('build_creative', request)).structuredContent).toMatchObject({ status: 'completed' })
  })

  it('is shown the colors and the name of the brand that a manifest names', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const manifest = { ...acmeManifest(buyer.agentUrl), brand: { domain: 'acmeoutdoor.example' } }
    await buyer.call('build_creative', { ...acmeBuild(buyer.agentUrl), creative_manifest: manifest })
    expect(await buyer.app.services.db.select().from(creatives)).toContainEqual(
      expect.objectContaining({
        productName: ACME_BRAND.name,
        colorPalette: 'custom',
        customColors: Object.values(ACME_BRAND.colors),
      }),
    )
  })

  it('says that AI had a part where the photo or the manifest does', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const provenance = { digital_source_type: 'trained_algorithmic_media' }
    const manifest = { ...acmeManifest(buyer.agentUrl), provenance }
    const built = await buyer.call('build_creative', { ...acmeBuild(buyer.agentUrl), creative_manifest: manifest })
    const { creative_manifest: made } = built.structuredContent
    expect(made.provenance).toMatchObject({ digital_source_type: 'composite_synthetic' })
    const bytes = await bytesAt(buyer, made.assets.image.url)
    expect(bytes.toString('latin1')).toContain('digitalsourcetype/compositeSynthetic')
  })
})

describe('a preview', () => {
  it('is gone after its day, and its bytes too', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const { services } = buyer.app
    const { structuredContent } = await buyer.call('preview_creative', acmePreview(buyer.agentUrl))
    const { preview_url: url } = structuredContent.previews[0].renders[0]
    const now = services.now()
    expect(structuredContent.expires_at).toBe(new Date(now.getTime() + PREVIEW_MS).toISOString())
    const key = `images/${/pictures\/([0-9a-f-]{36})/.exec(url)![1]}`
    await sweepOrphans(services)
    expect(await services.storage.get(key)).toBeDefined()
    const later = { ...services, now: () => new Date(now.getTime() + PREVIEW_MS + 1_000) }
    await sweepOrphans(later)
    expect(await services.storage.get(key)).toBeUndefined()
    expect((await buyer.app.client().open(url)).status).toBe(404)
  })

  it('opens by the address alone, in a frame of any site, and by no other address', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const { structuredContent } = await buyer.call('preview_creative', {
      ...acmePreview(buyer.agentUrl),
      output_format: 'both',
    })
    const { preview_url: url, preview_html: html } = structuredContent.previews[0].renders[0]
    expect(html).toContain(`src="${url}"`)
    const { headers } = await buyer.app.client().open(url)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors')
    const [id] = /[0-9a-f-]{36}/.exec(url)!
    for (const forged of [url.replace(/\.\d+\./, '.0.'), url.replace(id, id.replace(/^./, '0')), `${url}x`]) {
      if (forged !== url) expect.soft((await buyer.app.client().open(forged)).status, forged).toBe(404)
    }
  })

  it('of many answers each by itself', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const wrong = { creative_manifest: acmeManifest('https://elsewhere.example') }
    const { structuredContent } = await buyer.call('preview_creative', {
      request_type: 'batch',
      requests: [acmePreview(buyer.agentUrl), wrong, { creative_id: 'nobodys.square' }],
    })
    expect(structuredContent.results).toMatchObject([
      { success: true, response: { previews: [{}] } },
      { success: false, errors: [{ code: 'FORMAT_NOT_SUPPORTED' }] },
      { success: false, creative_id: 'nobodys.square', errors: [{ code: 'CREATIVE_NOT_FOUND' }] },
    ])
  })

  it('refuses what a build would refuse', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const cases = [
      [{ price: { content: '39 €' }, offer: { content: '$59' } }, 'offer'],
      [{ headline: { content: 'Kettle \u{10400}\u{10401}' } }, 'headline'],
    ] as const
    for (const [assets, asset] of cases) {
      const error = { code: 'VALIDATION_ERROR', field: `creative_manifest.assets.${asset}` }
      expectRefused(await buyer.call('preview_creative', acmePreview(buyer.agentUrl, assets)), error)
      expectRefused(await buyer.call('build_creative', acmeBuild(buyer.agentUrl, assets)), error)
    }
  })
})

describe('the list of formats', () => {
  it('has every format and the template, by the filters of the standard', async () => {
    const { call, agentUrl } = await givenBuyer()
    const list = async (args: object) => {
      const { formats } = (await call('list_creative_formats', args)).structuredContent
      return (formats as { format_id: { id: string } }[]).map(({ format_id: { id } }) => id)
    }
    expect(await list({})).toHaveLength(FORMATS.length + 1)
    expect(await list({ max_width: 320, max_height: 50 })).toEqual(['display_320x50', 'display_300x50'])
    expect(await list({ name_search: 'leaderboard' })).toContain('display_728x90')
    expect(await list({ asset_types: ['image', 'text'] })).toHaveLength(FORMATS.length + 1)
    expect(await list({ type: 'audio' })).toEqual([])
    expect(await list({ format_ids: [{ agent_url: agentUrl, id: 'square' }] })).toEqual(['square'])
    const { pagination } = (await call('list_creative_formats', { pagination: { max_results: 5 } })).structuredContent
    const rest = await list({ pagination: { max_results: 100, cursor: pagination.cursor } })
    expect(rest).toHaveLength(FORMATS.length + 1 - 5)
  })
})

describe('the version of an answer', () => {
  it.each([
    ['3.0', '3.0'],
    ['3.1', '3.1'],
    ['3.2', '3.2-beta.5'],
    ['3.2-beta.3', '3.1'],
    ['3.9', '3.2-beta.5'],
  ])('for a caller of %s is %s', async (pin, version) => {
    const { call } = await givenBuyer()
    const { structuredContent } = await call('list_creative_formats', { adcp_version: pin, context: { a: [1] } })
    expect(structuredContent).toMatchObject({ adcp_version: version, context: { a: [1] } })
  })

  it.each([{ adcp_version: '4.0' }, { adcp_version: 'x' }, { adcp_major_version: 2 }])(
    'of another major release is refused: %j',
    async (pin) => {
      const { call } = await givenBuyer()
      expectRefused(await call('get_adcp_capabilities', pin), { code: 'VERSION_UNSUPPORTED' })
    },
  )
})

describe('a hostile caller', () => {
  it('reaches no creative of somebody else', { timeout: LIMIT_MS }, async () => {
    const owner = await givenBuyer({ email: 'owner@example.com' })
    const built = await owner.call('build_creative', acmeBuild(owner.agentUrl))
    const { creative_id: theirs } = built.structuredContent.creative_manifest.ext
    const buyer = await givenBuyer({ app: owner.app })
    const before = await countAll(buyer)
    const target = { target_format_id: { agent_url: buyer.agentUrl, id: 'display_300x250' } }
    for (const id of [theirs, `00000000-0000-4000-8000-000000000000.square`, '../..', "x' or 1=1", '']) {
      const [previewed, fetched] = [
        await buyer.call('preview_creative', { request_type: 'single', creative_id: id }),
        await buyer.call('build_creative', { creative_id: id, ...target, idempotency_key: 'key-of-sixteen-x' }),
      ]
      expectRefused(previewed, { code: 'CREATIVE_NOT_FOUND', field: 'creative_id' })
      expectRefused(fetched, { code: 'CREATIVE_NOT_FOUND', field: 'creative_id' })
    }
    const listed = await buyer.call('list_creatives', { filters: { creative_ids: [theirs] } })
    expect(listed.structuredContent.creatives).toEqual([])
    expect(await countAll(buyer)).toEqual(before)
  })

  it('gets one sentence for what cannot be built, and nothing is made', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const { agentUrl } = buyer
    const before = await countAll(buyer)
    const request = acmeBuild(agentUrl)
    const ref = (more: object) => ({ target_format_id: { agent_url: agentUrl, id: 'display_image', ...more } })
    const { target_format_id: _target, ...untargeted } = request
    const many = Array.from({ length: 50 }, (_, index) => ({ ...request.target_format_id, id: `x${index}` }))
    const withAssets = (assets: object) => ({ creative_manifest: acmeManifest(agentUrl, assets) })
    const assets = 'creative_manifest.assets'
    const cases: [object, { code: string; field?: string }][] = [
      [ref({ id: 'unknown' }), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }],
      [ref({ id: 'square', width: 1, height: 1 }), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }],
      [
        ref({ agent_url: 'https://creative.adcontextprotocol.org', id: 'square' }),
        { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id.agent_url' },
      ],
      [ref({ agent_url: 'x' }), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id.agent_url' }],
      [ref({}), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }],
      [ref({ width: 9_000, height: 9_000 }), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }],
      [ref({ width: -1, height: 0 }), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }],
      [ref({ width: 2_400, height: 60 }), { code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }],
      [{ target_format_ids: many }, { code: 'INVALID_REQUEST', field: 'target_format_ids' }],
      [{ target_format_ids: [] }, { code: 'INVALID_REQUEST', field: 'target_format_ids' }],
      [
        { target_format_ids: [request.target_format_id, request.target_format_id] },
        { code: 'INVALID_REQUEST', field: 'target_format_ids[1]' },
      ],
      [
        { target_format_ids: [request.target_format_id], target_capability_id: 'square' },
        { code: 'INVALID_REQUEST', field: 'target_capability_id' },
      ],
      [{ idempotency_key: undefined }, { code: 'INVALID_REQUEST', field: 'idempotency_key' }],
      [{ idempotency_key: 'short' }, { code: 'VALIDATION_ERROR', field: 'idempotency_key' }],
      [{ idempotency_key: 'a key with blanks' }, { code: 'INVALID_REQUEST', field: 'idempotency_key' }],
      [{ creative_manifest: undefined }, { code: 'INVALID_REQUEST', field: 'creative_manifest' }],
      [withAssets({ image: undefined }), { code: 'VALIDATION_ERROR', field: `${assets}.image` }],
      [withAssets({ headline: undefined }), { code: 'VALIDATION_ERROR', field: `${assets}.headline` }],
      [withAssets({ headline: 7 }), { code: 'VALIDATION_ERROR', field: `${assets}.headline` }],
      [
        withAssets({ headline: { content: 'x'.repeat(4_000) } }),
        { code: 'VALIDATION_ERROR', field: `${assets}.headline` },
      ],
      [withAssets({ image: { url: 'nowhere' } }), { code: 'VALIDATION_ERROR', field: `${assets}.image` }],
      [withAssets({ cta: { content: 'y'.repeat(500) } }), { code: 'VALIDATION_ERROR', field: `${assets}.cta` }],
      [
        withAssets({ click_url: { url: 'javascript:alert(1)' } }),
        { code: 'VALIDATION_ERROR', field: `${assets}.click_url.url` },
      ],
      [{ mode: 'estimate' }, { code: 'UNSUPPORTED_FEATURE', field: 'mode' }],
      [{ max_creatives: 5 }, { code: 'UNSUPPORTED_FEATURE', field: 'max_creatives' }],
      [{ transformer_id: 'x' }, { code: 'UNSUPPORTED_FEATURE', field: 'transformer_id' }],
      [{ max_spend: { amount: 1, currency: 'USD' } }, { code: 'UNSUPPORTED_FEATURE', field: 'max_spend' }],
      [{ push_notification_config: { url: 'https://x.example' } }, { code: 'UNSUPPORTED_FEATURE' }],
      [{ creative_manifest: 'x' }, { code: 'VALIDATION_ERROR', field: 'creative_manifest' }],
      [{ target_format_id: 'square' }, { code: 'VALIDATION_ERROR', field: 'target_format_id' }],
    ]
    for (const [changed, error] of cases) {
      const base = 'target_format_ids' in changed || 'target_capability_id' in changed ? untargeted : request
      const answer = await buyer.call('build_creative', { ...base, ...changed, context: { of: 'twin' } })
      expectRefused(answer, error)
      expect.soft(answer.structuredContent?.context, JSON.stringify(changed).slice(0, 120)).toEqual({ of: 'twin' })
    }
    expect(await countAll(buyer)).toEqual(before)
  })

  it('gets one sentence for files that are none, and nothing is made', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const { services } = buyer.app
    const before = await countAll(buyer)
    const named = { ...acmeManifest(buyer.agentUrl), brand: { domain: 'acmeoutdoor.example' } }
    const request = { ...acmeBuild(buyer.agentUrl), creative_manifest: named }
    const brand = { code: 'REFERENCE_NOT_FOUND', field: 'creative_manifest.brand.domain' }
    const answers: [string, Uint8Array | FetchError][] = [
      ['a page', Buffer.from('<!doctype html><h1>Acme</h1>')],
      ['a list', Buffer.from('[1, 2]')],
      ['no text', Buffer.from([0xff, 0xfe, 0])],
      ['a place that is no address', Buffer.from('{"authoritative_location": "acme"}')],
      ['a chain of places', Buffer.from('{"authoritative_location": "https://acmeoutdoor.example/more.json"}')],
      ['a house that is no domain', Buffer.from('{"house": "../.."}')],
      ['too large', new FetchError('size', 'The file is too large')],
      ['inside a private network', new FetchError('private', 'The address is not on the public internet')],
    ]
    for (const [what, answer] of answers) {
      services.fetch = async (address, wanted, signal) => {
        if (!address.endsWith('.json')) return answerAdcpAddresses(address, wanted, signal)
        if (answer instanceof FetchError) throw answer
        return { bytes: answer, contentType: 'application/json', address }
      }
      expectRefused(await buyer.call('build_creative', request), brand)
      expect.soft(await countAll(buyer), what).toEqual(before)
    }
    for (const domain of ['localhost', '127.0.0.1:80', 'acme.example/../x', 'user@acme.example']) {
      const manifest = { ...named, brand: { domain } }
      const refused = await buyer.call('build_creative', { ...request, creative_manifest: manifest })
      expectRefused(refused, { code: 'VALIDATION_ERROR', field: 'creative_manifest.brand.domain' })
    }
    for (const bytes of [Buffer.from('<html>'), (await acmePhoto()).subarray(0, 400), Buffer.alloc(0)]) {
      services.fetch = async (address) => ({ bytes, contentType: 'image/jpeg', address })
      const field = 'creative_manifest.assets.image.url'
      expectRefused(await buyer.call('build_creative', acmeBuild(buyer.agentUrl)), { code: 'VALIDATION_ERROR', field })
    }
    expect(await countAll(buyer)).toEqual(before)
  })

  it('cannot have us look into a private network', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    buyer.app.services.fetch = makeGuardedFetch({
      resolve: async () => [{ address: '10.0.0.7', family: 4 }],
      request: () => {
        throw new Error('nothing may be asked for')
      },
    })
    const refused = await buyer.call('build_creative', acmeBuild(buyer.agentUrl))
    expectRefused(refused, { code: 'CREATIVE_INACCESSIBLE', field: 'creative_manifest.assets.image.url' })
    for (const url of ['http://assets.example/a.jpg', 'file:///etc/passwd', 'data:image/png;base64,AAAA']) {
      const image = { asset_type: 'image', url, width: 1, height: 1 }
      expectRefused(await buyer.call('build_creative', acmeBuild(buyer.agentUrl, { image })), {
        code: 'CREATIVE_INACCESSIBLE',
      })
    }
  })

  it('that may only read cannot build or preview', async () => {
    const { app, userId } = await givenBuyer()
    const { token } = await givenToken(app.services, { userId, scopes: ['read'] })
    for (const name of ['build_creative', 'preview_creative']) {
      const params = { name, arguments: acmeBuild(app.url) }
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
      const refused = await app.client().post('/mcp', message, { headers })
      expect(refused.status).toBe(403)
      expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope')
    }
  })

  it('that previews without end reaches the limit of a program', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    let fetches = 0
    buyer.app.services.fetch = async () => {
      fetches += 1
      throw new FetchError('broken', 'The website could not be reached')
    }
    const requests = Array.from({ length: 20 }, () => acmePreview(buyer.agentUrl))
    const codes: string[] = []
    for (let call = 0; call < 4; call++) {
      const { structuredContent } = await buyer.call('preview_creative', { request_type: 'batch', requests })
      const results = structuredContent.results as { errors: { code: string }[] }[]
      codes.push(...results.map(({ errors }) => errors[0]!.code))
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBe(20)
    expect(fetches).toBe(60)
  })

  it('at a full gallery is refused before anything is painted', { timeout: LIMIT_MS }, async () => {
    const buyer = await givenBuyer()
    const { db } = buyer.app.services
    const [one] = await db.select().from(creatives)
    const copies = Array.from({ length: 19 }, (_, index) => ({
      ...one!,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }))
    await db.insert(creatives).values(copies)
    const refused = await buyer.call('build_creative', {
      ...acmeBuild(buyer.agentUrl),
      idempotency_key: 'one-more-than-twenty',
    })
    expectRefused(refused, { code: 'AD_LIMIT_REACHED' })
    expect(await db.select().from(creatives).where(eq(creatives.userId, buyer.userId))).toHaveLength(20)
  })
})
