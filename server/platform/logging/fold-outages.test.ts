import { expect, it, onTestFinished } from 'vitest'
import { makeLog } from '#server/platform/http/log.ts'
import { DatabaseUnavailable } from '#server/platform/db/unavailable.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import { foldOutages } from './fold-outages.ts'

interface Line {
  msg: string
  need?: string
  seconds?: number
  lines?: Record<string, number>
}

/** Gives a log whose outages advance one probe at a time, as the test asks. */
function givenLog() {
  const written: Line[] = []
  const state = { time: 0, isAway: true }
  let looks: PromiseWithResolvers<void>[] = []
  let asked = Promise.withResolvers<void>()
  const outages = foldOutages({
    now: () => state.time,
    pause: () => {
      const look = Promise.withResolvers<void>()
      looks.push(look)
      asked.resolve()
      return look.promise
    },
  })
  const log = makeLog(
    { logLevel: 'info' },
    { destination: { write: (line) => void written.push(JSON.parse(line) as Line) }, outages },
  )
  const probe = async () => {
    if (state.isAway) throw new Error('away')
  }
  outages.watch(log, { database: probe, storage: probe, disk: probe })
  onTestFinished(() => outages.close())
  /** Resolves when the next pause has begun. */
  const lookOnce = async () => {
    await asked.promise
    asked = Promise.withResolvers<void>()
    const due = looks
    looks = []
    for (const look of due) look.resolve()
    await asked.promise
  }
  /** Resolves when a line has been written. */
  const lookUntilOver = async () => {
    await asked.promise
    for (const look of looks) look.resolve()
    await expect.poll(() => written.at(-1)?.msg).toBe('What failed works again')
  }
  return { log, written, state, outages, lookOnce, lookUntilOver }
}

const away = () => ({ err: new DatabaseUnavailable(new Error('connect ECONNREFUSED')) })

it('writes each line once, then its count once a minute, and the end', async () => {
  const { log, written, state, lookOnce, lookUntilOver } = givenLog()
  for (let call = 0; call < 100; call++) log.child({ reqId: call }).error(away(), 'A request failed')
  log.warn({ ...away(), check: 'database' }, 'Not ready')
  log.warn({ ...away(), check: 'queue' }, 'Not ready')
  expect(written.map(({ msg }) => msg)).toEqual(['A request failed', 'Not ready', 'Not ready'])

  state.time = 30_000
  await lookOnce()
  expect(written).toHaveLength(3)
  state.time = 60_000
  await lookOnce()
  const lines = { 'A request failed': 100, 'Not ready (database)': 1, 'Not ready (queue)': 1 }
  expect(written[3]).toMatchObject({ msg: 'The same still fails: its lines are counted', need: 'database', lines })

  state.isAway = false
  state.time = 63_000
  await lookUntilOver()
  expect(written).toHaveLength(5)
  expect(written[4]).toMatchObject({ need: 'database', seconds: 63, lines })

  log.error(away(), 'A request failed')
  expect(written.at(-1)?.msg).toBe('A request failed')
})

it('is not over while lines still come, even if the database answers a probe', async () => {
  const { log, written, state, lookOnce, lookUntilOver } = givenLog()
  state.isAway = false
  log.error(away(), 'A request failed')
  log.error(away(), 'A request failed')
  for (let look = 0; look < 3; look++) {
    const looked = lookOnce()
    log.error(away(), 'A request failed')
    await looked
  }
  expect(written).toHaveLength(1)
  await lookUntilOver()
  expect(written[1]?.lines).toEqual({ 'A request failed': 5 })
})

it('separates the dependencies that are away, and holds back nothing else', () => {
  const { log, written } = givenLog()
  for (let call = 0; call < 2; call++) {
    log.error(away(), 'A request failed')
    log.error({ err: new StorageUnavailable(new Error('SlowDown')) }, 'A request failed')
    log.error({ err: Object.assign(new Error('full'), { code: 'ENOSPC' }) }, 'A request failed')
    log.error({ err: new Error('a fault of ours') }, 'A request failed')
    log.warn('No error at all')
  }
  expect(written).toHaveLength(3 + 2 * 2)
})

it('reports at a stop what it has held back', async () => {
  const { log, written, outages, lookOnce } = givenLog()
  log.error(away(), 'A request failed')
  log.error(away(), 'A request failed')
  outages.close()
  void lookOnce()
  await expect.poll(() => written.length).toBe(2)
  expect(written[1]).toMatchObject({ msg: 'The same failed until the stop', lines: { 'A request failed': 2 } })
  log.error(away(), 'A request failed')
  expect(written).toHaveLength(3)
})
