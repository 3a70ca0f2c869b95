import { execFile } from 'node:child_process'
import { ROOT } from '../launch/root.mjs'

/** Format, lint with the boundaries between the areas, types, and the licences of all packages: all of them are run, then all complaints are shown. */
const CHECKS = [
  {
    name: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--cache', '--log-level', 'warn', '.'],
  },
  { name: 'lint and boundaries', script: 'node_modules/oxlint/bin/oxlint', args: [] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'licences', script: 'scripts/tasks/licences.ts', args: [] },
]

type Check = (typeof CHECKS)[number]

const failed: string[] = []
for (const result of await Promise.all(CHECKS.map(run))) {
  if (result.status !== 0) failed.push(result.name)
  if (result.status !== 0) process.stdout.write(`\n${result.output.trim()}\n\n`)
  process.stdout.write(`${result.status === 0 ? 'ok    ' : 'FAILED'} ${result.name}\n`)
}
if (failed.length > 0) {
  process.stdout.write(`\nThe check failed: ${failed.join(', ')}. To mend the format, run npx prettier --write .\n`)
  process.exitCode = 1
}

function run({ name, script, args }: Check): Promise<{ name: string; status: number; output: string }> {
  const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      const status = error ? Number(error.code) || 1 : 0
      resolve({ name, status, output: stdout + stderr })
    })
  })
}
