import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCreative } from '#test/web/make-creative.ts'
import { OverBadge } from './over-badge.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 3, 9) }))
afterEach(() => void vi.useRealTimers())

const on = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }

it('marks an ad whose last day is past, and no other', async () => {
  const { rerender } = render(<OverBadge creative={makeCreative({ ...on, legalLine: 'Until 30 November.' })} />)
  expect(await screen.findByText('Over since 1 December')).toBeDefined()
  rerender(<OverBadge creative={makeCreative({ ...on, legalLine: 'Until 3 December.' })} />)
  await waitFor(() => expect(screen.queryByText(/Over since/)).toBeNull())
  const own = { legalLine: 'Bis 1. Dezember 2026' }
  rerender(<OverBadge creative={makeCreative({ ...on, legalLine: null, words: own })} />)
  expect(await screen.findByText('Over since 2 December')).toBeDefined()
})
