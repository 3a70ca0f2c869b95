import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { previewVersionOf } from '#server/ads/cut-outs/version.ts'
import {
  campaignCarousels,
  campaignPhotos,
  campaignResults,
  campaignSources,
  creatives,
  images,
  reviewProposals,
  saleStates,
  trials,
  variants,
} from '#server/platform/db/schema.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { Studies } from '#server/pictures/images/studies.ts'
import { studyPicture } from '#server/pictures/images/study-picture.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { fontForm } from './font-form.ts'
import { TEST_PRODUCT, TEST_STYLE } from './fill-in.ts'
import { type Given, givenAccount, type GivenPlan } from './given-account.ts'
import { drawForRows } from './draw-for-rows.ts'
import { makeAdmin } from './given-admin.ts'
import { givenDelivery, givenEndpoint } from './given-webhook.ts'
import { givenToken } from './given-token.ts'
import { givenConnectedApp, givenImage, givenJob, givenPro, givenUser, givenVariant } from './given.ts'

/** A user's ad with everything that an address can name. */
export interface World {
  browser: TestClient
  userId: string
  /** The value of each parameter. */
  ids: Record<string, string>
}

export interface ApiRow {
  /** The status of a call that its owner may make. */
  ok: number
  /** No session is needed. */
  open?: true
  body?: object | ((world: World, origin: string) => object)
  /**
   * The kind of form, if the body is a form and not JSON: with a picture, a feed or a font in it, or with the fields of
   * `body`.
   */
  form?: 'picture' | 'one picture' | 'feed' | 'font' | 'fields'
  query?: (world: World) => string
  /** `:id` is the id of an image and not of an ad. */
  ofImage?: true
  /** A call for operators: to everybody else it is an unknown address. */
  admin?: true
  /** The answer does not end. */
  stream?: true
  /** Prepares what the call needs beside the ad. */
  given?: (app: TestApp, world: World) => Promise<void>
  /** The account for which a limit of the plan refuses the call. */
  overLimit?: { plan: GivenPlan; given: Given; code: string; body?: object }
  /** Headers of a caller who has read another version, so that the call is a CONFLICT. */
  outdated?: Record<string, string>
  /** Queries and bodies, each of which is answered with 400. */
  badQueries?: string[]
  badBodies?: (origin: string) => object[]
}

const FORMAT: FormatId = 'square'

const paying = (fields: object, origin: string) => ({
  planId: 'pro',
  successUrl: `${origin}/subscription?success=true`,
  cancelUrl: `${origin}/subscription?canceled=true`,
  ...fields,
})

/** Addresses that a payment page must never redirect to. */
const foreignAddresses = (origin: string) => [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '%2F%2Fevil.example/',
  'javascript:alert(1)',
  origin.replace('//', '//user@'),
  origin.replace(/\d+$/, '1'),
  `${origin}@evil.example/`,
  `${origin}.evil.example/`,
  '',
]

const SOURCE = { address: 'https://shop.example/feed.csv', everyHours: 24 }

const FEED_OUT = { formats: ['square'], place: 'image_link', shopping: true }

const API_TOKEN = { name: 'Nightly build', scopes: ['make', 'read'], days: 30 }

const UNDER_20 = { of: 'price', is: 'under', amount: 20, currency: 'USD' }
const RULES = {
  rules: [
    { does: 'leaveOut', when: UNDER_20 },
    { does: 'look', when: { of: 'label', label: 'category', text: 'Mugs' }, look: { adStyle: 'bold' } },
    { does: 'badge', when: { of: 'discount', percent: 30 }, badge: { says: 'figure' } },
  ],
  timeZone: 'Europe/Berlin',
  salesByThemselves: true,
}
const badRules = () =>
  [
    { does: 'leaveOut', when: { ...UNDER_20, amount: 0 } },
    { does: 'leaveOut', when: { ...UNDER_20, currency: 'XXQ' } },
    { does: 'leaveOut', when: { of: 'all' } },
    { does: 'leaveOut', when: { of: 'words', text: ' ' } },
    { does: 'look', when: UNDER_20, look: {} },
    { does: 'look', when: UNDER_20, look: { colorPalette: 'custom' } },
    { does: 'badge', when: { of: 'all' }, badge: { says: 'figure' } },
    { does: 'badge', when: UNDER_20, badge: { says: 'text', text: 'x'.repeat(41) } },
    { does: 'paint', when: UNDER_20 },
  ]
    .map((rule): object => ({ rules: [rule] }))
    .concat([{}, { rules: [], timeZone: 'Europe/Atlantis' }, { rules: Array(51).fill(RULES.rules[0]) }])
const WEBHOOK = { address: 'https://hooks.example/in', types: ['campaign.done', 'ad.finished'] }

const CAMPAIGN = { name: 'Spring', look: TEST_STYLE, formats: [FORMAT] }

const GIFT = { amount: 5, reason: 'A failed ad', requestId: '00000000-0000-4000-8000-000000000001' }

const COMMENT = { version: 1, name: 'Grace', text: 'A little larger?', spot: { format: FORMAT, x: 0.5, y: 1 } }

const MANY_IDS = Array.from({ length: 51 }, () => randomUUID())

const PROPOSAL = { words: { price: '$39' } }

const ASK = { version: 1, name: 'Grace', text: 'The price is last year’s.' }

/** A sketch of an ad that was last updated at that moment. */
const SKETCH = { angle: 'price', seed: 1, campaignSeed: 1, format: FORMAT, version: '2026-11-01T08:00:00.000Z' }

const STROKE: Stroke = { kind: 'remove', radius: 0.05, points: [[0.5, 0.5]] }

const BAD_STROKES = [
  {},
  { strokes: 'all' },
  { strokes: [{ ...STROKE, kind: 'blur' }] },
  { strokes: [{ ...STROKE, radius: 2 }] },
  { strokes: [{ ...STROKE, points: [] }] },
  { strokes: [{ ...STROKE, points: [[0.5, 1.5]] }] },
  { strokes: Array.from({ length: 201 }, () => STROKE) },
  { strokes: [{ ...STROKE, points: Array.from({ length: 8_000 }, () => [0.123, 0.456]) }] },
]

const WITHOUT_CREDITS = { plan: 'free', given: { credits: { monthly: 0 } }, code: 'INSUFFICIENT_CREDITS' } as const

const SALE_STATE = { name: 'From Friday', from: '2026-11-27', words: { badge: '30% off' } }
const SALE = { states: [SALE_STATE] }
const TRIAL = { factors: [{ factor: 'headline', levels: ['Warm for an hour'] }] }

/** The record stored with a picture whose photos are known. */
const PAINTED = {
  photos: [],
  texts: [],
  colors: {},
  layout: {
    layers: [],
    direction: { colors: {}, words: { headline: 'Tea', callToAction: 'Shop now', proof: [] } },
  } as unknown as StoredLayout,
}

