import { describe, expect, it } from 'vitest'
import { begin, canChange, change, type ChangeName, endDateOf, type Life, passTime } from './subscription-life.ts'

const at = (text: string) => new Date(`${text}T12:00:00.000Z`)
const NOW = at('2026-03-17')
const paid = begin(NOW, 0).life
const trial = begin(NOW, 7).life

function after(life: Life, ...names: ChangeName[]): Life {
  return names.reduce((current, name) => {
    const outcome = change(current, name, 'pays', NOW)
    if (!outcome) throw new Error(`${name} means nothing here`)
    return outcome.life
  }, life)
}

const possible = (life: Life) =>
  (['cancel', 'resume', 'end-trial', 'renew', 'fail-renewal', 'recover', 'give-up'] as const).filter((name) =>
    canChange(life, name),
  )

describe('a subscription begins', () => {
  it('with a payment and a month', () => {
    expect(begin(NOW, 0)).toMatchObject({
      life: { status: 'active', periodEnd: at('2026-04-17'), trialEnd: null },
      charges: [{ at: NOW, paid: true }],
    })
  })

  it('with free days and no payment, if there are any', () => {
    expect(begin(NOW, 7)).toMatchObject({
      life: { status: 'trialing', periodEnd: at('2026-03-24'), trialEnd: at('2026-03-24') },
      charges: [],
    })
  })
})

describe('time', () => {
  it('renews it month by month, however long ago anybody looked', () => {
    const { life, charges } = passTime(paid, 'pays', at('2026-07-01'))
    expect(life).toMatchObject({ status: 'active', periodEnd: at('2026-07-17') })
    expect(charges).toEqual(
      [at('2026-04-17'), at('2026-05-17'), at('2026-06-17')].map((day) => ({ at: day, paid: true })),
    )
    expect(passTime(life, 'pays', at('2026-07-01'))).toEqual({ life, charges: [] })
  })

  it('keeps the day of the month if the month has it', () => {
    const endOfJanuary = begin(at('2027-01-31'), 0).life
    expect(endOfJanuary.periodEnd).toEqual(at('2027-02-28'))
    expect(passTime(endOfJanuary, 'pays', at('2027-02-28')).life.periodEnd).toEqual(at('2027-03-31'))
    expect(passTime(begin(at('2027-12-31'), 0).life, 'pays', at('2028-01-31')).life.periodEnd).toEqual(at('2028-02-29'))
  })

  it('turns a trial into a paid plan', () => {
    const { life, charges } = passTime(trial, 'pays', at('2026-03-24'))
    expect(life).toMatchObject({ status: 'active', periodEnd: at('2026-04-24'), trialEnd: at('2026-03-24') })
    expect(charges).toEqual([{ at: at('2026-03-24'), paid: true }])
  })

  it('detects a declined card, and ends an unpaid plan after 14 days', () => {
    const { life, charges } = passTime(trial, 'declines-later', at('2026-03-25'))
    expect(life.status).toBe('past_due')
    expect(endDateOf(life)).toEqual(at('2026-04-07'))
    expect(charges).toEqual([{ at: at('2026-03-24'), paid: false }])
    const lastMoment = new Date(at('2026-04-07').getTime() - 1)
    expect(passTime(life, 'declines-later', lastMoment)).toEqual({ life, charges: [] })
    const ended = { ...life, status: 'canceled', endedAt: at('2026-04-07') }
    for (const now of [at('2026-04-07'), at('2026-09-01')]) {
      expect(passTime(life, 'declines-later', now)).toEqual({ life: ended, charges: [] })
      expect(passTime(trial, 'declines-later', now).life).toEqual(ended)
    }
  })

  it('ends an unpaid plan no later if it is cancelled, and keeps one that was paid after all', () => {
    const late = after(paid, 'fail-renewal')
    expect(endDateOf(late)).toEqual(at('2026-03-31'))
    expect(passTime(after(late, 'cancel'), 'pays', at('2026-06-01')).life).toMatchObject({ endedAt: at('2026-03-31') })
    const recovered = after(late, 'recover')
    expect(endDateOf(recovered)).toBeNull()
    expect(passTime(recovered, 'pays', at('2026-05-16'))).toEqual({ life: recovered, charges: [] })
  })

  it('ends a cancelled plan at the end of its period, and charges nothing more', () => {
    const cancelled = after(paid, 'cancel')
    expect(passTime(cancelled, 'pays', at('2026-04-16')).life).toEqual(cancelled)
    const { life, charges } = passTime(cancelled, 'pays', at('2026-09-01'))
    expect(life).toMatchObject({ status: 'canceled', endedAt: at('2026-04-17') })
    expect(charges).toEqual([])
  })
})

describe('what can be done', () => {
  it('depends on its state', () => {
    expect(possible(trial)).toEqual(['cancel', 'end-trial'])
    expect(possible(paid)).toEqual(['cancel', 'renew', 'fail-renewal'])
    expect(possible(after(paid, 'cancel'))).toEqual(['resume'])
    expect(possible(after(paid, 'fail-renewal'))).toEqual(['cancel', 'recover', 'give-up'])
    expect(possible(after(paid, 'fail-renewal', 'give-up'))).toEqual([])
  })

  it('ends a trial with its first payment, or with a declined one', () => {
    expect(change(trial, 'end-trial', 'pays', NOW)).toMatchObject({
      life: { status: 'active', trialEnd: NOW, periodEnd: at('2026-04-17') },
      charges: [{ at: NOW, paid: true }],
    })
    expect(change(trial, 'end-trial', 'declines-later', NOW)).toMatchObject({ life: { status: 'past_due' } })
  })

  it('renews ahead of time, fails to, and recovers', () => {
    expect(after(paid, 'renew')).toEqual({ ...paid, periodEnd: at('2026-05-17') })
    const late = after(paid, 'fail-renewal')
    expect(late).toMatchObject({ status: 'past_due', periodEnd: at('2026-05-17'), endedAt: at('2026-03-31') })
    expect(change(late, 'recover', 'pays', NOW)).toEqual({
      life: { ...late, status: 'active', endedAt: null },
      charges: [{ at: NOW, paid: true }],
    })
  })

  it('resumes a cancelled plan', () => {
    expect(after(paid, 'cancel', 'resume')).toEqual(paid)
  })
})
