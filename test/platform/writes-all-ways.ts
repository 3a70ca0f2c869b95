import { Child } from '#server/platform/worker-processes/child.ts'
import { openProductionLog } from '#server/production-log.ts'
import { onForeignOutput } from '#server/platform/telemetry/foreign-output.ts'
import { openThread } from '#server/platform/threads/open-thread.ts'

/** A production process that writes to its output in every possible way, and then ends by an uncaught error. */

const news = openProductionLog({ logLevel: 'info', instance: 'here:3000/all', version: '1.2.3+abc' })
process.emitWarning('It will go', 'DeprecationWarning')
console.error('a package says %d', 1)
news.failed(new Error('a fault of ours'))
const bothAreHeard = Promise.withResolvers<void>()
const heard = new Set<string>()
onForeignOutput(({ work }) => {
  if (heard.add(work).size === 2) bothAreHeard.resolve()
})
const thread = openThread<string, string>({
  program: new URL('./odd-thread.ts', import.meta.url),
  work: 'is odd',
  idleMs: 60_000,
})
await thread.ask('write')
const child = new Child<object, never, string>({
  file: new URL('./writes-and-answers.ts', import.meta.url),
  work: 'writing',
  env: { ...process.env },
  flags: [],
  idleMs: 60_000,
  recycleRssBytes: Infinity,
})
await child.run({}, { signal: AbortSignal.timeout(60_000), timeoutMs: 60_000 })
await bothAreHeard.promise
throw new Error('nobody caught it')
