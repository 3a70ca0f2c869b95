import { Checkout } from './faults/checkout.ts'
import { FAULTS } from './faults/faults.ts'
import type { Fault } from './faults/fault.ts'
import { HEADINGS, lineOf, rowOfOutcome } from './faults/report.ts'
import { openRig, type Rig } from './faults/rig.ts'
import { runFault } from './faults/run-fault.ts'

/**
 * `npm run faults -- NAME…`: shows what is lost, doubled or refused while something breaks. Without a name, all of
 * them; `--list` lists them. `--unmended` removes the mend of each and checks that the fault is seen to fail then.
 */

const options = process.argv.slice(3)
const names = options.filter((option) => option !== '--unmended')
/** Ctrl-C ends the running fault and takes everything down. */
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping = true))

if (names.includes('--list')) for (const { name, what } of FAULTS) process.stdout.write(`${name}: ${what}\n`)
else if (options.includes('--unmended')) await runUnmended(choose())
else await runAll(choose())

function choose(): readonly Fault[] {
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name))
  if (unknown.length > 0)
    throw new Error(`No fault is called ${unknown.join(', ')}: npm run faults -- --list tells them.`)
  return names.length === 0 ? FAULTS : names.map((name) => FAULTS.find((fault) => fault.name === name)!)
}

/** Runs the faults on one installation as far as possible: that it works for the next one is a proof of its own. */
async function runAll(faults: readonly Fault[]): Promise<void> {
  process.stdout.write(`${lineOf(HEADINGS)}\n${lineOf(HEADINGS.map(() => '---'))}\n`)
  let shared: Rig | undefined
  try {
    for (const fault of faults) {
      if (stopping) break
      const refusal = fault.refusal?.()
      if (refusal) {
        process.stdout.write(`skipped ${fault.name}: ${refusal}\n`)
        continue
      }
      const rig = fault.rig ? await openRig(fault.rig) : (shared ??= await openRig())
      try {
        const outcome = await runFault(fault, rig)
        process.stdout.write(`${lineOf(rowOfOutcome(outcome))}\n`)
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

/** Runs each on an installation of its own, made from a checkout without the mend. */
async function runUnmended(faults: readonly Fault[]): Promise<void> {
  for (const fault of faults) {
    const { name, mend, rig: options } = fault
    if (stopping || !mend || fault.refusal?.()) continue
    using checkout = Checkout.without(mend)
    const rig = await openRig({ ...options, folder: checkout.folder })
    try {
      // An end of the harness itself, for example because nothing answers, is a failure too.
      const { wrong } = await runFault(fault, rig).catch((error: unknown) => ({ wrong: [String(error)] }))
      const [first] = wrong
      const verdict = first ? `fails as it should (${first})` : 'HOLDS, so the fault or the mend proves nothing'
      process.stdout.write(`${name} without "${mend.what}": ${verdict}\n`)
      if (!first) process.exitCode = 1
    } finally {
      // Without its mend a process may not be able to stop by itself.
      await Promise.all([...rig.webs, ...rig.workers].map((app) => app.kill()))
      await rig.close()
    }
  }
}
