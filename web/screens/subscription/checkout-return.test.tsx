import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { openSubscription, PRO } from '#test/web/open-subscription.tsx'
import { MIRA } from '#test/web/mira.ts'
import { leftAdKey } from '#web/features/back-to-ad/left-ad.ts'
import { writeTab } from '#web/ui/browser/tab-storage.ts'
import { complete } from '#test/web/make-creative.ts'

beforeEach(() => window.sessionStorage.clear())

const CLAIM = 'POST /api/credits/add'
const PACK_PATH = '/subscription?success=true&session_id=cs_1'

const expectCleanAddress = (router: { state: { location: { search: string } } }) =>
  waitFor(() => expect(router.state.location.search).toBe(''))

it('welcomes to Pro once the subscription is active, and reads the credits again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let subscription = FREE_SUBSCRIPTION
  const { router, calls } = openSubscription({
    path: '/subscription?success=true',
    answers: { 'GET /api/subscription': () => Response.json(subscription) },
  })
  expect(await screen.findByText('Your payment is being confirmed...')).toBeDefined()
  await expectCleanAddress(router)
  subscription = PRO
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText('Welcome to Pro!')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Current Plan: Pro' })).toBeDefined()
  await waitFor(() => expect(calls.filter((call) => call === 'GET /api/credits').length).toBeGreaterThan(1))
  const lookUps = calls.length
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toHaveLength(lookUps)
})

it('says that a trial has begun', async () => {
  openSubscription({
    path: '/subscription?success=true',
    subscription: { ...PRO, status: 'trialing', isInTrial: true, endDate: '2027-01-31T12:00:00.000Z' },
  })
  expect(await screen.findByText(/^Your trial has begun/)).toBeDefined()
})

it('stops polling after half a minute and explains what to do', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { calls } = openSubscription({ path: '/subscription?success=true' })
  await screen.findByText('Your payment is being confirmed...')
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByText('Your payment is not confirmed yet')).toBeDefined()
  const lookUps = calls.length
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(calls).toHaveLength(lookUps)
})

it('says that nothing was bought, once', async () => {
  const { router } = openSubscription({ path: '/subscription?canceled=true' })
  expect(await screen.findByText('Nothing was bought')).toBeDefined()
  await expectCleanAddress(router)
  await router.navigate('/terms')
  await screen.findByRole('heading', { name: 'Terms' })
  await router.navigate('/subscription')
  await screen.findByRole('heading', { name: 'Current Plan: Free' })
  expect(screen.queryByText('Nothing was bought')).toBeNull()
})

it('removes its parameters from the address once, so that a link followed right after is not lost', async () => {
  const { router } = openSubscription({ path: '/terms' })
  const visits = new Set<string>()
  router.subscribe(({ location }) => void (location.pathname === '/subscription' && visits.add(location.key)))
  await router.navigate('/subscription?canceled=true')
  await screen.findByText('Nothing was bought')
  await expectCleanAddress(router)
  await act(async () => {})
  // The navigation to the page, and the one that removes them.
  expect(visits.size).toBe(2)
})

it('claims a pack with its checkout session and shows the new credits everywhere', async () => {
  const bodies: unknown[] = []
  const { router, calls } = openSubscription({
    path: PACK_PATH,
    answers: {
      [CLAIM]: async (request) => {
        bodies.push(await request.json())
        return Response.json({ adGeneration: 27, unlimited: false })
      },
    },
  })
  expect(await screen.findByText('Thank you. The 20 credits were added: you have 27 now.')).toBeDefined()
  expect(bodies).toEqual([{ checkoutSessionId: 'cs_1' }])
  await expectCleanAddress(router)
  expect(await within(screen.getByRole('banner')).findByText('27')).toBeDefined()
  expect(within(screen.getByRole('main')).getByText('27')).toBeDefined()
  expect(calls.filter((call) => call === CLAIM)).toHaveLength(1)
})

it('explains why a pack could not be claimed, and does not keep a refusal in the address', async () => {
  const { router } = openSubscription({
    path: PACK_PATH,
    answers: {
      [CLAIM]: () => Response.json({ code: 'VALIDATION_FAILED', message: 'This pack is not paid.' }, { status: 400 }),
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('This pack is not paid.')
  await expectCleanAddress(router)
})

it('keeps the address while the server fails, so that a reload claims again, and retries on request', async () => {
  let answer = () => Response.json({ code: 'UNAVAILABLE', message: 'Please try again.' }, { status: 503 })
  const { router } = openSubscription({ path: PACK_PATH, answers: { [CLAIM]: () => answer() } })
  await screen.findByRole('alert')
  expect(router.state.location.search).toBe('?success=true&session_id=cs_1')
  answer = () => Response.json({ adGeneration: 20, unlimited: false })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your credits are here!')).toBeDefined()
  await expectCleanAddress(router)
})

it('does not mistake another address for a return', async () => {
  const { calls } = openSubscription({ path: '/subscription?session_id=cs_1&canceled=1&success=yes' })
  await screen.findByRole('heading', { name: 'Current Plan: Free' })
  expect(screen.queryByText(/Welcome|Nothing was bought|credits are/)).toBeNull()
  expect(calls).not.toContain(CLAIM)
})

const LEFT = leftAdKey(MIRA.id)
const lamp = complete
const lampAnswer = { [`GET /api/creatives/${lamp.id}`]: () => Response.json(lamp) }

it.each([
  ['a pack was paid', PACK_PATH],
  ['nothing was bought', '/subscription?canceled=true'],
  ['there is no news any more', '/subscription'],
])('links back to the ad that the user left, %s', async (_when, path) => {
  writeTab(LEFT, { id: lamp.id, step: 4 })
  const claim = { [CLAIM]: () => Response.json({ adGeneration: 27, unlimited: false }) }
  const { router } = openSubscription({ path, answers: { ...lampAnswer, ...claim } })
  const way = await screen.findByRole('link', { name: 'Back to Brass Lamp' })
  expect(way.getAttribute('href')).toBe(`/creatives/${lamp.id}?step=4`)
  await router.navigate('/terms')
  await screen.findByRole('heading', { name: 'Terms' })
  await router.navigate('/subscription')
  await screen.findByRole('heading', { name: 'Current Plan: Free' })
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
})

it.each(['https://evil.example/', '//evil.example', '0d3f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f99'])(
  'links to no ad that the server does not know as this user’s: %s',
  async (id) => {
    writeTab(LEFT, { id, step: 4 })
    const { calls } = openSubscription()
    await waitFor(() => expect(calls.filter((call) => call.startsWith('GET /api/creatives/'))).toHaveLength(1))
    await screen.findByRole('heading', { name: 'Current Plan: Free' })
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
  },
)

it('links to the ads if the ad that was left belongs to another user', async () => {
  writeTab(leftAdKey('somebody-else'), { id: lamp.id, step: 4 })
  const claim = { [CLAIM]: () => Response.json({ adGeneration: 27, unlimited: false }) }
  openSubscription({ path: PACK_PATH, answers: { ...lampAnswer, ...claim } })
  expect((await screen.findByRole('link', { name: 'Back to your ads' })).getAttribute('href')).toBe('/creatives')
})
