import { format } from 'node:util'
import type { Logger } from 'pino'
import { onForeignOutput } from '#server/platform/telemetry/foreign-output.ts'

const CONSOLE = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const

/**
 * Turns everything that this process writes into log lines: Node's warnings, what packages write to the console, the
 * output of children and threads, and an uncaught error, which still ends the process as usual. Only V8 and libraries
 * in C still write in their own format as they end the process.
 */
export function writeAllAsLines(log: Logger): void {
  // Node's own listener would write plain text.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node gives a warning'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'An error that nobody caught ends the process')
    process.exit(1)
  })
  for (const name of CONSOLE)
    console[name] = (...args: unknown[]) => log.warn({ said: format(...args) }, 'A package writes')
  onForeignOutput((output) => log.warn(output, 'A process or thread beside this one writes'))
}
