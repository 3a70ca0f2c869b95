import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { INDEX, readRecords, writeIndex } from '../records/read-records.ts'

/** `npm run records`: writes the index of the decision records. */
const records = readRecords()
const config = await resolveConfig(INDEX)
writeFileSync(INDEX, await format(writeIndex(records), { ...config, parser: 'markdown' }))
process.stdout.write(`${records.length} records are in docs/decisions/README.md.\n`)
