import { type Events, secondsSince, emit } from '#server/platform/telemetry/events.ts'
import { isDiskFull } from './disk-full.ts'
import type { Storage } from './storage.ts'

/** Wraps a storage and reports each of its reads, writes and checks for space as an event. */
export function observed(storage: Storage): Storage {
  return {
    ...storage,
    put: (...given) => timed('put', () => storage.put(...given)),
    putFile: (...given) => timed('put', () => storage.putFile(...given)),
    get: (key) => timed('get', () => storage.get(key)),
    delete: (key) => timed('delete', () => storage.delete(key)),
    requireRoom: () => timed('room', () => storage.requireRoom()),
  }
}

async function timed<Value>(operation: Events['storage']['operation'], work: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  let outcome: Events['storage']['outcome'] = 'failed'
  try {
    const value = await work()
    outcome = 'done'
    return value
  } catch (error) {
    if (isDiskFull(error)) outcome = 'full'
    throw error
  } finally {
    emit('storage', { operation, outcome, seconds: secondsSince(started) })
  }
}
