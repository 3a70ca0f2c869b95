import { MIGRATION_LIMITS } from '#server/db/migrate-postgres.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { bringUpToDate } from '#server/db/open-postgres.ts'
import { BadInput, parseTyped, runTool } from '../bad-input.ts'
import { readDataConfig } from '../data-config.ts'
import { makeQueues } from '../make-queues.ts'

/**
 * `npm run migrate`: what each start does first, by itself and without a server, so that it is done, and seen to be done, before any is
 * restarted.
 */

const USAGE = 'npm run migrate -- [--lock-seconds 2] [--statement-minutes 10]'

await runTool(async () => {
  const options = { 'lock-seconds': { type: 'string' }, 'statement-minutes': { type: 'string' } } as const
  const { values, positionals } = parseTyped(process.argv.slice(3), options, USAGE)
  if (positionals.length > 0) throw new BadInput(`There is nothing to name: ${USAGE}`)
  const limits = {
    ...MIGRATION_LIMITS,
    lockMs: wholeNumber(values['lock-seconds'], MIGRATION_LIMITS.lockMs / 1_000) * 1_000,
    statementMs: wholeNumber(values['statement-minutes'], MIGRATION_LIMITS.statementMs / 60_000) * 60_000,
  }
  const config = readDataConfig(process.env)
  if (config.databaseUrl) {
    const { connectMs } = config.databaseLimits
    const { direct = config.databaseUrl } = config.databasePooling
    for (const tag of await bringUpToDate(direct, { ...limits, connectMs })) say(tag)
  }
  const opened = await openDatabase(config)
  await makeQueues(opened)
  await opened.close()
  say('The tables are up to date.')
})

function wholeNumber(typed: string | undefined, standard: number): number {
  const number = Number(typed ?? standard)
  if (typed !== '' && Number.isInteger(number) && number >= 0) return number
  throw new BadInput(`${typed} is no whole number: ${USAGE}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
