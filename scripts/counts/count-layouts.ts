import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import type { FamilyId } from '#studio/index.ts'
import { ROOT } from '../launch/root.mjs'
import { readSource, type Source } from './read-source.ts'
import { formatTable } from './table.ts'

/** Families whose ids have no other meaning: only of these can mentions be counted. */
const UNAMBIGUOUS_FAMILIES: readonly FamilyId[] = ['type-break', 'nebula', 'sunburst', 'full-bleed', 'backdrop']
const TEXT_ROLES = ['old-price', 'call-to-action', 'badge', 'proof'] as const
/** Upper bound of patterns of notation; longer ones hold a language's words. */
const LONG_PATTERN = 160

/**
 * `npm run counts`: the size of the studio's layout code, and how many files a change would touch, as a table. Tests
 * are not counted.
 */
export function countLayouts(): string {
  const studio = readSources('studio')
  const layout = studio.filter(isIn('studio/layout/'))
  const direction = studio.filter(isIn('studio/direction/'))
  const families = layout
    .filter(isIn('studio/layout/families/'))
    .filter(({ path: file }) => !file.endsWith('/families.ts'))
  const patterns = studio.flatMap((source) => source.patterns)
  const long = studio.filter((source) => source.patterns.some((length) => length > LONG_PATTERN))
  const rows: [string, number | string][] = [
    ['lines of studio/layout and studio/direction', total([...layout, ...direction], 'lines')],
    ['- of them studio/layout', total(layout, 'lines')],
    ['number literals in studio/layout', total(layout, 'numbers')],
    ['- of them in families', total(families, 'numbers')],
    ['files flat in studio/layout', layout.filter(({ path: file }) => path.dirname(file) === 'studio/layout').length],
    ['most files flat in one folder under it', Math.max(...filesOfFolders(layout))],
    ['lines of a file of families, in the middle', middle(families.map(({ lines }) => lines))],
    ['lines of the longest file of families', Math.max(...families.map(({ lines }) => lines))],
    [
      'files that know the id of one family, in the middle',
      middle(UNAMBIGUOUS_FAMILIES.map((id) => naming(studio, id))),
    ],
    [
      'files that know the id of a format',
      namingAny(
        studio,
        MAIN_FORMAT_IDS.filter((id) => id !== 'square'),
      ),
    ],
    ['files that know a shape of canvas', namingAny(studio, ['portrait', 'rectangle', 'banner', 'skyscraper'])],
    ['files that know a part by its name', namingAny(studio, TEXT_ROLES)],
    [`files with regular expressions of over ${LONG_PATTERN} characters`, long.length],
    ['the longest regular expression, in characters', Math.max(...patterns)],
  ]
  return formatTable('the layouts of the studio, without tests', rows)
}

function readSources(folder: string): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .map((file) => readSource(file, readFileSync(path.join(ROOT, file), 'utf8')))
}

function isIn(folder: string): (source: Source) => boolean {
  return ({ path: file }) => file.startsWith(folder)
}

function total(sources: readonly Source[], what: 'lines' | 'numbers'): number {
  return sources.reduce((sum, source) => sum + source[what], 0)
}

function filesOfFolders(sources: readonly Source[]): number[] {
  return [...Map.groupBy(sources, ({ path: file }) => path.dirname(file)).values()].map((files) => files.length)
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}

function naming(sources: readonly Source[], id: FamilyId): number {
  return namingAny(sources, [id])
}

function namingAny(sources: readonly Source[], ids: readonly string[]): number {
  return sources.filter(({ words }) => ids.some((id) => words.has(id))).length
}
