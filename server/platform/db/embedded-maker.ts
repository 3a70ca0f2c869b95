import { PGlite } from '@electric-sql/pglite'
import { embeddedOptions } from './embedded-options.ts'

/** Program of the process that makes a database; see create-embedded.ts. */

// The process that wanted the database is gone.
process.on('disconnect', () => process.exit(1))

const pglite = await PGlite.create(embeddedOptions(process.argv[2]!))
await pglite.close()
process.exit(0)
