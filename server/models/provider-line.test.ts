import { describe, expect, it } from 'vitest'
import { ContentRefused, ModelFault } from './failures.ts'
import { type CallLimits, ProviderLine } from './provider-line.ts'

function limits(own: Partial<CallLimits> = {}): CallLimits {
  return { signal: new AbortController().signal, deadlineMs: Date.now() + 240_000, ...own }
}

/** Makes a call that fails with these, one after the other, and then answers. */
function failing(...faults: Error[]) {
  let calls = 0
  const attempt = async () => {
    const fault = faults[calls]
    calls += 1
    if (fault) throw fault
    return 'answer'
  }
  return { attempt, calls: () => calls }
}

describe('a line to a provider', () => {
  it('asks again after a fault, at most twice', async () => {
    const twice = failing(new ModelFault('server-error'), new ModelFault('unreadable'))
    expect(await new ProviderLine(1, 'openai').call(limits(), twice.attempt)).toBe('answer')
    const thrice = failing(...Array.from({ length: 9 }, () => new ModelFault('unreadable')))
    await expect(new ProviderLine(1, 'openai').call(limits(), thrice.attempt)).rejects.toMatchObject({
      kind: 'unreadable',
    })
    expect(thrice.calls()).toBe(3)
  })

  it('asks no second time after a refusal, a refused key or a timeout', async () => {
    for (const error of [new ContentRefused(), new ModelFault('rejected'), new ModelFault('timeout')]) {
      const once = failing(error)
      await expect(new ProviderLine(1, 'openai').call(limits(), once.attempt)).rejects.toBe(error)
      expect(once.calls()).toBe(1)
    }
  })

  it('waits as long as the provider wants, and not at all if that leaves no time', async () => {
    const patient = failing(new ModelFault('rate-limited', { retryAfterMs: 700 }))
    const begun = Date.now()
    await new ProviderLine(1, 'openai').call(limits(), patient.attempt)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(690)
    const hurried = failing(new ModelFault('rate-limited', { retryAfterMs: 900_000 }))
    await expect(new ProviderLine(1, 'openai').call(limits(), hurried.attempt)).rejects.toMatchObject({
      kind: 'rate-limited',
    })
    expect(hurried.calls()).toBe(1)
  })

  it('ends in time, also when the call does not notice', async () => {
    const never = () => new Promise<never>(() => {})
    const late = new ProviderLine(1, 'openai').call(limits({ deadlineMs: Date.now() + 300 }), never)
    await expect(late).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('ends at once when the answer is no longer wanted, during a call and while it waits', async () => {
    const line = new ProviderLine(1, 'openai')
    const hangUp = new AbortController()
    const never = () => new Promise<never>(() => {})
    const [asked, waiting] = [
      line.call(limits({ signal: hangUp.signal }), never),
      line.call(limits({ signal: hangUp.signal }), never),
    ]
    hangUp.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    await expect(waiting).rejects.toThrow('gone')
    expect(line.open).toBe(true)
  })

  it('asks no more at once than it may, and turns away what would only wait', async () => {
    const line = new ProviderLine(2, 'openai')
    let [running, most] = [0, 0]
    const attempt = async () => {
      running += 1
      most = Math.max(most, running)
      // By then every permitted call is under way.
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    const calls = await Promise.allSettled(Array.from({ length: 14 }, () => line.call(limits(), attempt)))
    expect(most).toBe(2)
    const turnedAway = calls.filter(({ status }) => status === 'rejected')
    expect(turnedAway).toHaveLength(4)
    expect(turnedAway[0]).toMatchObject({ reason: { kind: 'busy' } })
  })

  it('leaves a provider alone after five outages in a row, and counts no refusal as one', async () => {
    const line = new ProviderLine(1, 'openai')
    const fail = (error: Error) => line.call(limits(), failing(error).attempt).catch(() => {})
    for (let count = 0; count < 4; count += 1) await fail(new ModelFault('rejected'))
    await fail(new ContentRefused())
    expect(line.open).toBe(true)
    for (let count = 0; count < 5; count += 1) await fail(new ModelFault('rejected'))
    expect(line.open).toBe(false)
    const spared = failing()
    await expect(line.call(limits(), spared.attempt)).rejects.toMatchObject({ kind: 'circuit-open' })
    expect(spared.calls()).toBe(0)
  })
})
