import { vi } from 'vitest'
import type { Credits } from '#contract/money/credits.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import type { Subscription } from '#contract/money/subscription.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from './render-page.tsx'

export const PRO: Subscription = { ...FREE_SUBSCRIPTION, planId: 'pro', status: 'active', hasActiveSubscription: true }

interface Visit {
  path?: string
  subscription?: Partial<Subscription>
  credits?: Credits
  answers?: Answers
}

/** Opens /subscription with a fake server and a fake address bar: `assign` receives where the browser is sent. */
export function openSubscription({ path = '/subscription', subscription, credits, answers }: Visit = {}) {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, origin: 'http://placard.test', href: 'http://placard.test/subscription' })
  const page = renderPage({
    path,
    user: MIRA,
    answers: {
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, ...subscription }),
      'GET /api/credits': () => Response.json(credits ?? { adGeneration: 7, unlimited: false }),
      ...answers,
    },
  })
  return { ...page, assign }
}
