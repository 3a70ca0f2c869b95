import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../launch/root.mjs'
import { readStatements } from './read-spec.ts'

/**
 * `node scripts/traceability/extract-spec.ts PATH/TO/SPEC.md`: writes the statements that docs/traceability.md has to
 * prove.
 */
const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the file of the specification.')
const statements = readStatements(readFileSync(path, 'utf8'))
writeFileSync(join(ROOT, 'docs', 'spec-statements.json'), `${JSON.stringify(statements, null, 2)}\n`)
process.stdout.write(`${statements.length} statements\n`)
