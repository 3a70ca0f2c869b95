import { toLog, type StartNews } from './announce-start.ts'
import type { Config } from './config.ts'
import { makeLog } from '#server/platform/http/log.ts'
import { writeAllAsLines } from '#server/platform/logging/write-all-as-lines.ts'

type ProductionLogOptions = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'instance' | 'version'>>

/**
 * Turns all output of this process into log lines. The reason for a failed start is logged even at the level `silent`.
 */
export function openProductionLog(options: ProductionLogOptions): StartNews {
  const log = makeLog({ ...options, logLevel: options.logLevel === 'silent' ? 'fatal' : options.logLevel })
  writeAllAsLines(log)
  return toLog(log)
}
