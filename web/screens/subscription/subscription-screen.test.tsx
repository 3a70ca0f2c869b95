import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSubscription, PRO } from '#test/web/open-subscription.tsx'
import { renderPage } from '#test/web/render-page.tsx'

const plan = (name: string) => within(screen.getByRole('article', { name }))
const features = (name: string) =>
  plan(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

it('asks a visitor to sign in, and reads nothing', async () => {
  const { calls } = renderPage({ path: '/subscription' })
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeDefined()
  expect(calls).toEqual([])
})

it('says that it loads', async () => {
  openSubscription({ answers: { 'GET /api/subscription': () => new Promise<Response>(() => {}) } })
  expect(await screen.findByRole('heading', { name: 'Subscription', level: 1 })).toBeDefined()
  expect(await screen.findByText('Loading subscription details...')).toBeDefined()
})

it('shows a free account its plan, its credits and what an upgrade costs', async () => {
  openSubscription()
  expect(await screen.findByRole('heading', { name: 'Current Plan: Free' })).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText('Basic ad creation for individuals')).toHaveLength(2)
  expect(main.queryByText('Active')).toBeNull()
  expect(main.queryByText(/expires on/)).toBeNull()
  expect(main.getByRole('button', { name: 'Upgrade Plan' })).toHaveProperty('disabled', false)
  expect(main.getByText(/Pro is \$19\.99 a month/)).toBeDefined()
  expect((await main.findByText(/credits left/)).textContent).toBe('7 credits left')
})

it('shows the plans with their prices, features and limits', async () => {
  openSubscription()
  expect(await screen.findByRole('heading', { name: 'Available Plans' })).toBeDefined()
  expect(plan('Free').getByText('$0.00').parentElement?.textContent).toBe('$0.00')
  expect(plan('Pro').getByText('$19.99').parentElement?.textContent).toBe('$19.99/month')
  expect(plan('Pro').getByText('Every format, custom colors and unlimited credits')).toBeDefined()
  expect(plan('Pro').getByText('Recommended')).toBeDefined()
  expect(plan('Free').queryByText('Recommended')).toBeNull()
  expect(features('Free')).toEqual([
    'Included: Ads (Limit: 3)',
    'Included: Variants per ad (Limit: 2)',
    'Included: Ad formats (Limit: 2)',
    'Not included: Custom colors',
    'Included: Products per campaign (Limit: 3)',
    'Not included: Priority generation',
    'Included: Credits (Limit: 10)',
  ])
  expect(features('Pro')).toEqual([
    'Included: Ads (Limit: 20)',
    'Included: Variants per ad (Limit: 20)',
    'Included: Ad formats',
    'Included: Custom colors',
    'Included: Products per campaign (Limit: 2000)',
    'Included: Priority generation',
    'Included: Credits',
  ])
})

it('offers a free account Subscribe, a Pro account the way back, and neither its own plan', async () => {
  openSubscription()
  await screen.findByRole('heading', { name: 'Current Plan: Free' })
  expect(plan('Free').getByRole('button', { name: 'Current Plan' })).toHaveProperty('disabled', true)
  expect(plan('Pro').getByRole('button', { name: 'Subscribe' })).toHaveProperty('disabled', false)
})

it('shows a Pro account its plan, and sells it no credits', async () => {
  openSubscription({ subscription: PRO, credits: { adGeneration: 0, unlimited: true } })
  expect(await screen.findByRole('heading', { name: 'Current Plan: Pro' })).toBeDefined()
  expect(screen.getByText('Active')).toBeDefined()
  expect(screen.queryByText(/expires on/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull()
  expect(plan('Pro').getByRole('button', { name: 'Current Plan' })).toHaveProperty('disabled', true)
  expect(plan('Free').getByRole('button', { name: 'Downgrade to Free' })).toHaveProperty('disabled', false)
  expect((await within(screen.getByRole('main')).findByText('∞')).parentElement?.textContent).toBe(
    '∞ unlimited credits',
  )
})

it.each([
  [{ ...PRO, endDate: '2026-12-05T12:00:00.000Z' }, 'Active', 'Your subscription expires on December 5, 2026'],
  [
    { ...PRO, status: 'trialing', isInTrial: true, endDate: '2027-01-31T12:00:00.000Z' },
    'Trial',
    'Your subscription trial expires on January 31, 2027',
  ],
])('says when it ends: %#', async (subscription, badge, line) => {
  openSubscription({ subscription })
  expect(await screen.findByText(line)).toBeDefined()
  expect(screen.getByText(badge)).toBeDefined()
})

it('explains that a payment failed, and where to correct it', async () => {
  openSubscription({ subscription: { ...PRO, status: 'past_due' } })
  expect((await screen.findByRole('alert')).textContent).toContain('Your last payment did not go through')
  expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeDefined()
})

it('shows the free plan when the look-up fails, says so, and reads it again when asked', async () => {
  let answer = () => Response.json({ code: 'INTERNAL_ERROR', message: 'Oh' }, { status: 500 })
  openSubscription({ answers: { 'GET /api/subscription': () => answer() } })
  expect(await screen.findByRole('heading', { name: 'Current Plan: Free' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Your plan could not be read')
  answer = () => Response.json(PRO)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Current Plan: Pro' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows before the click how long Pro would be free', async () => {
  openSubscription({ subscription: { trialDays: 14 } })
  expect(await screen.findByText('14 days free, then $19.99 a month. Cancel any time.')).toBeDefined()
})

it('asks again for what it showed only after five minutes', async () => {
  const { calls, router } = openSubscription()
  await screen.findByRole('heading', { name: 'Current Plan: Free' })
  const goAwayAndBack = async () => {
    await router.navigate('/terms')
    await screen.findByRole('heading', { name: 'Terms' })
    await router.navigate('/subscription')
    await screen.findByRole('heading', { name: 'Current Plan: Free' })
  }
  const lookUps = () => calls.filter((call) => call === 'GET /api/subscription').length
  await goAwayAndBack()
  expect(lookUps()).toBe(1)
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
  await goAwayAndBack()
  await waitFor(() => expect(lookUps()).toBe(2))
})
