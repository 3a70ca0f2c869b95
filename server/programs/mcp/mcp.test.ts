import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { creatives, subscriptions, variants } from '#server/platform/db/schema.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { StoredLayout } from '#studio/index.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenToken } from '#test/given/given-token.ts'
import { givenVariant } from '#test/given/given.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { connectAgent, type Revision } from '#test/programs/mcp-client.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { CHANGES_PER_MINUTE } from '#server/platform/http/rate-limits.ts'
import { waitUntil } from '#test/wait-until.ts'
import { ADCP_TASKS } from './adcp/tasks.ts'
import { PICTURES_AT_ONCE } from './limits.ts'
import { TOOLS } from './tools/all-tools.ts'

const database = useDatabase()
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const WORDS = { productName: 'Aero kettle', productDescription: 'A kettle that boils in ninety seconds.' }
const LOOK = { adStyle: 'clean', colorPalette: 'blue', typography: 'modern', tone: 'friendly' }
const FEED =
  'id,title,description,price,image_link\n1,Kettle,A kettle that boils fast,39 EUR,https://shop.example/1.jpg\n'

const PAINTED = {
  photos: [],
  texts: [],
  colors: {},
  layout: {
    layers: [],
    direction: { colors: {}, words: { headline: 'Tea', callToAction: 'Shop now', proof: [] } },
  } as unknown as StoredLayout,
}

async function givenAgent(
  options: TestAppOptions & { email?: string; revision?: Revision; scopes?: TokenScope[]; app?: TestApp } = {},
) {
  const { email = 'ada@example.com', revision, scopes, ...others } = options
  const app = options.app ?? (await startTestApp(database, { workers: INSTANT_PAINTERS, ...others }))
  const account = await givenAccount(app, email, 'pro')
  const agent = await connectAgent(app, {
    userId: account.userId,
    ...(revision && { revision }),
    ...(scopes && { scopes }),
  })
  return { app, ...account, ...agent }
}

async function givenCampaign({ browser }: Awaited<ReturnType<typeof givenAgent>>): Promise<string> {
  const { body } = await browser.post('/api/campaigns', { name: 'Spring', look: LOOK, formats: ['square'] })
  const form = new FormData()
  form.append('feed', new Blob([FEED]), 'feed.csv')
  await browser.post(`/api/campaigns/${body.id}/feed`, form)
  return body.id as string
}

