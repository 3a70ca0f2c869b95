import { expect, it } from 'vitest'
import type { PageFigures } from './run-lighthouse.ts'
import { formatPages, isBroken } from './table.ts'

function figures(performance: number, more: Partial<PageFigures> = {}): PageFigures {
  return {
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
    firstPaintMs: 1000,
    largestPaintMs: 2000,
    blockingMs: 40,
    layoutShift: 0,
    scriptBytes: 109_600,
    ...more,
  }
}

it('shows the median of the runs, and how far apart they are', () => {
  const runs = [figures(99), figures(91), figures(98)]
  expect(formatPages([{ name: 'landing', target: 98, scriptMaxKb: 110, runs }])).toContain('landing (98)  98 (91-99)')
})

it('is broken by a median under the target, by a layout that shifts, and by too much script', () => {
  const page = (runs: PageFigures[]) => ({ name: 'landing', target: 98, scriptMaxKb: 110, runs })
  expect(isBroken(page([figures(97), figures(97), figures(100)]))).toBe(true)
  expect(isBroken(page([figures(98), figures(98), figures(20)]))).toBe(false)
  expect(isBroken(page([figures(100, { layoutShift: 0.01 })]))).toBe(true)
  expect(isBroken(page([figures(100, { scriptBytes: 110_001 })]))).toBe(true)
})