/** Every call of the server by method and path. A registered route that is missing here fails the matrix. */
export const API_ROWS: Record<string, ApiRow> = {
  'GET /auth/demo': { ok: 302, open: true },
  // Without a sign-in in progress there is nothing to finish.
  'GET /auth/demo/callback': { ok: 400, open: true },
  'GET /api/auth/user': { ok: 200 },
  'GET /api/auth/session': { ok: 200, open: true },
  'GET /api/auth/logout': { ok: 303, open: true },
  'POST /api/auth/logout': { ok: 303, open: true },
  'POST /api/auth/logout-all': { ok: 204 },
  'GET /api/account': { ok: 200 },
  'GET /api/account/sessions': { ok: 200 },
  'DELETE /api/account/sessions/:id': {
    ok: 204,
    given: async (_app, { browser, ids }) => {
      const { sessions } = (await browser.get('/api/account/sessions')).body as { sessions: { id: string }[] }
      ids['id'] = sessions[0]!.id
    },
  },
  'GET /api/account/tokens': { ok: 200 },
  'POST /api/account/tokens': {
    ok: 200,
    given: async ({ services }, { userId }) => givenPro(services.db, userId),
    body: API_TOKEN,
    badBodies: () => [
      {},
      { ...API_TOKEN, name: ' ' },
      { ...API_TOKEN, name: 'x'.repeat(61) },
      { ...API_TOKEN, scopes: [] },
      { ...API_TOKEN, scopes: ['money'] },
      { ...API_TOKEN, days: 0 },
      { ...API_TOKEN, days: 366 },
      { ...API_TOKEN, days: 1.5 },
    ],
  },
  'DELETE /api/account/tokens/:id': {
    ok: 204,
    given: async ({ services }, { userId, ids }) => {
      ids['id'] = (await givenToken(services, { userId })).id
    },
  },
  'GET /api/account/webhooks': { ok: 200 },
  'POST /api/account/webhooks': {
    ok: 200,
    given: async ({ services }, { userId }) => givenPro(services.db, userId),
    body: WEBHOOK,
    badBodies: () => [
      {},
      { ...WEBHOOK, address: 'http://hooks.example/in' },
      { ...WEBHOOK, address: 'https://hooks.example:8443/in' },
      { ...WEBHOOK, address: 'https://ada:word@hooks.example/in' },
      { ...WEBHOOK, address: `https://hooks.example/${'x'.repeat(1_000)}` },
      { ...WEBHOOK, types: [] },
      { ...WEBHOOK, types: ['webhook.test'] },
    ],
  },
  'POST /api/account/webhooks/:id': {
    ok: 200,
    given: givenOwnEndpoint,
    body: { types: ['ad.stale'], isActive: false },
    badBodies: () => [{}, { types: [] }, { isActive: 'no' }],
  },
  'DELETE /api/account/webhooks/:id': { ok: 204, given: givenOwnEndpoint },
  'POST /api/account/webhooks/:id/test': { ok: 200, given: givenOwnEndpoint },
  'POST /api/account/webhooks/:id/secret': { ok: 200, given: givenOwnEndpoint },
  'GET /api/account/webhook-deliveries': { ok: 200 },
  'POST /api/account/webhook-deliveries/:id/again': {
    ok: 200,
    given: async (app, own) => {
      await givenOwnEndpoint(app, own)
      own.ids['id'] = await givenDelivery(app.services, { endpointId: own.ids['id']! })
    },
  },
  'GET /api/account/connected-apps': { ok: 200 },
  'DELETE /api/account/connected-apps/:id': {
    ok: 204,
    given: async ({ services }, { userId, ids }) => {
      ids['id'] = await givenConnectedApp(services.db, { userId })
    },
  },
  'GET /api/account/export': { ok: 200 },
  'DELETE /api/account': { ok: 204 },

  'GET /api/creatives': {
    ok: 200,
    query: ({ ids }) =>
      `?style=${TEST_STYLE.adStyle}&color=${TEST_STYLE.colorPalette}&format=square&updatedSince=2026-11-01T08:00:00Z&after=${ids['id']}&limit=5`,
    badQueries: ['?updatedSince=2026-11-01', '?after=x', '?limit=0', '?limit=101'],
  },
  'POST /api/creatives': {
    ok: 200,
    body: TEST_PRODUCT,
    badBodies: () => [
      {},
      { productName: 'K' },
      { ...TEST_PRODUCT, productName: null },
      { ...TEST_PRODUCT, adStyle: 'baroque' },
    ],
    overLimit: { plan: 'free', given: { others: 2 }, code: 'AD_LIMIT_REACHED' },
  },
  'GET /api/creatives/:id': { ok: 200 },
  'POST /api/creatives/:id': {
    ok: 200,
    body: { productName: 'Kettle two' },
    outdated: { 'if-match': '"another"' },
    badBodies: () => [
      { productName: '' },
      { productName: null },
      { taglines: 'Tea' },
      { customColors: Array(6).fill('#fff') },
      { productImages: [{ url: 'https://evil.example/a.png', name: 'a.png' }] },
    ],
    overLimit: { plan: 'free', given: {}, code: 'CUSTOM_COLORS_NOT_ALLOWED', body: { colorPalette: 'custom' } },
  },
  'DELETE /api/creatives/:id': { ok: 204 },
  'POST /api/creatives/:id/duplicate': {
    ok: 200,
    body: { product: TEST_PRODUCT },
    badBodies: () => [{ product: {} }, { product: { ...TEST_PRODUCT, productName: 'K' } }, { product: 'Kettle' }],
    overLimit: { plan: 'free', given: { others: 2 }, code: 'AD_LIMIT_REACHED' },
  },

  'POST /api/creatives/:id/translation': {
    ok: 200,
    body: { language: 'de', ...TEST_PRODUCT },
    badBodies: () => [{}, { language: 'xx', ...TEST_PRODUCT }, { language: 'de', ...TEST_PRODUCT, productName: 'K' }],
    overLimit: { plan: 'free', given: { others: 2 }, code: 'AD_LIMIT_REACHED' },
  },
  'POST /api/creatives/:id/translation/proposal': {
    ok: 200,
    body: { language: 'de' },
    badBodies: () => [{}, { language: 'xx' }, { language: null }],
  },

  'POST /api/creatives/:id/understand': {
    ok: 200,
    body: { text: 'price 3.99', format: 'square' },
    badBodies: () => [
      {},
      { text: '', format: 'square' },
      { text: 'x'.repeat(5000), format: 'square' },
      { text: ['price 3.99'], format: 'square' },
      { text: 'price 3.99', format: 'poster' },
    ],
  },

  'GET /api/creatives/:id/test': { ok: 400, given: withoutPhoto },
  'POST /api/creatives/:id/test': {
    ok: 200,
    given: inATest,
    body: SKETCH,
    badBodies: () => [{}, { ...SKETCH, angle: 'color' }, { ...SKETCH, seed: -1 }, { ...SKETCH, version: 'new' }],
    overLimit: { plan: 'free', given: { others: 2 }, code: 'AD_LIMIT_REACHED' },
  },

  'GET /api/sale-calendars': { ok: 200 },
  'GET /api/creatives/:id/sale-calendar': { ok: 200 },
  'PUT /api/creatives/:id/sale-calendar': {
    ok: 200,
    body: { states: [] },
    badBodies: () => [
      {},
      { states: 'all' },
      { states: [{ ...SALE_STATE, name: ' ' }] },
      { states: [{ ...SALE_STATE, name: 'x'.repeat(41) }] },
      { states: [{ ...SALE_STATE, from: '2026-02-30' }] },
      { states: [{ ...SALE_STATE, from: '27 November' }] },
      { states: [{ ...SALE_STATE, words: { headline: null } }] },
      { states: [{ ...SALE_STATE, words: { name: 'Another' } }] },
      { states: [{ ...SALE_STATE, id: randomUUID() }] },
      { states: [SALE_STATE, SALE_STATE] },
      { states: [SALE_STATE, { ...SALE_STATE, from: '2026-11-26' }] },
      { states: Array.from({ length: 7 }, (_, day) => ({ ...SALE_STATE, from: `2026-11-0${day + 1}` })) },
    ],
    overLimit: { plan: 'free', given: {}, code: 'PLAN_REQUIRED', body: SALE },
  },
  'POST /api/creatives/:id/sale-calendar/pictures': {
    ok: 202,
    given: givenSale,
  },

  // Its archive has tests of its own: no state has a picture yet here.
  'GET /api/creatives/:id/sale-calendar/download': {
    ok: 404,
    given: givenSale,
    badQueries: ['?state=1', '?without=all'],
  },

  'GET /api/trials': { ok: 200 },
  'GET /api/creatives/:id/trials': { ok: 200 },
  'POST /api/creatives/:id/trials': {
    ok: 202,
    given: async ({ services }, { userId }) => givenPro(services.db, userId),
    body: TRIAL,
    badBodies: () => [
      {},
      { factors: [] },
      { factors: 'all' },
      { factors: [{ factor: 'font', levels: ['a'] }] },
      { factors: [{ factor: 'headline', levels: [] }] },
      { factors: [{ factor: 'headline', levels: ['x'.repeat(5000)] }] },
      { factors: [{ factor: 'ground', levels: ['url(javascript:alert(1))'] }] },
      { factors: [{ factor: 'photo', levels: ['https://evil.example/a.png'] }] },
      { ...TRIAL, campaign: 'x'.repeat(61) },
      { ...TRIAL, formats: ['poster'] },
      { ...TRIAL, picturesMax: 9 },
    ],
  },
  'DELETE /api/creatives/:id/trials/:trialId': { ok: 204, given: givenTrial },

  'GET /api/creatives/:id/trials/:trialId/results': {
    ok: 200,
    given: givenTrial,
    badQueries: ['?metric=likes', '?certainty=1'],
  },
  // Reports have tests of their own: this one names no picture.
  'POST /api/creatives/:id/trials/:trialId/results': {
    ok: 400,
    given: givenTrial,
    body: { report: Buffer.from('Ad name,Impressions\nOther,9').toString('base64') },
    badBodies: () => [{}, { report: '' }, { report: 5 }, { report: '=1+1' }],
  },

  // Its archive has tests of its own: no picture is painted yet here.
  'GET /api/creatives/:id/trials/:trialId/download': { ok: 404, given: givenTrial, badQueries: ['?without=all'] },

  'GET /api/creatives/:id/download': { ok: 200 },
  'GET /api/creatives/download': {
    ok: 200,
    query: ({ ids }) => `?ids=${ids['id']}`,
    badQueries: ['', '?ids=', '?ids=ad', `?ids=${Array.from({ length: 21 }, () => randomUUID()).join(',')}`],
  },

  'POST /api/taglines': {
    ok: 200,
    body: TEST_PRODUCT,
    badBodies: () => [
      {},
      { ...TEST_PRODUCT, productName: 'K' },
      { ...TEST_PRODUCT, productDescription: 'Short' },
      { ...TEST_PRODUCT, taglines: 'Tea' },
    ],
  },

  // The tests have no internet except what each brings: pages and photos have tests of their own.
  'POST /api/product-pages': {
    ok: 400,
    body: { address: 'https://localhost/' },
    badBodies: () => [{}, { address: '' }, { address: 'mug' }, { address: 'javascript:alert(1)' }],
  },
  'POST /api/product-pages/photos': {
    ok: 400,
    body: { address: 'https://shop.example/', photos: ['https://shop.example/mug.jpg'] },
    badBodies: () => [
      {},
      { address: 'https://shop.example/', photos: [] },
      { address: 'https://shop.example/', photos: 'all' },
    ],
  },

  // These study and paint, which their own tests prove: the ad here has no photo, which gives 400.
  'GET /api/creatives/:id/look': { ok: 400, given: withoutPhoto },
  'GET /api/creatives/:id/sketch': {
    ok: 400,
    given: withoutPhoto,
    query: () => `?${new URLSearchParams(TEST_STYLE)}`,
    badQueries: ['', '?adStyle=baroque&colorPalette=blue&typography=modern&tone=friendly'],
  },

  'GET /api/creatives/:id/looks/:format': { ok: 400, given: withoutPhoto },

  'POST /api/creatives/:id/generate': {
    ok: 200,
    body: { format: FORMAT },
    overLimit: WITHOUT_CREDITS,
    badBodies: () => [
      {},
      { format: 'poster' },
      { format: ['square'] },
      { format: FORMAT, engine: 'model' },
      { format: FORMAT, idea: 'new' },
      { format: FORMAT, recipe: 7 },
      { format: FORMAT, recipe: '' },
      { format: FORMAT, recipe: 'square.1.1.panel.0.0123456789abcdef; drop table' },
      { format: FORMAT, recipe: `square.1.1.${'panel'.repeat(1_000)}.0.0123456789abcdef` },
      { format: FORMAT, recipe: 'square.2147483648.1.panel.0.0123456789abcdef' },
      { format: FORMAT, recipe: 'square.1.1.panel.200.0123456789abcdef' },
      { format: FORMAT, recipe: 'square.1.1.mansion.0.0123456789abcdef' },
      { format: FORMAT, recipe: 'poster.1.1.panel.0.0123456789abcdef' },
      { format: FORMAT, recipe: 'facebook_feed.1.1.panel.0.0123456789abcdef' },
    ],
  },
  'POST /api/creatives/:id/generate-all': {
    ok: 202,
    body: { formats: [FORMAT], look: 'new' },
    overLimit: WITHOUT_CREDITS,
    badBodies: () => [
      {},
      { formats: [] },
      { formats: FORMAT },
      { formats: ['poster'] },
      { formats: [FORMAT], look: 'old' },
    ],
  },
  'POST /api/creatives/:id/change': {
    ok: 200,
    body: { changes: { words: { price: '$39' } } },
    given: async ({ services }, { ids }) => {
      await services.db.update(variants).set(PAINTED).where(eq(variants.id, ids['variantId']!))
    },
    outdated: { 'if-match': '"another"' },
    badBodies: () => [
      {},
      { changes: {} },
      { changes: { words: { price: 'x'.repeat(5_000) } } },
      { changes: { words: { headline: null } } },
      { changes: { words: { webAddress: 'a word' } } },
      { changes: { colors: { accent: 'url(javascript:alert(1))' } } },
      { changes: { colors: { rainbow: '#123456' } } },
      { changes: { hero: 'https://evil.example/a.png' } },
      { changes: { cutOut: 'perhaps' } },
      { changes: { words: { price: '$39' } }, formats: [] },
      { changes: { words: { price: '$39' } }, formats: ['leaderboard'] },
    ],
    overLimit: {
      plan: 'free',
      given: {},
      code: 'CUSTOM_COLORS_NOT_ALLOWED',
      body: { changes: { colors: { accent: '#123456' } } },
    },
  },
  'DELETE /api/creatives/:id/generate/:format': {
    ok: 204,
    given: async ({ services }, { userId, ids }) => {
      await givenJob(services.db, { userId, creativeId: ids['id']!, format: FORMAT })
    },
  },
  'GET /api/creatives/:id/progress': { ok: 200, stream: true },
  'GET /api/creatives/:id/variants': { ok: 200 },
  'DELETE /api/creatives/:id/variants/:variantId': { ok: 204 },
  'GET /api/creatives/:id/variants/previous': { ok: 200 },
  'POST /api/creatives/:id/variants/:variantId/restore': {
    ok: 200,
    given: async ({ services }, { ids }) => {
      const replaced = { replacedAt: services.now() }
      await services.db.update(variants).set(replaced).where(eq(variants.id, ids['variantId']!))
    },
  },

  'POST /api/upload': {
    ok: 200,
    form: 'picture',
    query: ({ ids }) => `?adId=${ids['id']}`,
    badQueries: ['', '?adId='],
  },
  'POST /api/check': {
    ok: 200,
    open: true,
    form: 'picture',
    query: () => '?for=pinterest',
    badQueries: ['?for=myspace', '?for='],
  },
  'GET /api/creatives/:id/likeness': { ok: 200 },
  'POST /api/creatives/:id/likeness': {
    ok: 200,
    form: 'picture',
    given: async ({ services }, { userId, ids }) => {
      const variantId = await givenVariant(services.db, { userId, adId: ids['id']!, format: 'pin' })
      const [made] = await services.db.select().from(variants).where(eq(variants.id, variantId))
      await services.storage.put(imageKey(made!.imageId), await drawForRows(), 'image/png')
    },
  },
  'POST /api/verify': { ok: 200, open: true, form: 'one picture' },
  'POST /api/verify/proof': {
    ok: 200,
    form: 'one picture',
    given: async ({ services }, { userId, ids }) => {
      const variantId = await givenVariant(services.db, { userId, adId: ids['id']!, format: 'pin' })
      const sha256 = createHash('sha256')
        .update(await drawForRows())
        .digest('hex')
      const [made] = await services.db.select().from(variants).where(eq(variants.id, variantId))
      await services.db.update(images).set({ sha256 }).where(eq(images.id, made!.imageId))
    },
  },
  'GET /api/images/:id': { ok: 200, ofImage: true, badQueries: ['?size=huge', '?download=2'] },

  'GET /api/creatives/:id/photos/:imageId/cut-out': { ok: 200, given: studied },
  'POST /api/creatives/:id/photos/:imageId/cut-out': {
    ok: 200,
    given: studied,
    body: { strokes: [STROKE] },
    outdated: { 'if-match': '"another"' },
    badBodies: () => BAD_STROKES,
  },
  'GET /api/creatives/:id/photos/:imageId/cut-out/preview': {
    ok: 200,
    given: studied,
    query: () => `?version=${previewVersionOf([])}`,
    badQueries: [''],
  },
  'POST /api/creatives/:id/photos/:imageId/cut-out/preview': {
    ok: 200,
    given: studied,
    body: { strokes: [STROKE] },
    badBodies: () => BAD_STROKES,
  },

  'GET /api/brand': { ok: 200 },
  'PUT /api/brand': {
    ok: 200,
    body: { name: 'Kettle & Co' },
    outdated: { 'if-match': '"another"' },
    badBodies: () => [
      { colors: ['url(javascript:alert(1))'] },
      { colors: ['red'] },
      { colors: Array(6).fill('#123456') },
      { name: 'x'.repeat(5_000) },
      { webAddress: 'two words' },
      { legalLine: '<b>Terms</b>' },
      { callToAction: 'x'.repeat(41) },
      { typography: 'comic' },
      { logo: { url: 'https://evil.example/a.png', name: 'a.png' } },
      { logo: { url: '/api/images/00000000-0000-4000-8000-000000000000', name: 'a.png' } },
      { logo: 'a.png' },
    ],
  },
  'GET /api/brands': { ok: 200 },
  'POST /api/brands': {
    ok: 200,
    body: { name: 'Kettle & Co' },
    badBodies: () => [{}, { name: ' ' }, { name: '\u200b' }, { name: 'x'.repeat(121) }, { name: 'A', colors: ['red'] }],
    overLimit: { plan: 'free', given: { brands: 1 }, code: 'PLAN_REQUIRED' },
  },
  'GET /api/brands/:id': { ok: 200, given: givenBrand },
  'PUT /api/brands/:id': {
    ok: 200,
    given: givenBrand,
    body: { name: 'Kettle & Co' },
    outdated: { 'if-match': '"another"' },
    badBodies: () => [{}, { name: '' }, { name: 'A', webAddress: 'two words' }, { name: 'A', typography: 'comic' }],
  },
  'DELETE /api/brands/:id': { ok: 204, given: givenBrand },
  // Free refuses it for what it is, not for a number: server/ads/brand/fonts.test.ts proves that.
  'POST /api/brands/:id/fonts/:slot': { ok: 200, given: givenFontPlace, form: 'font' },
  'DELETE /api/brands/:id/fonts/:slot': { ok: 204, given: givenFont },
  'POST /api/brand/logo': { ok: 200, form: 'picture' },

  'GET /api/campaigns': {
    ok: 200,
    given: givenCampaign,
    query: ({ ids }) => `?only=running&updatedSince=2026-11-01T08:00:00Z&after=${ids['id']}&limit=5`,
    badQueries: ['?only=good', '?updatedSince=yesterday', '?after=x', '?limit=0', '?limit=101'],
  },
  'POST /api/campaigns': {
    ok: 200,
    body: CAMPAIGN,
    badBodies: () => [
      {},
      { ...CAMPAIGN, name: ' ' },
      { ...CAMPAIGN, formats: [] },
      { ...CAMPAIGN, formats: ['poster'] },
      { ...CAMPAIGN, look: { ...CAMPAIGN.look, adStyle: 'baroque' } },
      { ...CAMPAIGN, look: { ...CAMPAIGN.look, customColors: ['red'] } },
    ],
    overLimit: { plan: 'free', given: {}, code: 'PLAN_REQUIRED', body: { ...CAMPAIGN, formats: ['leaderboard'] } },
  },
  'GET /api/campaigns/:id': { ok: 200, given: givenCampaign },
  'PUT /api/campaigns/:id/look': {
    ok: 200,
    given: givenCampaign,
    body: CAMPAIGN.look,
    badBodies: () => [
      {},
      { ...CAMPAIGN.look, adStyle: 'baroque' },
      { ...CAMPAIGN.look, tone: null },
      { ...CAMPAIGN.look, customColors: ['red'] },
      { ...CAMPAIGN.look, brand: 'mine' },
      { ...CAMPAIGN.look, brand: true, brandId: 'mine' },
    ],
    overLimit: { plan: 'free', given: {}, code: 'PLAN_REQUIRED', body: { ...CAMPAIGN.look, colorPalette: 'custom' } },
  },
  'DELETE /api/campaigns/:id': { ok: 204, given: givenCampaign },
  'POST /api/campaigns/:id/feed': { ok: 200, given: givenCampaign, form: 'feed' },
  'GET /api/campaigns/:id/products': {
    ok: 200,
    given: givenCampaign,
    query: () => '?after=-1&limit=10&only=notForSale',
    badQueries: ['?after=x', '?limit=0', '?limit=101', '?only=good'],
  },
  'PUT /api/campaigns/:id/taken-in': {
    ok: 200,
    given: givenLeftOut,
    body: { keys: ['m-2'], takenIn: true },
    badBodies: () => [
      {},
      { keys: [], takenIn: true },
      { keys: ['m-2'], takenIn: 'yes' },
      { keys: [''], takenIn: true },
      { keys: 'some', takenIn: true },
      { keys: 'all' },
      { keys: Array.from({ length: 2_001 }, (_, index) => `m-${index}`), takenIn: true },
    ],
  },
  'GET /api/campaigns/:id/rules': { ok: 200, given: givenCampaign },
  'PUT /api/campaigns/:id/rules': { ok: 200, given: givenLeftOut, body: RULES, badBodies: badRules },
  'POST /api/campaigns/:id/rules/preview': { ok: 200, given: givenLeftOut, body: RULES, badBodies: badRules },
  'GET /api/campaigns/:id/source': { ok: 200, given: givenCampaign },
  'PUT /api/campaigns/:id/source': {
    ok: 200,
    given: async (app, world) => {
      await givenPro(app.services.db, world.userId)
      await givenCampaign(app, world)
    },
    body: SOURCE,
    badBodies: () => [
      {},
      { ...SOURCE, address: '' },
      { ...SOURCE, address: 'http://shop.example/feed.csv' },
      { ...SOURCE, address: 'feed.csv' },
      { ...SOURCE, address: 'https://ada:word@shop.example/feed.csv' },
      { ...SOURCE, address: 'https://shop.example:8443/feed.csv' },
      { ...SOURCE, address: `https://shop.example/${'x'.repeat(2_001)}` },
      { ...SOURCE, everyHours: 2 },
      { ...SOURCE, paints: 'yes' },
      { ...SOURCE, password: 'x'.repeat(201) },
    ],
  },
  'POST /api/campaigns/:id/source/read': {
    ok: 202,
    given: givenSource,
    badBodies: () => [{ evenIfSmaller: 'yes' }],
  },
  'DELETE /api/campaigns/:id/source': { ok: 204, given: givenCampaign },
  'GET /api/campaigns/:id/feed-out': { ok: 200, given: givenFeedOut },
  'PUT /api/campaigns/:id/feed-out': {
    ok: 200,
    given: async (app, world) => {
      await givenPro(app.services.db, world.userId)
      await givenCampaign(app, world)
    },
    body: FEED_OUT,
    badBodies: () => [
      {},
      { ...FEED_OUT, formats: [] },
      { ...FEED_OUT, formats: ['poster'] },
      { ...FEED_OUT, formats: ['leaderboard'] },
      { ...FEED_OUT, formats: Array.from({ length: 11 }, (_, index) => `${300 + index}x250`) },
      { ...FEED_OUT, place: 'link' },
      { ...FEED_OUT, shopping: 'yes' },
    ],
  },
  'POST /api/campaigns/:id/feed-out/link': { ok: 200, given: givenFeedOut },
  'DELETE /api/campaigns/:id/feed-out': { ok: 204, given: givenFeedOut },
  'GET /api/campaigns/:id/samples': { ok: 200, given: givenFeed },
  'GET /api/campaigns/:id/samples/:place': { ok: 200, given: givenLostPhoto },
  'POST /api/campaigns/:id/start': {
    ok: 200,
    given: givenFeed,
    badBodies: () => [{ credits: -1 }, { credits: 0.5 }, { credits: '1' }],
  },
  'POST /api/campaigns/:id/retry': {
    ok: 200,
    given: givenFeed,
    badBodies: () => [{ credits: -1 }, { credits: null }],
  },
  'POST /api/campaigns/:id/anew': {
    ok: 200,
    given: givenOutdated,
    body: { credits: 1 },
    badBodies: () => [{}, { credits: -1 }, { credits: '1' }],
  },
  'DELETE /api/campaigns/:id/run': { ok: 204, given: givenFeed },
  'GET /api/campaigns/:id/results': {
    ok: 200,
    given: givenFeed,
    query: () => '?after=-1&limit=10&only=failed',
    badQueries: ['?after=x', '?limit=0', '?limit=101', '?only=good'],
  },
  'POST /api/campaigns/:id/products/:productId/change': {
    ok: 200,
    body: { changes: { words: { price: '$39' } } },
    given: givenPainted,
    badBodies: () => [
      {},
      { changes: {} },
      { changes: { words: { headline: null } } },
      { changes: { hero: 'https://evil.example/a.png' } },
      { changes: { words: { price: '$39' } }, formats: ['leaderboard'] },
    ],
  },
  'POST /api/campaigns/:id/products/:productId/open': { ok: 200, given: givenPainted },
  'POST /api/campaigns/:id/carousels': {
    ok: 202,
    given: givenCards,
    body: ({ ids }: World) => ({ ...CAROUSEL, productIds: [ids['productId'], ids['secondId']] }),
    badBodies: () => {
      const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const good = { ...CAROUSEL, productIds: [one, other] }
      return [
        {},
        { ...good, productIds: [one] },
        { ...good, productIds: [one, one] },
        { ...good, productIds: Array.from({ length: 11 }, () => crypto.randomUUID()) },
        { ...good, productIds: [one, crypto.randomUUID()] },
        { ...good, format: 'leaderboard' },
        { ...good, firstLine: ' ' },
        { ...good, firstLine: 'x'.repeat(81) },
        { ...good, callToAction: 'x'.repeat(41) },
      ]
    },
  },
  'GET /api/campaigns/:id/carousels': { ok: 200, given: givenPainted },
  'GET /api/campaigns/:id/carousels/:carouselId': { ok: 200, given: givenCarousel },
  'POST /api/campaigns/:id/carousels/:carouselId/repaint': { ok: 202, given: givenCarousel },
  'DELETE /api/campaigns/:id/carousels/:carouselId': { ok: 204, given: givenCarousel },
  'GET /api/campaigns/:id/carousels/:carouselId/download': { ok: 200, given: givenCarousel },
  'GET /api/campaigns/:id/sheets/:platform': {
    ok: 200,
    given: async (app, world) => {
      await givenPro(app.services.db, world.userId)
      await givenPainted(app, world)
      world.ids['platform'] = 'meta'
    },
    badQueries: [
      '?pictures=some',
      '?linked=yes',
      '?hostedAt=http://shop.example/',
      `?board=${'x'.repeat(101)}`,
      '?without=price',
    ],
  },
  'GET /api/campaigns/:id/download': { ok: 200, given: givenPainted },

  'GET /api/creatives/:id/share': { ok: 200, given: givenReview },
  'POST /api/creatives/:id/share': { ok: 200 },
  'POST /api/creatives/:id/share/link': { ok: 200, given: givenReview },
  'POST /api/creatives/:id/share/version': { ok: 200, given: givenReview },
  'POST /api/creatives/:id/share/comments/:commentId': {
    ok: 200,
    given: givenComment,
    body: { answer: 'It is larger now.', done: true },
    badBodies: () => [
      {},
      { answer: '' },
      { answer: ' \u200b' },
      { answer: 'x'.repeat(1_001) },
      { answer: 'a\u0000b' },
      { done: 'yes' },
    ],
  },
  'POST /api/creatives/:id/share/comments/:commentId/proposal': {
    ok: 200,
    given: givenChangeable,
    body: PROPOSAL,
    badBodies: () => [
      {},
      { words: {} },
      { words: { price: 'x'.repeat(5_000) } },
      { words: { headline: null } },
      { ...PROPOSAL, format: 'poster' },
    ],
  },
  'DELETE /api/creatives/:id/share/comments/:commentId/proposal': { ok: 200, given: givenProposal },
  'POST /api/creatives/:id/share/comments/:commentId/proposal/accept': { ok: 200, given: givenProposal },
  'DELETE /api/creatives/:id/share/comments/:commentId': { ok: 200, given: givenComment },
  'DELETE /api/creatives/:id/share': { ok: 204, given: givenReview },
  'GET /api/review-lists': { ok: 200, given: givenList },
  'POST /api/review-lists': {
    ok: 200,
    body: ({ ids }) => ({ creativeIds: [ids['id']] }),
    badBodies: () => [{}, { creativeIds: [] }, { creativeIds: ['x'] }, { creativeIds: MANY_IDS }],
  },
  'POST /api/review-lists/:id/ads': {
    ok: 200,
    given: givenList,
    body: ({ ids }) => ({ creativeIds: [ids['creativeId']] }),
    badBodies: () => [{}, { creativeIds: [] }, { creativeIds: 'all' }, { creativeIds: MANY_IDS }],
  },
  'DELETE /api/review-lists/:id/ads/:creativeId': { ok: 200, given: givenList },
  'DELETE /api/review-lists/:id': { ok: 204, given: givenList },
  'GET /api/reviews/:token/ads': { ok: 200, open: true, given: givenList },
  'GET /api/reviews/:token': { ok: 200, open: true, given: givenReview },
  'GET /api/reviews/:token/pictures/:pictureId': { ok: 200, open: true, given: givenReview },
  'POST /api/reviews/:token/comments': {
    ok: 200,
    open: true,
    given: givenReview,
    body: COMMENT,
    badBodies: () => [
      {},
      { ...COMMENT, version: 0 },
      { ...COMMENT, name: ' ' },
      { ...COMMENT, name: 'Ada\u0007' },
      { ...COMMENT, name: 'x'.repeat(81) },
      { ...COMMENT, text: '\u200b' },
      { ...COMMENT, text: 'x'.repeat(1_001) },
      { ...COMMENT, text: 'a\u0000b' },
      { ...COMMENT, spot: { ...COMMENT.spot, x: 1.1 } },
      { ...COMMENT, spot: { ...COMMENT.spot, format: 'poster' } },
    ],
  },
  'POST /api/reviews/:token/approve': {
    ok: 200,
    open: true,
    given: givenReview,
    body: { version: 1, name: 'Grace' },
    badBodies: () => [{}, { version: 1 }, { version: '1', name: 'Grace' }, { version: 1, name: 'a\nb' }],
  },
  'POST /api/reviews/:token/changes': {
    ok: 200,
    open: true,
    given: givenReview,
    body: ASK,
    badBodies: () => [
      {},
      { ...ASK, version: 0 },
      { ...ASK, name: '' },
      { ...ASK, text: ' ' },
      { ...ASK, text: 'x'.repeat(1_001) },
    ],
  },

  'GET /api/credits': { ok: 200 },
  // No checkout with this id was ever paid.
  'POST /api/credits/add': {
    ok: 400,
    body: { checkoutSessionId: 'unknown' },
    badBodies: () => [{}, { checkoutSessionId: '' }, { checkoutSessionId: 7 }, { checkoutSessionId: 'x'.repeat(256) }],
  },
  'GET /api/plans': { ok: 200, open: true },
  'GET /api/subscription': { ok: 200 },
  'GET /api/user/subscription': { ok: 200 },
  // The payment provider does not know the given plan, and its state counts: billing's tests buy one.
  'POST /api/subscription/checkout': {
    ok: 200,
    body: (_, origin) => paying({}, origin),
    badBodies: (origin) => [
      paying({ planId: 'enterprise' }, origin),
      ...foreignAddresses(origin).flatMap((url) => [
        paying({ successUrl: url }, origin),
        paying({ cancelUrl: url }, origin),
      ]),
    ],
  },
  'POST /api/subscription/portal': {
    ok: 409,
    body: (_, origin) => ({ returnUrl: `${origin}/subscription` }),
    badBodies: (origin) => foreignAddresses(origin).map((returnUrl) => ({ returnUrl })),
  },

  'GET /sandbox/checkout/:id': { ok: 200, given: openSandboxCheckout },
  'POST /sandbox/checkout/:id': {
    ok: 303,
    given: openSandboxCheckout,
    form: 'fields',
    body: () => new URLSearchParams({ card: 'pays' }),
  },
  'GET /sandbox/portal/:id': { ok: 200, given: openSandboxPortal },
  // Nothing was bought that a button could change.
  'POST /sandbox/portal/:id': {
    ok: 400,
    given: openSandboxPortal,
    form: 'fields',
    body: () => new URLSearchParams({ change: 'x' }),
  },

  'GET /api/admin/people': {
    ok: 200,
    admin: true,
    query: () => '?search=person',
    badQueries: [`?search=${'x'.repeat(2_000)}`],
  },
  'GET /api/admin/people/:id': { ok: 200, admin: true, given: namePerson },
  'POST /api/admin/people/:id/credits': {
    ok: 200,
    admin: true,
    given: namePerson,
    body: GIFT,
    badBodies: () => [
      {},
      { ...GIFT, amount: 0 },
      { ...GIFT, amount: 1_001 },
      { ...GIFT, amount: 1.5 },
      { ...GIFT, amount: '5' },
      { ...GIFT, reason: ' ' },
      { ...GIFT, reason: 'x'.repeat(201) },
      { ...GIFT, requestId: 'again' },
    ],
  },
  'POST /api/admin/people/:id/relink': {
    ok: 200,
    admin: true,
    given: nameOther,
    body: ({ ids }) => ({ subject: `subject-${ids['id']}` }),
    badBodies: () => [{}, { subject: ' ' }, { subject: 7 }, { subject: 'x'.repeat(256) }],
  },
  'POST /api/admin/people/:id/suspend': {
    ok: 200,
    admin: true,
    given: nameOther,
    body: { suspended: true },
    badBodies: () => [{}, { suspended: 'yes' }],
  },
  'POST /api/admin/people/:id/stop-payments': { ok: 200, admin: true, given: namePayer },
  'GET /api/admin/people/:id/export': { ok: 200, admin: true, given: nameOther },
  'DELETE /api/admin/people/:id': { ok: 204, admin: true, given: nameOther },
  'GET /api/admin/jobs': { ok: 200, admin: true },
  'POST /api/admin/jobs/:id/retry': { ok: 200, admin: true, given: nameFailedJob },
  'GET /api/admin/costs': { ok: 200, admin: true },
  'GET /api/admin/services': { ok: 200, admin: true },

  'GET /healthz': { ok: 200, open: true },
  'GET /readyz': { ok: 200, open: true },
  'GET /api/openapi.json': { ok: 200, open: true },
  'GET /api/docs': { ok: 200, open: true },
}