describe.each(['2026', '2025'] as const)('for a client of %s', (revision) => {
  it('makes an ad from words and a photo to an approval link', async () => {
    const agent = await givenAgent({ revision })
    const created = await agent.call('create_ad', { ...WORDS, ...LOOK })
    const adId: string = created.structuredContent.ad.id

    const base64 = (await drawProduct('#ffffff', 200).png().toBuffer()).toString('base64')
    const uploaded = await agent.call('upload_photo', { adId, base64, name: 'kettle.png' })
    expect(uploaded.structuredContent.photos).toEqual([{ url: expect.any(String), name: 'kettle.png' }])

    const advice = await agent.call('advise_look', { adId })
    expect(advice.structuredContent.recommended.adStyle).toEqual(expect.any(String))
    const { version } = uploaded.structuredContent
    const fields = { productPrice: '$39', ...advice.structuredContent.recommended }
    const updated = await agent.call('update_ad', { adId, version, fields })
    expect(updated.structuredContent.ad.productPrice).toBe('$39')

    const asked = await agent.call('make_pictures', { adId, formats: ['square', '640x200'] })
    expect(asked.structuredContent).toMatchObject({
      state: 'needs_confirmation',
      cost: { pictures: 2, credits: 0, creditsLeft: null },
      pictures: [],
      jobs: [],
    })
    const made = await agent.call('make_pictures', { adId, formats: ['square', '640x200'], confirm: true })
    expect(made.structuredContent.state).toBe('finished')
    expect(made.structuredContent.pictures).toHaveLength(2)

    const read = await agent.call('get_ad', { adId, thumbnails: true })
    expect(read.content.map(({ type }) => type)).toEqual([
      'text',
      'text',
      'resource_link',
      'resource_link',
      'image',
      'image',
    ])
    const { resource, url } = read.structuredContent.pictures[0]
    const { contents } = await agent.client.readResource({ uri: resource })
    const file = await agent.app.client().open(url, { headers: { authorization: `Bearer ${agent.token}` } })
    expect(contents[0]).toMatchObject({ mimeType: 'image/jpeg' })
    expect((contents[0] as { blob: string }).blob).toBe(Buffer.from(await file.arrayBuffer()).toString('base64'))

    const checked = await agent.call('check_picture', { adId, format: 'square' })
    expect(checked.structuredContent).toMatchObject({ readyToUpload: true, findings: [{ rule: 'photo-small' }] })
    const shared = await agent.call('share_ad', { adId })
    expect(shared.structuredContent.link).toMatch(`${agent.app.url}/r/`)
    const answers = await agent.call('get_approval', { adId })
    expect(answers.structuredContent.shared).toMatchObject({ link: shared.structuredContent.link, approval: null })
    expect(answers.sentence).toContain('Nobody has decided yet.')
  })

  it('tells what each tool takes and gives, and whether it changes anything', async () => {
    const { client } = await givenAgent({ revision })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect.soft(inputSchema.type, name).toBe('object')
      expect.soft(outputSchema?.type, name).toBe('object')
      expect.soft(description, name).toMatch(/^[A-Z].{40,}\.$/s)
      expect.soft(annotations?.readOnlyHint, name).toEqual(expect.any(Boolean))
    }
    expect(client.getInstructions()).toContain('make_pictures')
    // Every agent reads all of it before it does anything.
    const isAdcp = ({ name }: { name: string }) => ADCP_TASKS.some((task) => task.name === name)
    expect(JSON.stringify(tools.filter((tool) => !isAdcp(tool))).length).toBeLessThan(63_000)
    expect(JSON.stringify(tools.filter(isAdcp)).length).toBeLessThan(15_000)
  })
})

