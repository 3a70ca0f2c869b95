import { inLog, type StartNews } from './announce-start.ts'
import type { Config } from './config.ts'
import { makeLog } from './http/log.ts'
import { writeAllAsLines } from './logging/write-all-as-lines.ts'

type Told = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'instance' | 'version'>>

/**
 * Turns all output of this process into log lines. The reason for a failed start is logged even at the level `silent`.
 */
export function openProductionLog(told: Told): StartNews {
  const log = makeLog({ ...told, logLevel: told.logLevel === 'silent' ? 'fatal' : told.logLevel })
  writeAllAsLines(log)
  return inLog(log)
}
