import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { FORMAT_IDS, type FormatId, MAIN_FORMAT_IDS } from '#contract/formats.ts'
import {
  CREATIVE_LIMIT_MESSAGES,
  CUSTOM_COLORS_NOT_ALLOWED_MESSAGE,
  FORMAT_NOT_ALLOWED_MESSAGE,
  INSUFFICIENT_CREDITS_MESSAGE,
  type PlanId,
  VARIANT_LIMIT_MESSAGES,
} from '#contract/money/plans.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT, TEST_STYLE } from '#test/given/fill-in.ts'
import { type Given, givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { creatives, generationJobs } from '#server/platform/db/schema.ts'
import { requireMayGenerate } from '#server/ads/generation/policy.ts'

/** Tests SPEC.md section 6 over HTTP: what each plan may do, given what exists already. */

type Call = (browser: TestClient, adId: string) => ReturnType<TestClient['get']>

const create =
  (fields: object = {}): Call =>
  (browser) =>
    browser.post('/api/creatives', { ...TEST_PRODUCT, ...fields })
const update =
  (fields: object): Call =>
  (browser, adId) =>
    browser.post(`/api/creatives/${adId}`, fields)
const generate =
  (format: FormatId): Call =>
  (browser, adId) =>
    browser.post(`/api/creatives/${adId}/generate`, { format })
/** Sends the whole ad back with its changes, as the wizard does. */
const sendBack =
  (fields: object = {}): Call =>
  async (browser, adId) =>
    browser.post(`/api/creatives/${adId}`, { ...(await browser.get(`/api/creatives/${adId}`)).body, ...fields })

const AD_LIMIT = (planId: PlanId) => ['AD_LIMIT_REACHED', CREATIVE_LIMIT_MESSAGES[planId]]
const VARIANT_LIMIT = (planId: PlanId) => ['VARIANT_LIMIT_REACHED', VARIANT_LIMIT_MESSAGES[planId]]
const NO_COLORS = ['CUSTOM_COLORS_NOT_ALLOWED', CUSTOM_COLORS_NOT_ALLOWED_MESSAGE]
const NO_FORMAT = ['FORMAT_NOT_ALLOWED', FORMAT_NOT_ALLOWED_MESSAGE]
const NO_CREDITS = ['INSUFFICIENT_CREDITS', INSUFFICIENT_CREDITS_MESSAGE]

const CUSTOM = { colorPalette: 'custom' as const, customColors: ['#3B82F6', '#1D4ED8'] }
const PALETTE = { customPalette: { id: 'mine', name: 'Mine', colors: ['#3B82F6'] } }
const ALL = [...FORMAT_IDS]
/**
 * The six formats of SPEC.md, one of the further sizes (`contract/money/plans.test.ts` tests each), and one without a format.
 */
const SOME = [...MAIN_FORMAT_IDS, 'half_page', '640x200'] as const
const PRO_FORMATS = SOME.filter((format) => format !== 'square' && format !== 'facebook_feed')

/** Plan, title, state, call, and the code and message of the refusal; none means success. */
const ROWS: [GivenPlan, string, Given, Call, string[]?][] = [
  ['free', 'creates a third ad', { others: 1 }, create()],
  ['free', 'creates no fourth ad', { others: 2 }, create(), AD_LIMIT('free')],
  ['pro', 'creates a twentieth ad', { others: 18 }, create()],
  ['pro', 'creates no ad past twenty', { others: 19 }, create(), AD_LIMIT('pro')],
  ['downgraded', 'creates no ad beside twenty', { others: 19 }, create(), AD_LIMIT('free')],
  ['downgraded', 'creates a third ad', { others: 1 }, create()],

  ['free', 'creates with no custom palette', {}, create({ colorPalette: 'custom' }), NO_COLORS],
  ['free', 'creates with no custom colors', {}, create({ customColors: ['#3B82F6'] }), NO_COLORS],
  ['free', 'creates with no colors of a custom palette', {}, create(PALETTE), NO_COLORS],
  ['free', 'creates with the empty lists of a form', {}, create({ customColors: [''], customPalette: null })],
  ['pro', 'creates with custom colors', {}, create({ ...CUSTOM, ...PALETTE })],
  ['free', 'changes to no custom palette', {}, update({ colorPalette: 'custom' }), NO_COLORS],
  ['free', 'changes to no custom colors', {}, update({ customColors: ['#3B82F6'] }), NO_COLORS],
  ['free', 'changes to no colors of a custom palette', {}, update(PALETTE), NO_COLORS],
  ['free', 'changes to another palette', {}, update({ colorPalette: 'green' })],
  ['pro', 'changes to custom colors', {}, update({ ...CUSTOM, ...PALETTE })],
  ['downgraded', 'sends back its custom colors', { fields: CUSTOM }, sendBack({ productName: 'Kettle two' })],
  [
    'downgraded',
    'changes its custom colors no more',
    { fields: CUSTOM },
    sendBack({ customColors: ['#000'] }),
    NO_COLORS,
  ],
  ['downgraded', 'goes to another palette', { fields: CUSTOM }, sendBack({ colorPalette: 'red', customColors: [] })],
  ['downgraded', 'edits an ad beside twenty', { others: 19 }, update({ productName: 'Kettle two' })],

  ['free', 'creates with its formats chosen', {}, create({ selectedFormats: ['square', 'facebook_feed'] })],
  [
    'free',
    'chooses no format of Pro at creating',
    {},
    create({ selectedFormats: ['square', 'leaderboard'] }),
    NO_FORMAT,
  ],
  ['free', 'chooses no format of Pro later', {}, update({ selectedFormats: ['instagram_story'] }), NO_FORMAT],
  ['pro', 'chooses every format', {}, update({ selectedFormats: ALL })],
  ['downgraded', 'sends back the formats that it has', { made: ['leaderboard', 'square'] }, sendBack()],
  [
    'downgraded',
    'chooses no format of Pro again',
    { made: ['leaderboard'] },
    sendBack({ selectedFormats: ALL }),
    NO_FORMAT,
  ],

  ['free', 'makes a square ad', {}, generate('square')],
  ['free', 'makes a second format', { made: ['square'] }, generate('facebook_feed')],
  ['free', 'makes both formats again', { made: ['square', 'facebook_feed'] }, generate('square')],
  ...PRO_FORMATS.map(
    (format) => ['free', `makes no ${format}`, {}, generate(format), NO_FORMAT] as (typeof ROWS)[number],
  ),
  ...SOME.map((format) => ['pro', `makes a ${format}`, {}, generate(format)] as (typeof ROWS)[number]),
  ['pro', 'makes the last format', { made: ALL.slice(1) }, generate(ALL[0]!)],
  ['downgraded', 'makes a square ad again', { made: ALL }, generate('square')],
  ['downgraded', 'makes no format of Pro again', { made: ALL }, generate('leaderboard'), NO_FORMAT],
  ['downgraded', 'adds a format beside one', { made: ['leaderboard'] }, generate('square')],
  [
    'downgraded',
    'adds no format beside two',
    { made: ['leaderboard', 'google_display'] },
    generate('square'),
    VARIANT_LIMIT('free'),
  ],
  ['downgraded', 'adds no format beside many', { made: PRO_FORMATS }, generate('facebook_feed'), VARIANT_LIMIT('free')],
  ['downgraded', 'makes again with custom colors', { made: ['square'], fields: CUSTOM }, generate('square')],
  [
    'downgraded',
    'adds no format in custom colors',
    { made: ['square'], fields: CUSTOM },
    generate('facebook_feed'),
    NO_COLORS,
  ],
  ['downgraded', 'generates in an ad beside twenty', { others: 19 }, generate('square')],

  ['free', 'spends its last credit', { credits: { monthly: 1 } }, generate('square')],
  ['free', 'spends a bought credit', { credits: { monthly: 0, pack: 1 } }, generate('square')],
  ['free', 'generates nothing without a credit', { credits: { monthly: 0 } }, generate('square'), NO_CREDITS],
  [
    'free',
    'makes nothing again without a credit',
    { made: ['square'], credits: { monthly: 0 } },
    generate('square'),
    NO_CREDITS,
  ],
  ['pro', 'needs no credit', { credits: { monthly: 0 } }, generate('square')],
  ['downgraded', 'needs a credit', { made: ['square'], credits: { monthly: 0 } }, generate('square'), NO_CREDITS],
]

const database = useDatabase()

it('allows for each plan what SPEC.md allows, and refuses the rest with its code and message', async () => {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  for (const [index, [plan, promise, given, call, refusal]] of ROWS.entries()) {
    const { browser, adId } = await givenAccount(app, `row${index}@example.com`, plan, given)
    const before = await spent(adId)
    const { status, body } = await call(browser, adId)
    const [code, message] = refusal ?? []
    const outcome = status === 200 ? [] : [body.code, body.message]
    expect.soft([status, ...outcome], `${plan} ${promise}`).toEqual(refusal ? [403, code, message] : [200])
    if (refusal) expect.soft(await spent(adId), `${plan} ${promise}: nothing is taken`).toEqual(before)
  }
})

it('after a downgrade shows, sends and deletes all that was made', async () => {
  const app = await startTestApp(database)
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'downgraded', {
    others: 19,
    made: ALL,
  })
  const { body: ads } = await browser.get('/api/creatives')
  expect(ads).toHaveLength(20)
  const made = (await browser.get(`/api/creatives/${adId}/variants`)).body as { id: string }[]
  expect(made).toHaveLength(ALL.length)
  expect((await browser.delete(`/api/creatives/${adId}/variants/${made[0]!.id}`)).status).toBe(204)
  for (const { id } of ads) expect((await browser.delete(`/api/creatives/${id}`)).status).toBe(204)
  expect((await browser.post('/api/creatives', TEST_PRODUCT)).status).toBe(200)
})

it.each([
  ['free', 1, undefined],
  ['free', 2, VARIANT_LIMIT('free')],
  ['pro', 19, undefined],
  ['pro', 20, VARIANT_LIMIT('pro')],
] as const)('%s, with %d variants, adds another or refuses with %j', (planId, count, refusal) => {
  // There is one format less than Pro allows: its limit is for the day on which there are more.
  const madeFormats = Array.from({ length: count }, (_, index) => `format_${index}` as FormatId)
  const creative = {
    ...TEST_STYLE,
    taglines: [],
    words: {},
    productImages: [{ url: '/api/images/1', name: 'kettle.jpg' }],
  } as never
  const ask = () => requireMayGenerate({ planId, creative, format: 'square', madeFormats, busyFormats: [] })
  if (!refusal) return expect(ask).not.toThrow()
  const [code, message] = refusal
  return expect(ask).toThrow(expect.objectContaining({ code, message }))
})

/** Returns what a refused call must leave unchanged: jobs, ads and the ad itself. */
async function spent(adId: string) {
  const { db } = database
  const [ad] = await db.select().from(creatives).where(eq(creatives.id, adId))
  return { ad, ads: await db.$count(creatives), jobs: await db.$count(generationJobs) }
}