it('starts with the version of the protocol that the client knows', async () => {
  const modern = await givenAgent()
  const old = await givenAgent({ app: modern.app, revision: '2025' })
  expect(modern.client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  expect(old.client.getNegotiatedProtocolVersion()).toMatch(/^2025-/)
})

describe('what costs something', () => {
  it('makes nothing without confirm, and nothing beyond the agreed cost', async () => {
    const agent = await givenAgent()
    const campaignId = await givenCampaign(agent)
    const asked = await agent.call('make_pictures', { adId: agent.adId, formats: ['square'], confirm: false })
    expect(asked.sentence).toBe(
      'Nothing was made yet. The cost: one picture, 0 credits on this plan. Call again with confirm: true to go on.',
    )
    const started = await agent.call('start_campaign', { campaignId })
    expect(started.structuredContent).toMatchObject({ state: 'needs_confirmation', cost: { pictures: 1, credits: 0 } })
    const status = await agent.call('get_ad_status', { adId: agent.adId })
    expect(status.structuredContent).toMatchObject({ state: 'idle', jobs: [], pictures: [] })
    expect((await agent.browser.get(`/api/campaigns/${campaignId}`)).body.startedAt).toBeNull()
  })

  it('makes what is missing, once, and joins what is being made', async () => {
    const agent = await givenAgent()
    await givenVariant(agent.app.services.db, { userId: agent.userId, adId: agent.adId, format: 'square' })
    const formats = ['square', 'leaderboard']
    const asked = await agent.call('make_pictures', { adId: agent.adId, formats })
    expect(asked.structuredContent.cost.pictures).toBe(1)
    const both = await Promise.all(
      [1, 2].map(() => agent.call('make_pictures', { adId: agent.adId, formats, confirm: true })),
    )
    for (const { structuredContent } of both) {
      expect(structuredContent.pictures.map(({ format }: { format: string }) => format)).toEqual(formats.toReversed())
    }
    expect(both[0]!.structuredContent.jobs).toHaveLength(1)
  })

  it('reports progress to a client that asks for it, and goes on without one that does not wait', async () => {
    const { app, userId, adId } = await givenAgent()
    const seen: number[] = []
    const agent = await connectAgent(app, { userId, onProgress: ({ progress, total }) => seen.push(progress / total!) })
    await agent.call('make_pictures', { adId, formats: ['square', 'leaderboard'], confirm: true })
    expect(seen.at(-1)).toBe(1)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    const started = await agent.call('make_pictures', { adId, formats: ['portrait'], confirm: true, wait: false })
    expect(started.structuredContent.jobs).toContainEqual(expect.objectContaining({ format: 'portrait' }))
  })
})

it('changes finished pictures, and says which formats refuse', async () => {
  const agent = await givenAgent()
  const { db } = agent.app.services
  const id = await givenVariant(db, { userId: agent.userId, adId: agent.adId, format: 'square' })
  await db.update(variants).set(PAINTED).where(eq(variants.id, id))
  const changed = await agent.call('change_pictures', { adId: agent.adId, changes: { words: { price: '$39' } } })
  expect(changed.structuredContent).toMatchObject({ state: 'finished', refused: [], pictures: [{ format: 'square' }] })
  const nothing = await agent.call('change_pictures', { adId: agent.adId, changes: {} })
  expect(nothing).toMatchObject({ isError: true, sentence: expect.stringContaining('Please change something') })
})

it('reads and starts campaigns', async () => {
  const agent = await givenAgent()
  const campaignId = await givenCampaign(agent)
  expect((await agent.call('list_campaigns')).structuredContent.campaigns).toMatchObject([{ id: campaignId }])
  const read = await agent.call('get_campaign', { campaignId })
  expect(read.structuredContent.campaign).toMatchObject({
    name: 'Spring',
    costs: { start: { pictures: 1, credits: 0 } },
  })
  const started = await agent.call('start_campaign', { campaignId, confirm: true })
  expect(started.structuredContent).toMatchObject({ state: 'started', progress: { waiting: 1 } })
  const results = await agent.call('list_campaign_results', { campaignId })
  expect(results.structuredContent).toMatchObject({ results: [{ name: 'Kettle', state: 'waiting' }], next: null })
})

it('lists ads by pages, and cancels what waits', async () => {
  const agent = await givenAgent()
  await agent.call('create_ad', WORDS)
  const first = await agent.call('list_ads', { limit: 1 })
  const second = await agent.call('list_ads', { limit: 1, after: first.structuredContent.next })
  expect(second.structuredContent.ads.map(({ id }: { id: string }) => id)).not.toContain(
    first.structuredContent.ads[0].id,
  )
  const cancelled = await agent.call('cancel_picture', { adId: agent.adId, format: 'square' })
  expect(cancelled).toMatchObject({ isError: true, sentence: expect.stringContaining('(NOT_FOUND)') })
  const lines = await agent.call('suggest_taglines', WORDS)
  expect(lines.structuredContent.taglines).toEqual(expect.any(Array))
})

describe('a photo by its address', () => {
  it('is fetched by the guarded fetcher alone', async () => {
    const bytes = await drawProduct('#ffffff', 200).png().toBuffer()
    const asked: string[] = []
    const fetch = async (address: string) => {
      asked.push(address)
      return { bytes, contentType: 'image/png', address }
    }
    const { call, adId } = await givenAgent({ services: { fetch } })
    const added = await call('upload_photo', { adId, address: 'https://shop.example/kettle.png' })
    expect(added.structuredContent.photos).toHaveLength(2)
    expect(asked).toEqual(['https://shop.example/kettle.png'])
  })

  it('never leads into the own network, and nothing is fetched for somebody else’s ad', async () => {
    const asked: string[] = []
    const guarded = makeGuardedFetch()
    const fetch: typeof guarded = (address, wanted, signal) => {
      asked.push(address)
      return guarded(address, wanted, signal)
    }
    const { call, adId, app } = await givenAgent({ services: { fetch } })
    for (const address of ['https://127.0.0.1/a.png', 'https://169.254.169.254/latest', 'http://shop.example/a.png']) {
      const refused = await call('upload_photo', { adId, address })
      expect
        .soft(refused, address)
        .toMatchObject({ isError: true, sentence: expect.stringContaining('VALIDATION_FAILED') })
    }
    const others = asked.length
    const stranger = await givenAccount(app, 'stranger@example.com', 'pro')
    await call('upload_photo', { adId: stranger.adId, address: 'https://127.0.0.1/a.png' })
    expect(asked).toHaveLength(others)
  })

  it('counts as a change before anything is fetched', async () => {
    let fetches = 0
    const fetch = async () => {
      fetches += 1
      throw new FetchError('status', 'The photo could not be fetched: its host answers 404.', { status: 404 })
    }
    const { call, adId } = await givenAgent({ services: { fetch } })
    const address = 'https://shop.example/kettle.png'
    let answer = await call('upload_photo', { adId, address })
    for (let calls = 1; calls < 100 && answer.sentence.includes('404'); calls++) {
      answer = await call('upload_photo', { adId, address })
    }
    expect(answer.sentence).toMatch(/TOO_MANY_REQUESTS/)
    expect(fetches).toBe(CHANGES_PER_MINUTE)
  })

  it('is refused with a sentence if it is no photo, or both or neither is given', async () => {
    const fetch = async () => {
      throw new FetchError('status', 'The photo could not be fetched: its host answers 404.', { status: 404 })
    }
    const { call, adId } = await givenAgent({ services: { fetch } })
    for (const given of [
      {},
      { base64: 'AAAA', address: 'https://shop.example/a.png' },
      { base64: Buffer.from('<svg/>').toString('base64') },
      { address: 'https://shop.example/a.png' },
      { address: 'shop' },
    ]) {
      const refused = await call('upload_photo', { adId, ...given })
      expect.soft(refused.isError, JSON.stringify(given)).toBe(true)
      expect(refused.sentence).toMatch(/^["A-Z].+\([A-Z_]+(, field \w+)?\)$/)
    }
  })
})

/** A call of each tool, for an ad and a campaign. */
const CALLS: Record<string, (ids: { adId: string; campaignId: string }) => object> = {
  list_ads: () => ({}),
  get_ad: ({ adId }) => ({ adId }),
  create_ad: () => WORDS,
  update_ad: ({ adId }) => ({ adId, fields: { productPrice: '$39' } }),
  upload_photo: ({ adId }) => ({ adId, base64: 'AAAA' }),
  list_formats: () => ({}),
  suggest_taglines: () => WORDS,
  advise_look: ({ adId }) => ({ adId }),
  make_pictures: ({ adId }) => ({ adId, formats: ['square'], confirm: true }),
  get_ad_status: ({ adId }) => ({ adId }),
  cancel_picture: ({ adId }) => ({ adId, format: 'square' }),
  change_pictures: ({ adId }) => ({ adId, changes: { words: { price: '$39' } } }),
  check_picture: ({ adId }) => ({ adId, format: 'square' }),
  share_ad: ({ adId }) => ({ adId }),
  get_approval: ({ adId }) => ({ adId }),
  list_campaigns: () => ({}),
  get_campaign: ({ campaignId }) => ({ campaignId }),
  list_campaign_results: ({ campaignId }) => ({ campaignId }),
  start_campaign: ({ campaignId }) => ({ campaignId, confirm: true }),
  get_adcp_capabilities: () => ({}),
  list_creative_formats: () => ({}),
  preview_creative: () => ({ request_type: 'single', creative_id: UNKNOWN_ID }),
  build_creative: () => ({ creative_id: UNKNOWN_ID }),
  list_creatives: () => ({}),
}

describe('every tool', () => {
  it('refuses what is somebody else’s, what does not exist and what is no id, and changes nothing', async () => {
    const agent = await givenAgent()
    const owner = await givenAgent({ app: agent.app, email: 'owner@example.com' })
    const theirs = { adId: owner.adId, campaignId: await givenCampaign(owner) }
    const before = await agent.app.services.db.select().from(creatives).where(eq(creatives.id, owner.adId))
    for (const { name } of TOOLS) {
      const isOwned = Object.keys(CALLS[name]!(theirs)).some((key) => key === 'adId' || key === 'campaignId')
      if (!isOwned) continue
      for (const [ids, code] of [
        [theirs, 'NOT_OWNER'],
        [{ adId: UNKNOWN_ID, campaignId: UNKNOWN_ID }, 'NOT_FOUND'],
        [{ adId: "x' or 1=1", campaignId: '../..' }, 'VALIDATION_FAILED'],
      ] as const) {
        const refused = await agent.call(name, CALLS[name]!(ids))
        expect.soft([refused.isError, refused.structuredContent], `${name}, ${code}`).toEqual([true, undefined])
        expect.soft(refused.sentence, `${name}, ${code}`).toContain(`(${code}`)
      }
    }
    expect(await agent.app.services.db.select().from(creatives).where(eq(creatives.id, owner.adId))).toEqual(before)
    const campaign = await owner.browser.get(`/api/campaigns/${theirs.campaignId}`)
    expect(campaign.body.startedAt).toBeNull()
  })

  it('needs its scope, and asks for it as OAuth does', async () => {
    const { app, userId, adId } = await givenAgent()
    for (const { name, scope } of TOOLS) {
      const other = scope === 'read' ? 'make' : 'read'
      const { token } = await givenToken(app.services, { userId, scopes: [other] })
      const answer = await app
        .client()
        .post('/mcp', toolCall(name, CALLS[name]!({ adId, campaignId: UNKNOWN_ID })), asProgram(token))
      expect.soft(answer.status, name).toBe(403)
      expect
        .soft(answer.headers.get('www-authenticate'), name)
        .toMatch(
          new RegExp(
            `^Bearer error="insufficient_scope".*scope="${scope}", resource_metadata="${app.url}/.well-known/`,
          ),
        )
    }
  })

  it('answers input of the wrong kind with our sentence', async () => {
    const { call } = await givenAgent()
    for (const { name, input } of TOOLS) {
      if (input.safeParse({}).success) continue
      for (const given of [{}, { adId: 7, campaignId: 7, productName: 7, fields: 'x', formats: 'x', changes: 7 }]) {
        const refused = await call(name, given)
        expect.soft(refused.sentence, name).toMatch(/^[A-Z][^\n<>{}]{8,200} \(VALIDATION_FAILED(, field [\w.]+)?\)$/)
        expect.soft(refused.isError, name).toBe(true)
      }
    }
  })
})

describe('a caller', () => {
  it('without a valid token is told where one comes from', async () => {
    const { app, browser, userId } = await givenAgent()
    const expired = await givenToken(app.services, { userId, days: -1 })
    const metadata = `${app.url}/.well-known/oauth-protected-resource/mcp`
    // A session opens nothing here.
    for (const [client, options] of [
      [app.client(), {}],
      [browser, {}],
      [app.client(), asProgram('placard_unknown')],
      [app.client(), asProgram(expired.token)],
    ] as const) {
      const refused = await client.post('/mcp', toolCall('list_ads'), options)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /)
      expect(refused.headers.get('www-authenticate')).toContain(`resource_metadata="${metadata}"`)
      expect(refused.headers.get('set-cookie')).toBeNull()
    }
    const described = await app.client().get('/.well-known/oauth-protected-resource/mcp')
    expect(described.body).toMatchObject({ resource: `${app.url}/mcp`, scopes_supported: ['read', 'make'] })
  })

  it('from another site, or by another host, is refused', async () => {
    const { app, token } = await givenAgent()
    const { headers } = asProgram(token)
    const answers = [
      await app
        .client()
        .post('/mcp', toolCall('list_ads'), { headers: { ...headers, origin: 'https://evil.example' } }),
      await app.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { ...headers, host: 'evil.example' },
        payload: toolCall('list_ads'),
      }),
    ]
    for (const answer of answers) {
      expect('status' in answer ? answer.status : answer.statusCode).toBe(403)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('whose plan has ended, and one that asks too often, gets no tool', async () => {
    const { app, userId, token, call } = await givenAgent()
    let answer = await call('list_campaigns')
    for (let calls = 0; calls < 400 && !answer.isError; calls++) answer = await call('list_campaigns').catch(tooMany)
    expect(answer.sentence).toMatch(/TOO_MANY_REQUESTS|That was a lot at once/)
    await app.services.db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, userId))
    const other = await givenToken(app.services, { userId })
    const refused = await app.client().post('/mcp', toolCall('list_ads'), asProgram(other.token))
    expect([token === other.token, refused.status, refused.body.code]).toEqual([false, 403, 'PLAN_REQUIRED'])
  })

  it('that sends no message of the protocol gets an answer of the protocol', async () => {
    const { app, token } = await givenAgent()
    const ask = (body: unknown) => app.client().post('/mcp', body, asProgram(token))
    for (const body of [{}, [], { jsonrpc: '2.0' }, { jsonrpc: '2.0', id: 1, method: 'tools/steal' }]) {
      const answer = await ask(body)
      expect.soft(answer.status, JSON.stringify(body)).toBeLessThan(500)
      expect.soft(answer.text, JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|ZodError/)
    }
    const large = await ask(JSON.stringify(toolCall('upload_photo', { base64: 'A'.repeat(8 * 2 ** 20) })))
    expect(large.status).toBe(415)
    const larger = await app.client().request('/mcp', {
      method: 'POST',
      body: JSON.stringify(toolCall('upload_photo', { base64: 'A'.repeat(8 * 2 ** 20) })),
      headers: { ...asProgram(token).headers, 'content-type': 'application/json' },
    })
    expect(larger.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect((await app.client().get('/mcp')).status).toBe(405)
  })

  it.each([[[]], [[toolCall('list_ads')]], [Array.from({ length: 100 }, () => toolCall('list_ads'))]])(
    'that sends messages in a batch is refused',
    async (batch) => {
      const { app, token } = await givenAgent()
      const answer = await app.client().post('/mcp', batch, asProgram(token))
      expect([answer.status, answer.body]).toEqual([
        400,
        { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.stringContaining('batches') } },
      ])
    },
  )

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ])('that nests %s without end is refused, and rings no alert', async (_what, deep) => {
    const { app, token } = await givenAgent()
    const errors: unknown[] = []
    app.services.log.error = ((...line: unknown[]) => errors.push(line)) as typeof app.services.log.error
    const call = `{"name":"build_creative","arguments":{"context":${deep}}}`
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${call}}`
    const { headers } = asProgram(token)
    const answer = await app.client().post('/mcp', message, {
      headers: { ...headers, 'content-type': 'application/json' },
    })
    expect([answer.status, answer.body.error.message]).toEqual([400, 'This message is nested too deeply.'])
    expect(errors).toEqual([])
  })

  it('reads a few pictures at the same time, and each of them counts', async () => {
    const { app, token, imageId } = await givenAgent()
    const { get } = app.services.storage
    const held = Promise.withResolvers<void>()
    let waiting = 0
    app.services.storage.get = async (key) => {
      waiting += 1
      await held.promise
      return get.call(app.services.storage, key)
    }
    const message = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: `placard://images/${imageId}` } }
    const read = () => app.client().post('/mcp', message, asProgram(token))
    const first = Array.from({ length: PICTURES_AT_ONCE }, read)
    await waitUntil(async () => waiting === PICTURES_AT_ONCE)
    const refused = await read()
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    held.resolve()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 200))
    const leftOf = ({ headers }: typeof refused) => Number(headers.get('ratelimit-remaining'))
    expect(leftOf(await read())).toBe(leftOf(refused) - 1)
  })

  it('reads no picture of somebody else, and none that does not exist', async () => {
    const agent = await givenAgent()
    const owner = await givenAgent({ app: agent.app, email: 'owner@example.com' })
    for (const id of [owner.imageId, UNKNOWN_ID, 'x', '..%2f..']) {
      await expect(agent.client.readResource({ uri: `placard://images/${id}` })).rejects.toThrow(
        'There is no such picture',
      )
    }
  })
})

