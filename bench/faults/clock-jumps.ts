import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** Of Debian's package libfaketime. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const folder = mkdtempSync(path.join(tmpdir(), 'faults-clock-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const clock = path.join(folder, 'clock')
writeFileSync(clock, '+0\n')

const LYING = [
  ...['env', `LD_PRELOAD=${LIBRARY}`, `FAKETIME_TIMESTAMP_FILE=${clock}`],
  ...['FAKETIME_CACHE_DURATION=1', 'FAKETIME_DONT_FAKE_MONOTONIC=1'],
]

export const clockJumps: Fault = {
  name: 'clock-jumps',
  what: 'the clock of every process jumps an hour ahead, two hours back, and is right again, 15 s each (faketime)',
  rig: { before: LYING },
  async strike(_, { generateMore }) {
    generateMore()
    for (const wrong of ['+1h', '-1h', '+0']) {
      writeFileSync(clock, `${wrong}\n`)
      await sleep(15_000)
    }
  },
}