/** Names the operator themselves. */
async function namePerson(_app: TestApp, { userId, ids }: World): Promise<void> {
  ids['id'] = userId
}

async function nameOther({ services }: TestApp, { ids }: World): Promise<void> {
  ids['id'] = await givenUser(services.db)
}

/** Names the operator, who has been at a checkout. */
async function namePayer(app: TestApp, world: World): Promise<void> {
  await openSandboxCheckout(app, world)
  await namePerson(app, world)
}

async function nameFailedJob({ services }: TestApp, { userId, ids }: World): Promise<void> {
  const creativeId = ids['id']!
  ids['id'] = await givenJob(services.db, {
    userId,
    creativeId,
    format: FORMAT,
    state: 'failed',
    updatedAt: services.now(),
  })
}

async function givenOwnEndpoint({ services }: TestApp, { userId, ids }: World): Promise<void> {
  await givenPro(services.db, userId)
  ids['id'] = (await givenEndpoint(services, { userId })).id
}

async function givenBrand(_app: TestApp, { browser, ids }: World): Promise<void> {
  const { body } = await browser.post('/api/brands', { name: 'Pots' })
  ids['id'] = body.id as string
}

async function givenFontPlace(app: TestApp, world: World): Promise<void> {
  await givenPro(app.services.db, world.userId)
  await givenBrand(app, world)
  world.ids['slot'] = 'text'
}

