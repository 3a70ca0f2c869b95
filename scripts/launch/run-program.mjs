import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './root.mjs'

/**
 * Signals to forward. A terminal sends its signals to the whole group, so that they reach the program directly; those
 * sent to us alone are forwarded.
 */
const FORWARDED = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT']

/** Runs a program in our place, with our terminal and our signals; its exit code becomes ours. */
export async function runProgram(program, args, options = {}) {
  process.exitCode = await statusOf(program, args, options)
}

/** Resolves to the exit code, by the shell's convention (128 + signal) if a signal ended the program. */
export function statusOf(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', cwd: ROOT, ...options })
    const stopForwarding = forwardSignals(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      stopForwarding()
      resolve(signal ? 128 + constants.signals[signal] : code)
    })
  })
}

/** Forwards signals. Returns a function that stops it. */
export function forwardSignals(child) {
  const handlers = FORWARDED.map((signal) => [signal, () => child.kill(signal)])
  // Ctrl-C ends the program; we stay until it has ended, so that the prompt comes back last.
  if (!FORWARDED.includes('SIGINT')) handlers.push(['SIGINT', () => {}])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}
