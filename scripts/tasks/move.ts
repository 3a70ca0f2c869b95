import { directAddress } from '#server/platform/db/database-pooling.ts'
import { StartError } from '#server/start-error.ts'
import { BadInput, runTool } from '../bad-input.ts'
import { readDataConfig } from '../data-config.ts'
import { move } from '../move/move.ts'

await runTool(async () => {
  const config = readDataConfig(process.env)
  const { dataDir, databaseLimits, s3 } = config
  if (!config.databaseUrl) throw new BadInput('Set DATABASE_URL to the empty PostgreSQL that everything moves to.')
  const { name, connectionString: databaseUrl } = directAddress(config.databaseUrl, config.databasePooling)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    await move(dataDir, { databaseUrl, name, databaseLimits, s3 }, say)
  } catch (error) {
    if (error instanceof BadInput || error instanceof StartError) throw error
    process.stderr.write(`${(error as Error).stack}\n`)
    throw new BadInput('Nothing is lost: run the same command again, and it goes on where it stopped.')
  }
  say(
    `${dataDir} has moved and stays as it was: start Placard with the same DATABASE_URL${s3 ? ' and S3_BUCKET' : ''}.`,
  )
})
