import { execFile } from 'node:child_process'
import { ROOT } from './launch/root.mjs'

export interface Check {
  name: string
  /** A program for Node, from the root of the repository. */
  script: string
  args: string[]
}

/** Runs all checks at once, prints the complaints of those that fail, and sets the exit status to 1 if any does. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const failed: string[] = []
  for (const result of await Promise.all(checks.map(run))) {
    if (result.status !== 0) failed.push(result.name)
    if (result.status !== 0) process.stdout.write(`\n${result.output.trim()}\n\n`)
    process.stdout.write(`${result.status === 0 ? 'ok    ' : 'FAILED'} ${result.name}\n`)
  }
  if (failed.length === 0) return
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