async function givenFont(app: TestApp, world: World): Promise<void> {
  await givenFontPlace(app, world)
  await world.browser.post(`/api/brands/${world.ids['id']}/fonts/text`, fontForm())
}

async function givenCampaign(_app: TestApp, { browser, ids }: World): Promise<void> {
  const { body } = await browser.post('/api/campaigns', CAMPAIGN)
  ids['id'] = body.id as string
}

/** A campaign of a user of Pro that reads its feed from an address. */
async function givenSource(app: TestApp, world: World): Promise<void> {
  await givenPro(app.services.db, world.userId)
  await givenCampaign(app, world)
  await world.browser.put(`/api/campaigns/${world.ids['id']}/source`, SOURCE)
  const { db } = app.services
  await db.update(campaignSources).set({ state: 'read' }).where(eq(campaignSources.campaignId, world.ids['id']!))
}

/** A campaign of a user of Pro with a feed out. */
async function givenFeedOut(app: TestApp, world: World): Promise<void> {
  await givenPro(app.services.db, world.userId)
  await givenCampaign(app, world)
  await world.browser.put(`/api/campaigns/${world.ids['id']}/feed-out`, FEED_OUT)
}

/** Uploads a feed that nothing paints. */
function givenFeed(app: TestApp, world: World): Promise<void> {
  return givenFeedOf(app, world, 'id,name,image\nm-1,Mug,https://shop.example/mug.jpg')
}

