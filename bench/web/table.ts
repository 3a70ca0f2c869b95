import { alignColumns } from '../align-columns.ts'
import { CATEGORIES, type PageFigures } from './run-lighthouse.ts'

export interface MeasuredPage {
  name: string
  /** The target of each category. */
  target: number
  /** Maximum in thousands of bytes, as transferred. */
  scriptMaxKb: number
  runs: readonly PageFigures[]
}

const HEADINGS = ['', 'page', ...CATEGORIES, 'first paint', 'largest paint', 'blocking', 'shift', 'script']

/** Formats a line for each page: medians, with the lowest and the highest performance, which alone varies. */
export function formatPages(pages: readonly MeasuredPage[]): string {
  return alignColumns([HEADINGS, ...pages.map(cellsOf)]).join('\n')
}

export function isBroken({ runs, target, scriptMaxKb }: MeasuredPage): boolean {
  const misses = CATEGORIES.some((name) => medianOf(runs, ({ scores }) => scores[name]) < target)
  if (medianOf(runs, ({ scriptBytes }) => scriptBytes) > scriptMaxKb * 1000) return true
  return misses || medianOf(runs, ({ layoutShift }) => layoutShift) >= SHIFT_SEEN
}

/** Lighthouse prints three decimals; anything that shows there counts. */
const SHIFT_SEEN = 0.0005

function cellsOf(page: MeasuredPage): string[] {
  const { name, runs, target } = page
  const median = (of: (figures: PageFigures) => number) => medianOf(runs, of)
  const performances = runs.map(({ scores }) => scores.performance)
  return [
    isBroken(page) ? 'BROKEN' : '',
    `${name} (${target})`,
    ...CATEGORIES.map((category) => {
      const score = String(median(({ scores }) => scores[category]))
      return category === 'performance' ? `${score} (${Math.min(...performances)}-${Math.max(...performances)})` : score
    }),
    seconds(median(({ firstPaintMs }) => firstPaintMs)),
    seconds(median(({ largestPaintMs }) => largestPaintMs)),
    `${median(({ blockingMs }) => blockingMs).toFixed(0)} ms`,
    median(({ layoutShift }) => layoutShift).toFixed(3),
    `${(median(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)} KB (${page.scriptMaxKb})`,
  ]
}

function medianOf(runs: readonly PageFigures[], of: (figures: PageFigures) => number): number {
  const sorted = runs.map(of).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
