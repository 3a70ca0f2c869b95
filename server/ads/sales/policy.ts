import { isDeepStrictEqual } from 'node:util'
import type { SentSaleState } from '#contract/ads/sales/sale-calendar.ts'
import { SALE_PLAN_MESSAGE } from '#contract/ads/sales/sale-days.ts'
import { type PlanId, PLANS } from '#contract/money/plans.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { SaleStateRow } from './store.ts'

/** Throws PLAN_REQUIRED if the plan has no sale calendars. */
export function requireSales(planId: PlanId): void {
  if (!PLANS[planId].saleCalendar) throw new AppError('PLAN_REQUIRED', SALE_PLAN_MESSAGE)
}

/** Requires a plan with sale calendars for anything but the deletion of states. */
export function requireMaySave(
  planId: PlanId,
  states: readonly SentSaleState[],
  stored: readonly SaleStateRow[],
): void {
  const isHeld = ({ id, name, from, words }: SentSaleState) =>
    stored.some(
      (one) => one.id === id && one.name === name && one.fromDay === from && isDeepStrictEqual(one.words, words),
    )
  if (!states.every(isHeld)) requireSales(planId)
}

/** Requires that each id that was sent is that of one state of this ad. */
export function requireKnown(states: readonly SentSaleState[], stored: readonly SaleStateRow[]): void {
  const ids = states.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size === ids.length && ids.every((id) => stored.some((one) => one.id === id))) return
  const message = 'A state of this sale does not exist any more. Please open the calendar again.'
  throw new AppError('VALIDATION_FAILED', message, 'states')
}