/** Removes the bytes of its photo. */
async function givenLostPhoto(app: TestApp, world: World): Promise<void> {
  await givenFeed(app, world)
  const { db, storage } = app.services
  const { id, imageId } = world.ids
  world.ids['place'] = '0'
  await db
    .insert(campaignPhotos)
    .values({ campaignId: id!, address: 'https://shop.example/mug.jpg', imageId: imageId! })
  await storage.delete(imageKey(imageId!))
}

/** Uploads a product that the shop does not sell today. */
function givenLeftOut(app: TestApp, world: World): Promise<void> {
  return givenFeedOf(app, world, 'id,name,image,status\nm-2,Bowl,https://shop.example/bowl.jpg,draft')
}

async function givenFeedOf(app: TestApp, world: World, feed: string): Promise<void> {
  await givenCampaign(app, world)
  const form = new FormData()
  form.append('feed', new Blob([feed]), 'feed.csv')
  await world.browser.post(`/api/campaigns/${world.ids['id']}/feed`, form)
}

/** Opens the ad as that of a painted product. */
async function givenPainted(app: TestApp, world: World): Promise<void> {
  const { db } = app.services
  const creativeId = world.ids['id']!
  await db.update(variants).set(PAINTED).where(eq(variants.id, world.ids['variantId']!))
  await givenFeed(app, world)
  const campaignId = world.ids['id']!
  await db.update(creatives).set({ campaignId }).where(eq(creatives.id, creativeId))
  const product = { name: 'Mug', description: '', price: null, discount: null, tagline: null, images: [] }
  const row = { campaignId, place: 0, key: 'm-1', name: 'Mug', product, painted: product, state: 'done' as const }
  const values = { ...row, run: 1, creativeId, updatedAt: app.services.now() }
  const [result] = await db.insert(campaignResults).values(values).returning()
  world.ids['productId'] = result!.id
}

