import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlanId } from '#contract/money/plans.ts'
import { makeCreative } from '#test/web/make-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 3, 9) }))
afterEach(() => void vi.useRealTimers())

const SALE = ['2026-11-27', '2026-12-03', '2026-12-04'].map((from, at) => ({
  id: crypto.randomUUID(),
  name: ['Before', 'From Friday', 'After'][at]!,
  from,
}))

const ADS = [
  makeCreative({ productName: 'On sale', sale: SALE }),
  makeCreative({ productName: 'Later', sale: SALE.slice(2) }),
  makeCreative({ productName: 'Tested', trialPictures: 4 }),
  makeCreative({ productName: 'Over', lastDay: '2026-12-02' }),
  makeCreative({ productName: 'Last day', lastDay: '2026-12-03' }),
  makeCreative({ productName: 'Plain' }),
]

function open(planId: PlanId) {
  const answers = {
    'GET /api/creatives': () => Response.json(ADS),
    'GET /api/campaigns': () => Response.json([]),
    'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: planId === 'pro' }),
  }
  return renderPage({ path: '/creatives', user: MIRA, planId, answers })
}

const marksOf = (name: string) =>
  within(screen.getByRole('article', { name }))
    .queryAllByText(/since|^Test of/)
    .map(({ textContent }) => textContent)

it('marks an ad with its sale, its tests and its last day, and reads nothing beside the list', async () => {
  const { calls } = open('pro')
  await screen.findByText('Test of 4 pictures')
  expect(ADS.map(({ productName }) => marksOf(productName))).toEqual([
    ['From Friday, since 3 December'],
    [],
    ['Test of 4 pictures'],
    ['Over since 3 December'],
    [],
    [],
  ])
  expect(new Set(calls)).toEqual(new Set(['GET /api/creatives', 'GET /api/campaigns', 'GET /api/credits']))
})

it('shows nothing of what Free has not', async () => {
  open('free')
  await screen.findByText('Over since 3 December')
  expect(ADS.flatMap(({ productName }) => marksOf(productName))).toEqual(['Over since 3 December'])
})
