import type { SaleState } from '#contract/ads/sales/sale-calendar.ts'
import { localDay } from '#contract/platform/local-day.ts'
import { findOrderProblem, type SALE_WORDS } from '#contract/ads/sales/sale-days.ts'
import { translated, t } from '#web/i18n/i18n.ts'

export type SaleWordPart = (typeof SALE_WORDS)[number]

/** A state in the form; `key` identifies it before it has an id. */
export interface SaleDraft {
  key: string
  id?: string
  name: string
  from: string
  words: Partial<Record<SaleWordPart, string | null>>
}

export function draftsOf(states: readonly SaleState[]): SaleDraft[] {
  return states.map(({ id, name, from, words }) => ({ key: id, id, name, from, words }))
}

/** Gives the states for the server. For an empty field, the state uses the ad's own text. */
export function toStates(drafts: readonly SaleDraft[]) {
  return drafts.map(({ id, name, from, words }) => ({
    ...(id && { id }),
    name: name.trim(),
    from,
    words: Object.fromEntries(Object.entries(words).filter(([, text]) => text === null || text.trim() !== '')),
  }))
}

/** Tells whether there is something to save. */
export function isChanged(drafts: readonly SaleDraft[], states: readonly SaleState[]): boolean {
  return JSON.stringify(toStates(drafts)) !== JSON.stringify(toStates(draftsOf(states)))
}

/** Gives the reason why this cannot be saved, as a sentence; undefined if it can. */
export function refuseDrafts(drafts: readonly SaleDraft[]): string | undefined {
  if (drafts.some(({ name }) => name.trim() === '')) return t('Please give each state a name.')
  const undated = drafts.find(({ from }) => from === '')
  if (undated) return t('Please say on which day “{name}” begins.', { name: undated.name })
  const refusal = findOrderProblem(drafts)
  return refusal && translated(refusal)
}

const FRIDAY = 5
/** Length of the sale: from a Friday to the Monday after it, as is usual at the end of November. */
const DAYS = 3

/** Gives the usual four states of a sale, around the next Friday. */
export function usualStates(today: Date): SaleDraft[] {
  const friday = (FRIDAY - today.getDay() + 7) % 7 || 7
  const day = (later: number) => localDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + later))
  return [
    { name: t('Before'), from: day(0) },
    { name: t('From Friday'), from: day(friday) },
    { name: t('Last day'), from: day(friday + DAYS) },
    { name: t('Over'), from: day(friday + DAYS + 1) },
  ].map((state) => ({ ...state, key: state.from, words: {} }))
}

/** Gives an additional state, on the day after the last. */
export function oneMore(drafts: readonly SaleDraft[], key: string): SaleDraft {
  const last = drafts.at(-1)?.from
  const next = last ? new Date(Date.parse(last) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10) : ''
  return { key, name: '', from: next, words: {} }
}