const CAROUSEL = { format: 'instagram_feed', firstLine: 'Two for tea', callToAction: 'See both' }

/** Two painted products of a user of Pro. */
async function givenCards(app: TestApp, world: World): Promise<void> {
  const { db } = app.services
  await givenPro(db, world.userId)
  await givenPainted(app, world)
  const [first] = await db.select().from(campaignResults).where(eq(campaignResults.id, world.ids['productId']!))
  const { id: _, ...row } = first!
  const [second] = await db
    .insert(campaignResults)
    .values({ ...row, place: 1, key: 'm-2' })
    .returning()
  world.ids['secondId'] = second!.id
}

/** A finished carousel of those. */
async function givenCarousel(app: TestApp, world: World): Promise<void> {
  await givenCards(app, world)
  const { db, newId, now, storage } = app.services
  const { id, productId, secondId } = world.ids
  const cards = []
  for (const product of [productId!, secondId!]) {
    const imageId = await givenImage(db, { userId: world.userId, kind: 'variant' })
    await storage.put(imageKey(imageId), new Uint8Array(9), 'image/jpeg')
    cards.push({ productId: product, key: 'm', name: 'Mug', imageId, of: null, findings: [], problem: null })
  }
  const times = { createdAt: now(), updatedAt: now() }
  const carouselId = newId()
  world.ids['carouselId'] = carouselId
  const row = { ...CAROUSEL, format: 'instagram_feed' as const, state: 'done' as const, ...times }
  await db.insert(campaignCarousels).values({ ...row, id: carouselId, campaignId: id!, cards })
}

