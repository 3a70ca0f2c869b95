import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { MIRA } from '#test/web/mira.ts'
import { answerFetch } from '#test/web/render-page.tsx'
import { currentUserQuery } from '#web/api/people/fresh-user.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { staleCampaignsQuery } from '#web/api/catalogue/stale-campaigns.ts'
import { queryClientOf } from '#web/api/query-client.ts'
import { createSession } from '#web/api/people/session.ts'
import { subscriptionQuery } from '#web/api/money/subscription.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

afterEach(() => vi.useRealTimers())

function openClient() {
  vi.useFakeTimers()
  const session = createSession({ user: MIRA, provider: { name: 'Demo', signInPath: '/auth/demo' } })
  return { session, client: queryClientOf(session) }
}

it('tries nothing twice, asks nothing again by itself, and lets nothing grow stale, unless a call says otherwise', async () => {
  const { client } = openClient()
  const read = vi.fn(() => Promise.reject(new Error('No.')))
  const watched = new QueryObserver(client, { queryKey: ['anything'], queryFn: read })
  const stop = watched.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(read).toHaveBeenCalledOnce()
  stop()
  const kept = { queryKey: ['kept'], queryFn: vi.fn(async () => 1) }
  new QueryObserver(client, kept).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS)
  await client.fetchQuery(kept)
  expect(kept.queryFn).toHaveBeenCalledOnce()
})

it('reads the list of ads every 30 seconds, and again after 10 when it is opened anew', async () => {
  const { client } = openClient()
  const calls = answerFetch({ 'GET /api/creatives': () => Response.json([]) })
  const watch = () => new QueryObserver(client, creativesQuery()).subscribe(() => {})
  const stop = watch()
  await vi.advanceTimersByTimeAsync(29 * SECOND_MS)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
  expect(calls).toHaveLength(2)
  stop()
  await vi.advanceTimersByTimeAsync(7 * SECOND_MS)
  watch()()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3 * SECOND_MS)
  watch()()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(3)
})

it.each([
  ['ads', { creatives: [] }, creativesQuery(), 'GET /api/creatives'],
  ['campaigns that are not up to date', { staleCampaigns: [] }, staleCampaignsQuery, 'GET /api/campaigns'],
])(
  'starts with the %s that came with the page, and requests them when they are ten seconds old',
  async (_what, known, query, call) => {
    vi.useFakeTimers()
    const session = createSession({ user: MIRA, ...known })
    const calls = answerFetch({ [call]: () => Response.json([]) })
    // oxlint-disable-next-line typescript/no-explicit-any -- the two queries have different answers, not read here
    const open = () => new QueryObserver(queryClientOf(session), query as any).subscribe(() => {})
    open()()
    await vi.advanceTimersByTimeAsync(9 * SECOND_MS)
    open()()
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
    open()()
    expect(calls).toEqual([call])
  },
)

it.each([
  ['the subscription', subscriptionQuery, 'GET /api/subscription'],
  ['the current user', currentUserQuery, 'GET /api/auth/user'],
] as const)('keeps %s for five minutes', async (_what, query, call) => {
  const { client } = openClient()
  const free = { planId: 'free', status: 'inactive', hasActiveSubscription: false, isInTrial: false, endDate: null }
  const calls = answerFetch({ [call]: () => Response.json(call.endsWith('user') ? MIRA : free) })
  client.removeQueries()
  // oxlint-disable-next-line typescript/no-explicit-any -- the two queries have different answers, not read here
  const read = () => client.fetchQuery(query() as any)
  await read()
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1)
  await read()
  expect(calls).toEqual([call])
  await vi.advanceTimersByTimeAsync(1)
  await read()
  expect(calls).toEqual([call, call])
})
