import { FAULTS } from './faults/faults.ts'
import type { Fault } from './faults/fault.ts'
import { HEADINGS, lineOf, rowOf } from './faults/report.ts'
import { openRig, type Rig } from './faults/rig.ts'
import { runFault } from './faults/run-fault.ts'

/** `npm run faults -- NAME…`: what is lost, doubled or refused while something breaks. Without a name, all of them; `--list` tells them. */

const names = process.argv.slice(3)
/** Ctrl-C ends the fault that is under way and takes everything down. */
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping = true))

if (names.includes('--list')) for (const { name, what } of FAULTS) process.stdout.write(`${name}: ${what}\n`)
else await runAll(choose())

function choose(): readonly Fault[] {
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name))
  if (unknown.length > 0)
    throw new Error(`No fault is called ${unknown.join(', ')}: npm run faults -- --list tells them.`)
  return names.length === 0 ? FAULTS : names.map((name) => FAULTS.find((fault) => fault.name === name)!)
}

/** On one installation as far as it will do: that it works for the next one is a proof of its own. */
async function runAll(faults: readonly Fault[]): Promise<void> {
  process.stdout.write(`${lineOf(HEADINGS)}\n${lineOf(HEADINGS.map(() => '---'))}\n`)
  let shared: Rig | undefined
  try {
    for (const fault of faults) {
      if (stopping) break
      const rig = fault.rig ? await openRig(fault.rig) : (shared ??= await openRig())
      try {
        const outcome = await runFault(fault, rig)
        process.stdout.write(`${lineOf(rowOf(outcome))}\n`)
        for (const wrong of outcome.wrong) process.stdout.write(`FAILS ${fault.name}: ${wrong}\n`)
        if (outcome.wrong.length > 0) process.exitCode = 1
      } finally {
        if (fault.rig) await rig.close()
      }
    }
  } finally {
    await shared?.close()
  }
}
