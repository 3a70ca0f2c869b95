import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'
import { isDiskFull } from '#server/platform/storage/disk-full.ts'

const NO_ROOM = 'There is no room left on a disk that Placard needs: make room, and start it again.'

const ONE_WEB_PROCESS = 'The demo sign-in keeps in this process what is under way: run no other web process beside it.'

/** Reports a start: to the person at the keyboard or, in production, to the log. */
export interface StartNews {
  ready(config: Config): void
  failed(error: unknown): void
}

/** Writes sentences for a person: the address on standard output, a failure on standard error. */
export const TO_TERMINAL: StartNews = {
  ready(config) {
    const purpose = config.role === 'worker' ? 'works for' : 'is ready at'
    process.stdout.write(`Placard ${purpose} ${config.publicUrl}\n`)
    if (isAlone(config)) process.stdout.write(`${ONE_WEB_PROCESS}\n`)
  },
  failed(error) {
    process.stderr.write(`${sentenceOf(error) ?? (error as Error).stack}\n`)
  },
}

export function toLog(log: Pick<Logger, 'info' | 'warn' | 'fatal'>): StartNews {
  return {
    ready(config) {
      log.info({ role: config.role, url: config.publicUrl }, 'Placard is ready')
      if (isAlone(config)) log.warn(ONE_WEB_PROCESS)
    },
    failed(err) {
      const reason = sentenceOf(err)
      log.fatal(reason === undefined ? { err } : { reason }, 'Placard does not start')
    },
  }
}

function isAlone({ role, signIn }: Config): boolean {
  return role === 'web' && !signIn
}

/** Returns one sentence for a problem that a person can fix; undefined for a fault of ours, which keeps its stack. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  return isDiskFull(error) ? NO_ROOM : undefined
}
