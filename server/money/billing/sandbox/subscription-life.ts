import type { TestCard } from '#server/platform/db/schema/sandbox.ts'
import type { SandboxSubscriptionRow } from './store.ts'

/** Rules by which time and users change a subscription: pure, and the same as Stripe's standard settings. */
export type Life = Omit<SandboxSubscriptionRow, 'id' | 'customerId'>

export interface Charge {
  at: Date
  /** Is false if the card declined. */
  paid: boolean
}

export interface Outcome {
  life: Life
  charges: Charge[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days that an unpaid plan lasts, while a real provider would retry the card. */
const GRACE_DAYS = 14

/** Begins a subscription with free days, if there are any; otherwise the first month is charged at once. */
export function begin(now: Date, trialDays: number): Outcome {
  const trialEnd = trialDays > 0 ? new Date(now.getTime() + trialDays * DAY_MS) : null
  const life: Life = {
    status: trialEnd ? 'trialing' : 'active',
    periodEnd: trialEnd ?? monthAfter(now, now),
    cancelAtPeriodEnd: false,
    trialEnd,
    endedAt: null,
    createdAt: now,
  }
  return { life, charges: trialEnd ? [] : [{ at: now, paid: true }] }
}

export function isLive({ status }: Pick<Life, 'status'>): boolean {
  return status !== 'canceled'
}

/**
 * Applies everything that fell due until now: renewals one by one, and the end of a plan that was cancelled or stayed
 * unpaid for too long.
 */
export function passTime(life: Life, card: TestCard, now: Date): Outcome {
  const charges: Charge[] = []
  let current = life
  while (isLive(current) && nextMoment(current) <= now) {
    const at = nextMoment(current)
    if (endDateOf(current)) current = end(current, at)
    else {
      charges.push({ at, paid: card === 'pays' })
      current = renewed(current, card === 'pays', at)
    }
  }
  return { life: current, charges }
}

/** Returns when something happens to a live plan by itself: it is renewed, or it ends. */
export function nextMoment({ periodEnd, endedAt }: Pick<Life, 'periodEnd' | 'endedAt'>): Date {
  return endedAt && endedAt < periodEnd ? endedAt : periodEnd
}

/** Returns when it ended or will end for good; null while it renews automatically. */
export function endDateOf(life: Life): Date | null {
  if (!isLive(life)) return life.endedAt
  return life.cancelAtPeriodEnd || life.status === 'past_due' ? nextMoment(life) : null
}

/** Changes that a user can make to a subscription, or a tester in place of time. */
export const CHANGES = {
  cancel: (life) => !life.cancelAtPeriodEnd && only({ ...life, cancelAtPeriodEnd: true }),
  resume: (life) => life.cancelAtPeriodEnd && only({ ...life, cancelAtPeriodEnd: false }),
  'end-trial': (life, card, now) => isRenewing(life, 'trialing') && endTrial(life, card === 'pays', now),
  renew: (life, _, now) => isRenewing(life, 'active') && charged(renewed(life, true, now), { at: now, paid: true }),
  'fail-renewal': (life, _, now) =>
    isRenewing(life, 'active') && charged(renewed(life, false, now), { at: now, paid: false }),
  recover: (life, _, now) =>
    life.status === 'past_due' && charged({ ...life, status: 'active', endedAt: null }, { at: now, paid: true }),
  'give-up': (life, _, now) => life.status === 'past_due' && only(end(life, now)),
} satisfies Record<string, (life: Life, card: TestCard, now: Date) => Outcome | false>

export type ChangeName = keyof typeof CHANGES

/** Returns false if the change is not possible in this state, as when a button was pressed in two tabs. */
export function change(life: Life, name: ChangeName, card: TestCard, now: Date): Outcome | false {
  return isLive(life) && CHANGES[name](life, card, now)
}

export function canChange(life: Life, name: ChangeName): boolean {
  return change(life, name, 'pays', life.createdAt) !== false
}

export function end(life: Life, at: Date): Life {
  return { ...life, status: 'canceled', endedAt: at }
}

function isRenewing(life: Life, status: Life['status']): boolean {
  return life.status === status && !life.cancelAtPeriodEnd
}

/** Renews the plan. After a declined card, there is some time left in which to pay. */
function renewed(life: Life, paid: boolean, at: Date): Life {
  const periodEnd = monthAfter(life.periodEnd, life.trialEnd ?? life.createdAt)
  if (paid) return { ...life, status: 'active', periodEnd }
  return { ...life, status: 'past_due', periodEnd, endedAt: new Date(at.getTime() + GRACE_DAYS * DAY_MS) }
}

/** Ends the trial; the paid months count from here. */
function endTrial(life: Life, paid: boolean, now: Date): Outcome {
  return charged(renewed({ ...life, trialEnd: now, periodEnd: now }, paid, now), { at: now, paid })
}

function only(life: Life): Outcome {
  return { life, charges: [] }
}

function charged(life: Life, charge: Charge): Outcome {
  return { life, charges: [charge] }
}

/** Returns the anchor's day in the next month, or that month's last day if it is shorter (UTC). */
function monthAfter(moment: Date, anchor: Date): Date {
  const next = new Date(moment)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return next
}
