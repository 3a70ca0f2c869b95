import type { TestCard } from '../../db/sandbox-tables.ts'
import type { SubscriptionRow } from './store.ts'

/** What time and people make of a subscription: pure rules, the same ones as Stripe's standard settings. */
export type Life = Omit<SubscriptionRow, 'id' | 'customerId'>

export interface Charge {
  at: Date
  /** False where the card declined. */
  paid: boolean
}

export interface Outcome {
  life: Life
  charges: Charge[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an unpaid plan lasts, while a real provider would ask the card again. */
const PATIENCE_DAYS = 14

/** Free days first, where there are any; otherwise the first month is paid for at once. */
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

/** Everything that fell due until now: renewals one by one, and the end of what was cancelled or stayed unpaid too long. */
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

/** When something happens to a live plan by itself: it is renewed, or it ends. */
export function nextMoment({ periodEnd, endedAt }: Pick<Life, 'periodEnd' | 'endedAt'>): Date {
  return endedAt && endedAt < periodEnd ? endedAt : periodEnd
}

/** When it ended or will end for good; null while it renews by itself. */
export function endDateOf(life: Life): Date | null {
  if (!isLive(life)) return life.endedAt
  return life.cancelAtPeriodEnd || life.status === 'past_due' ? nextMoment(life) : null
}

/** What a person, or a tester in the place of time, can do to a subscription. */
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

/** False where the change means nothing in this state, as when a button was pressed in two tabs. */
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

/** A card that declined at this moment leaves the plan some time to be paid in. */
function renewed(life: Life, paid: boolean, at: Date): Life {
  const periodEnd = monthAfter(life.periodEnd, life.trialEnd ?? life.createdAt)
  if (paid) return { ...life, status: 'active', periodEnd }
  return { ...life, status: 'past_due', periodEnd, endedAt: new Date(at.getTime() + PATIENCE_DAYS * DAY_MS) }
}

/** The paid months count from here. */
function endTrial(life: Life, paid: boolean, now: Date): Outcome {
  return charged(renewed({ ...life, trialEnd: now, periodEnd: now }, paid, now), { at: now, paid })
}

function only(life: Life): Outcome {
  return { life, charges: [] }
}

function charged(life: Life, charge: Charge): Outcome {
  return { life, charges: [charge] }
}

/** The next month's day of the anchor, or that month's last day where it is shorter (UTC). */
function monthAfter(moment: Date, anchor: Date): Date {
  const next = new Date(moment)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return next
}
