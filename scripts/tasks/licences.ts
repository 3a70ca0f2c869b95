import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../launch/root.mjs'
import { findRefused, listLicences } from '../licences/find-refused.ts'

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
const licences = listLicences(packages)
const groups = Object.entries(Object.groupBy(licences, ({ licence }) => licence))
for (const [licence, group] of groups.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const names = [...new Set(group!.map(({ name, version }) => `${name}@${version}`))]
  process.stdout.write(`${licence} (${names.length})\n  ${names.join(', ')}\n`)
}
const refused = findRefused(licences)
for (const { name, version, licence } of refused) {
  process.stdout.write(`FAILED ${name}@${version}: its licence, ${licence}, is none that may be used here\n`)
}
process.exitCode = refused.length > 0 ? 1 : 0
