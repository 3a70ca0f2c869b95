import { format } from 'node:util'
import type { Logger } from 'pino'
import { hearOthers } from '../telemetry/output-of-others.ts'

const CONSOLE = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const

/**
 * From now on whatever this process writes is a line of the log: what Node warns of, what packages write to the console, what children and
 * threads write, and an error that nobody caught, which ends the process as it always does. Only V8 and libraries in C, as they end the
 * process, still write as they like.
 */
export function writeAllAsLines(log: Logger): void {
  // Node's own listener writes it as text.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node gives a warning'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'An error that nobody caught ends the process')
    process.exit(1)
  })
  for (const name of CONSOLE)
    console[name] = (...said: unknown[]) => log.warn({ said: format(...said) }, 'A package writes')
  hearOthers((output) => log.warn(output, 'A process or thread beside this one writes'))
}
