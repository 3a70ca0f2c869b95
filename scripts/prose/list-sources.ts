import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../launch/root.mjs'

/** The areas of the repository, in alphabetical order; `root` is the files that lie beside them. */
export const AREAS = ['bench', 'contract', 'e2e', 'root', 'scripts', 'server', 'studio', 'test', 'web'] as const

export type Area = (typeof AREAS)[number]

const SOURCE = /\.(?:ts|tsx|mjs)$/

/** Lists the sources of an area, tests included, as paths from the root with slashes. Works without git. */
export function listSources(area: Area): string[] {
  if (area === 'root') return readdirSync(ROOT).filter((name) => SOURCE.test(name))
  return readdirSync(path.join(ROOT, area), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(area, ...file.split(path.sep)))
    .filter((file) => SOURCE.test(file) && !file.includes('/node_modules/'))
    .toSorted()
}
