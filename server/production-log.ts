import { inLog, type StartNews } from './announce-start.ts'
import type { Config } from './config.ts'
import { makeLog } from './http/log.ts'
import { writeAllAsLines } from './logging/write-all-as-lines.ts'

type Told = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'instance' | 'version'>>

/** From now on all that this process writes is lines of its log. Who wants none of them is told all the same why it does not start. */
export function openProductionLog(told: Told): StartNews {
  const log = makeLog({ ...told, logLevel: told.logLevel === 'silent' ? 'fatal' : told.logLevel })
  writeAllAsLines(log)
  return inLog(log)
}