/** Makes a picture that could not take a change of the feed. */
async function givenOutdated(app: TestApp, world: World): Promise<void> {
  await givenPainted(app, world)
  const outdated = [{ format: FORMAT, message: 'This picture says $59, your details say $39.' }]
  const { db } = app.services
  await db.update(campaignResults).set({ outdated }).where(eq(campaignResults.id, world.ids['productId']!))
}

/** Puts the owner on Pro, with pictures to be painted as the ad is. */
async function givenSale({ services }: TestApp, { userId, ids }: World): Promise<void> {
  await givenPro(services.db, userId)
  const { name, from: fromDay } = SALE_STATE
  const state = { id: services.newId(), creativeId: ids['id']!, name, fromDay, updatedAt: services.now() }
  await services.db.insert(saleStates).values(state)
}

/** Makes a trial of the ad whose pictures are still to be painted. */
async function givenTrial({ services }: TestApp, { ids }: World): Promise<void> {
  const trialId = services.newId()
  ids['trialId'] = trialId
  await services.db.insert(trials).values({
    id: trialId,
    creativeId: ids['id']!,
    version: 1,
    brand: 'Acme',
    campaign: 'Spring',
    factors: [{ factor: 'headline', levels: ['Warm for an hour'] }],
    labels: [['as it is', 'Warm for an hour']],
    runs: [[0], [1]],
    createdAt: services.now(),
  })
}