it('makes something once for each idempotencyKey', async () => {
  const { call, app } = await givenAgent()
  const create = { ...WORDS, ...LOOK, idempotencyKey: 'one-ad' }
  const first = await call('create_ad', create)
  const again = await call('create_ad', create)
  expect(again.structuredContent).toEqual(first.structuredContent)
  const adId: string = first.structuredContent.ad.id
  const base64 = (await drawProduct('#ffffff', 200).png().toBuffer()).toString('base64')
  for (let attempt = 0; attempt < 2; attempt++) {
    const { structuredContent } = await call('upload_photo', { adId, base64, idempotencyKey: 'one-photo' })
    expect(structuredContent.photos).toHaveLength(1)
  }
  const make = { adId, formats: ['square'], look: 'new', confirm: true, idempotencyKey: 'one-picture' }
  for (let attempt = 0; attempt < 2; attempt++) await call('make_pictures', make)
  expect(await app.services.db.select().from(variants).where(eq(variants.adId, adId))).toHaveLength(1)
  const other = await call('create_ad', { ...create, productName: 'Another kettle' })
  expect(other.sentence).toContain('(IDEMPOTENCY_KEY_REUSED')
})

it('leaks nothing of an unexpected error', async () => {
  const { app, call, adId } = await givenAgent()
  app.services.fetch = async () => {
    throw new Error('connect ECONNREFUSED 10.0.0.7 with secret')
  }
  const failed = await call('upload_photo', { adId, address: 'https://shop.example/a.png' })
  expect(failed.sentence).toBe('Something went wrong on our side: please try again in a moment. (INTERNAL_ERROR)')
})

it('holds nothing after thousands of calls', { tags: 'thorough/size' }, async () => {
  const { app } = await givenAgent()
  let users = 0
  // Each user and each token have limits of their own.
  const ask = async (thousands: number) => {
    for (let thousand = 0; thousand < thousands; thousand++) {
      const { userId } = await givenAccount(app, `user-${users++}@example.com`, 'pro')
      for (let tokens = 0; tokens < 20; tokens++) {
        const { token } = await givenToken(app.services, { userId })
        for (let calls = 0; calls < 50; calls++) {
          const answer = await app.client().post('/mcp', toolCall('list_formats'), asProgram(token))
          expect(answer.status).toBe(200)
        }
      }
    }
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = await ask(1)
  const after = await ask(3)
  expect(after - before).toBeLessThan(40 * 2 ** 20)
})

/** Collects garbage at once, so that only what is held is measured. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

function tooMany(error: Error) {
  return { isError: true, sentence: error.message, content: [], structuredContent: undefined }
}

function toolCall(name: string, args: object = {}) {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
}

function asProgram(token: string) {
  return { headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' } }
}
