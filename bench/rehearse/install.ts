import { tmpdir } from 'node:os'
import path from 'node:path'
import { EmptyMachine } from './empty-machine.ts'

/** Run by bench/rehearse.ts: the first command of the README on an empty machine, with the npm versions in use. */

/** The machine's own is 9.2, with Node 18; others come with newer Nodes. */
const OTHERS = ['10.9.9', '11.6.2']

/** The code of sysexits.h for a temporary failure. */
const NO_MACHINE = 75

const machine = createMachine()
const others = process.argv[2] === 'stock' ? [] : OTHERS
const all = ['', ...others.map((version) => machine.addNpm(version, process.execPath))]
for (const [index, programs] of all.entries()) {
  const versions = machine.run('echo "npm $(npm --version), Node $(node --version)"', programs).trim()
  const folder = `/root/placard-${index}`
  machine.clone(folder)
  const first = await machine.start(folder, programs)
  await first.stop()
  const second = await machine.start(folder, programs)
  await second.stop()
  process.stdout.write(`ok: ${versions}: ready after ${first.seconds} s, the second time after ${second.seconds} s\n`)
  process.stdout.write(first.lines.replaceAll(/^(?=.)/gm, '    '))
  machine.run(`rm -rf ${folder} /root/.npm`)
}
process.exit()

function createMachine(): EmptyMachine {
  try {
    return EmptyMachine.create(path.join(tmpdir(), 'machine'))
  } catch (error) {
    process.stdout.write(`No empty machine could be made: ${String(error)}\n`)
    process.exit(NO_MACHINE)
  }
}
