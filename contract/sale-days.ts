// When the states of a sale begin, and which of them is a day's. Data and pure rules only: no zod.

export const SALE_STATES_MAX = 6
export const SALE_NAME_MAX = 40

/** What a state of a sale may say in its own words. */
export const SALE_WORDS = ['headline', 'support', 'price', 'oldPrice', 'badge', 'callToAction', 'legalLine'] as const

export const SALE_PLAN_MESSAGE = 'A sale calendar is part of the Pro plan. What you have stays, and can be deleted.'

export interface Dated {
  name: string
  /** The first day, as "2026-11-27". */
  from: string
}

/** The state of a sale on a day; undefined before its first one. They are in the order of their days. */
export function stateOn<State extends Dated>(states: readonly State[], day: string): State | undefined {
  return states.findLast(({ from }) => from <= day)
}

/** Why these states are no calendar, in a sentence; undefined if they are one. */
export function refuseOrder(states: readonly Dated[]): string | undefined {
  for (const [at, state] of states.entries()) {
    const before = states[at - 1]
    if (!before) continue
    if (before.from === state.from) {
      return `Two states begin on the same day, “${before.name}” and “${state.name}”. Give each a day of its own.`
    }
    if (before.from > state.from) {
      return `The state “${state.name}” begins before “${before.name}”. Put them in the order of their days.`
    }
  }
  return undefined
}