/** Shares the ad, whose picture has bytes. */
async function givenReview({ services }: TestApp, { browser, ids }: World): Promise<void> {
  const rows = await services.db.select().from(variants).where(eq(variants.adId, ids['id']!))
  for (const { imageId } of rows) await services.storage.put(imageKey(imageId), new Uint8Array(9), 'image/jpeg')
  ids['token'] = (await browser.post(`/api/creatives/${ids['id']}/share`)).body.token as string
  ids['pictureId'] = (await browser.get(`/api/reviews/${ids['token']}`)).body.pictures[0].id as string
}

/** Shares the ad by a link for several. */
async function givenList(_app: TestApp, { browser, ids }: World): Promise<void> {
  const { body } = await browser.post('/api/review-lists', { creativeIds: [ids['id']] })
  Object.assign(ids, { creativeId: ids['id'], id: body.id, token: body.token })
}

/** Adds a reviewer's comment. */
async function givenComment(app: TestApp, world: World): Promise<void> {
  await givenReview(app, world)
  const { body } = await app.client().post(`/api/reviews/${world.ids['token']}/comments`, COMMENT)
  world.ids['commentId'] = body.id as string
}

/** Adds a comment on a picture that can be changed. */
async function givenChangeable(app: TestApp, world: World): Promise<void> {
  await app.services.db.update(variants).set(PAINTED).where(eq(variants.id, world.ids['variantId']!))
  await givenComment(app, world)
}

/** Adds the owner's proposal, which is painted. */
async function givenProposal(app: TestApp, world: World): Promise<void> {
  await givenChangeable(app, world)
  const { db, now, newId } = app.services
  const [variant] = await db.select().from(variants).where(eq(variants.id, world.ids['variantId']!))
  const imageId = await givenImage(db, { userId: world.userId, creativeId: world.ids['id']!, kind: 'variant' })
  await db.insert(reviewProposals).values({
    id: newId(),
    commentId: world.ids['commentId']!,
    creativeId: world.ids['id']!,
    imageId,
    ...PROPOSAL,
    format: variant!.format,
    state: 'ready',
    createdAt: now(),
  })
}

/** Studies by picture. */
const studies = new Map<string, ReturnType<typeof studyPicture>>()

/** Stores the study of its photo: it is made once, since everybody has the same. */
async function studied({ services }: TestApp): Promise<void> {
  const find: Studies['find'] = async ({ id }) => {
    const bytes = (await services.storage.get(imageKey(id)))!
    const name = createHash('sha256').update(bytes).digest('hex')
    const known = studies.get(name) ?? studyPicture(bytes)
    studies.set(name, known)
    return known
  }
  services.studies = { ...services.studies, find }
}

async function withoutPhoto({ services }: TestApp, { ids }: World): Promise<void> {
  await services.db.update(creatives).set({ productImages: [] }).where(eq(creatives.id, ids['id']!))
}

async function inATest({ services }: TestApp, { ids }: World): Promise<void> {
  const fields = { testId: randomUUID(), updatedAt: new Date(SKETCH.version) }
  await services.db.update(creatives).set(fields).where(eq(creatives.id, ids['id']!))
}

async function openSandboxCheckout({ url }: TestApp, { browser, ids }: World): Promise<void> {
  const { body } = await browser.post('/api/subscription/checkout', paying({}, url))
  ids['id'] = (body.url as string).split('/').at(-1)!
}

async function openSandboxPortal(app: TestApp, world: World): Promise<void> {
  await openSandboxCheckout(app, world)
  const { body } = await world.browser.post('/api/subscription/portal', { returnUrl: app.url })
  world.ids['id'] = new URL(body.url as string).pathname.split('/').at(-1)!
}

let people = 0

/** Creates a new user with an ad in the format square, and what the row needs. */
export async function givenWorld(
  app: TestApp,
  row: ApiRow,
  plan: GivenPlan = 'free',
  given: Given = {},
): Promise<World> {
  const { browser, userId, adId, imageId } = await givenAccount(app, `person${people++}@example.com`, plan, given)
  const variantId = await givenVariant(app.services.db, { userId, adId, format: FORMAT })
  const ids = { id: row.ofImage ? imageId : adId, imageId, variantId, format: FORMAT }
  const world = { browser, userId, ids }
  if (row.admin) await makeAdmin(app, browser)
  await row.given?.(app, world)
  return world
}
