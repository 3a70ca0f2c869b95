import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Painters } from '#server/ads/generation/painter.ts'

export const MOMENTS = ['painting', 'put', 'transaction'] as const

export type Moment = (typeof MOMENTS)[number]

/** Long enough for a painter to have begun. */
const PAINTING_BEGUN_MS = 80

/**
 * Ends this process in the middle of its nth painting, put or transaction: `put:20`. Modifies the painters in place.
 */
export function armKill(spec: string, painters: Painters): void {
  const [moment, nth] = spec.split(':') as [Moment, string]
  let left = Number(nth)
  const isTime = () => --left === 0
  if (moment === 'painting') killPainting(painters, isTime)
  else if (moment === 'put') killPut(isTime)
  else killTransaction(isTime)
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('unreachable')
}

function killPainting(painters: Painters, isTime: () => boolean): void {
  const { paint } = painters
  painters.paint = (...args) => {
    if (isTime()) void sleep(PAINTING_BEGUN_MS).then(die)
    return paint(...args)
  }
}

/** Kills a put when its bytes are written, under their temporary name. */
function killPut(isTime: () => boolean): void {
  const { rename } = fs
  fs.rename = async (from, to) => (String(from).endsWith('.tmp') && isTime() ? die() : rename(from, to))
  syncBuiltinESMExports()
}

/** Kills a transaction when all its statements are done, and it is not committed. */
function killTransaction(isTime: () => boolean): void {
  const transaction = PGlite.prototype.transaction
  PGlite.prototype.transaction = function <T>(this: PGlite, work: Parameters<typeof transaction<T>>[0]) {
    return transaction.call(this, async (tx: Parameters<typeof work>[0]) => {
      const result = await work(tx)
      return isTime() ? die() : result
    }) as Promise<T>
  }
}
