import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { isOld, SOURCES } from '#contract/rulebook/sources.ts'
import { RULEBOOK, writeRulebook } from '../rulebook/write-rulebook.ts'

/** `npm run rulebook`: writes docs/rulebook.md; with `--old` it lists the sources that have to be read again. */
if (process.argv.includes('--old')) {
  const old = SOURCES.filter((source) => isOld(source, new Date()))
  process.stdout.write(old.map(({ id, address, lastChecked }) => `${lastChecked} ${id} ${address}\n`).join(''))
  process.stdout.write(`${old.length} of ${SOURCES.length} sources are old.\n`)
} else {
  const config = await resolveConfig(RULEBOOK)
  writeFileSync(RULEBOOK, await format(writeRulebook(), { ...config, parser: 'markdown' }))
  process.stdout.write('The rules are in docs/rulebook.md.\n')
}
