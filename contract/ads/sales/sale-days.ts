// The days of a sale's states, and the state of a given day. Data and pure rules only: no zod.

export const SALE_STATES_MAX = 6
export const SALE_NAME_MAX = 40

/** The parts that a state of a sale may have words of its own for. */
export const SALE_WORDS = ['headline', 'support', 'price', 'oldPrice', 'badge', 'callToAction', 'legalLine'] as const

export const SALE_PLAN_MESSAGE = 'A sale calendar is part of the Pro plan. What you have stays, and can be deleted.'

export interface DatedState {
  name: string
  /** The first day, as "2026-11-27". */
  from: string
}

/** Returns the state of a sale on a day; undefined before the first. The states are in the order of their days. */
export function stateOfDay<State extends DatedState>(states: readonly State[], day: string): State | undefined {
  return states.findLast(({ from }) => from <= day)
}

/** Returns a sentence on why these states do not make a calendar; undefined if they do. */
export function findOrderProblem(states: readonly DatedState[]): string | undefined {
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
