import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { fakeStreams } from '#test/web/fake-stream.ts'
import { fakeUploads } from '#test/web/fake-upload.ts'
import { complete } from '#test/web/make-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

interface Wizard {
  /** The ad that is stored; without one, the wizard is opened for a new ad. */
  ad?: Creative
  step?: number
  /** The plan in the first HTML, unless that leaves it out, and in the look-up. */
  planId?: PlanId
  isPlanWritten?: boolean
  variants?: Variant[]
  answers?: Answers
  /** Drafts that the tab has stored before, by key. */
  keepsDrafts?: Record<string, string>
  /** Normalizes an ad as the server does on receipt. */
  tidies?: (body: Partial<Creative>) => Partial<Creative>
}

/** Opens the wizard on a fake server that stores one ad. `saved` fills with the bodies that were sent to it. */
export function openWizard({ ad, step, planId = 'free', variants = [], answers = {}, ...page }: Wizard = {}) {
  vi.stubGlobal('alert', vi.fn())
  window.sessionStorage.clear()
  for (const [key, draft] of Object.entries(page.keepsDrafts ?? {})) window.sessionStorage.setItem(key, draft)
  const [uploads, streams] = [fakeUploads(), fakeStreams()]
  const saved: Partial<Creative>[] = []
  let stored = ad ?? complete
  const store = async (request: Request) => {
    const body = (await request.json()) as Partial<Creative>
    saved.push(body)
    stored = { ...stored, ...(page.tidies?.(body) ?? body) }
    return Response.json(stored)
  }
  const path = `/api/creatives/${stored.id}`
  const rendered = renderPage({
    path: (ad ? `/creatives/${ad.id}` : '/create') + (step ? `?step=${step}` : ''),
    user: MIRA,
    ...(page.isPlanWritten !== false && { planId }),
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: planId === 'pro' }),
      'GET /api/brands': () => Response.json([]),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      [`GET ${path}`]: () => Response.json(stored),
      [`GET ${path}/variants`]: () => Response.json(variants),
      [`POST ${path}`]: store,
      'POST /api/creatives': store,
      ...answers,
    },
  })
  return { ...rendered, saved, uploads, streams, path }
}

/** The server's answer that refuses a request. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}

/** Finds the step that is on screen, by its title. */
export const stepTitle = async (name: string) => screen.findByRole('heading', { level: 2, name })
