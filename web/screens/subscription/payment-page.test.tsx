import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { openSubscription, PRO } from '#test/web/open-subscription.tsx'

const CHECKOUT = 'POST /api/subscription/checkout'
const PORTAL = 'POST /api/subscription/portal'
const RETURNS = {
  successUrl: 'http://placard.test/subscription?success=true',
  cancelUrl: 'http://placard.test/subscription?canceled=true',
}

/** A fake provider, which records the bodies that it received and answers when the test lets it. */
function provider(url: string) {
  const bodies: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = async (request: Request) => {
    bodies.push(await request.json())
    await promise
    return Response.json({ url })
  }
  return { bodies, answer, letGo: () => resolve() }
}

const refuse = (status: number, code: string) => () => Response.json({ code, message: 'No.' }, { status })

async function press(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
}

it.each([
  ['Upgrade Plan', 'pro'],
  ['Subscribe', 'pro'],
  ['Buy credits', 'credits_20'],
])('%s goes to the checkout, and is at work until the page is left', async (button, planId) => {
  const checkout = provider('https://pay.test/c/1')
  const { assign } = openSubscription({ answers: { [CHECKOUT]: checkout.answer } })
  await press(button)
  expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: button })).toBeNull()
  checkout.letGo()
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/c/1'))
  expect(checkout.bodies).toEqual([{ planId, ...RETURNS }])
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
})

it.each(['Manage Subscription', 'Downgrade to Free'])('%s goes to the portal', async (button) => {
  const portal = provider('https://pay.test/p/1')
  const { assign } = openSubscription({ subscription: PRO, answers: { [PORTAL]: portal.answer } })
  await press(button)
  expect(await screen.findByRole('button', { name: 'Opening Portal...' })).toHaveProperty('disabled', true)
  portal.letGo()
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/p/1'))
  expect(portal.bodies).toEqual([{ returnUrl: 'http://placard.test/subscription' }])
})

it('starts one checkout, however often its buttons are pressed', async () => {
  const checkout = provider('https://pay.test/c/1')
  openSubscription({ answers: { [CHECKOUT]: checkout.answer } })
  await press('Upgrade Plan')
  await press('Subscribe')
  await press('Buy credits')
  await waitFor(() => expect(checkout.bodies).toHaveLength(1))
})

it('opens the portal instead when there is a subscription already', async () => {
  const portal = provider('https://pay.test/p/1')
  portal.letGo()
  const { assign } = openSubscription({ answers: { [CHECKOUT]: refuse(409, 'CONFLICT'), [PORTAL]: portal.answer } })
  await press('Upgrade Plan')
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/p/1'))
})

it.each([
  ['Upgrade Plan', {}, CHECKOUT, 503],
  ['Buy credits', {}, CHECKOUT, 409],
  ['Manage Subscription', PRO, PORTAL, 500],
])('only logs that %s failed, and its button can be pressed again', async (button, subscription, call, status) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { assign } = openSubscription({ subscription, answers: { [call]: refuse(status, 'UNAVAILABLE') } })
  await press(button)
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  expect(await screen.findByRole('button', { name: button })).toHaveProperty('disabled', false)
  expect(assign).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
  logged.mockClear()
})

it('is enabled again, and reads the current state, when the browser’s Back restores the page', async () => {
  const checkout = provider('https://pay.test/c/1')
  let subscription = FREE_SUBSCRIPTION
  openSubscription({
    answers: { [CHECKOUT]: checkout.answer, 'GET /api/subscription': () => Response.json(subscription) },
  })
  await press('Upgrade Plan')
  await screen.findByRole('button', { name: 'Processing...' })
  subscription = PRO
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findByRole('button', { name: 'Upgrade Plan' })).toHaveProperty('disabled', false)
  expect(await screen.findByRole('heading', { name: 'Current Plan: Pro' })).toBeDefined()
})
