import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../launch/root.mjs'
import { type Area, listSources } from './list-sources.ts'
import { measureProse, type Prose, sumProse } from './measure-prose.ts'

/** Measures the prose of all sources of an area, tests included. */
export function measureArea(area: Area): Prose {
  const files = listSources(area)
  return sumProse(files.map((file) => measureProse(file, readFileSync(path.join(ROOT, file), 'utf8'))))
}
