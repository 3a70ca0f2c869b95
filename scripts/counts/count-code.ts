import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../launch/root.mjs'
import { type Area, AREAS, listSources } from '../prose/list-sources.ts'
import { fragmentPercent, measureProse, sumProse } from '../prose/measure-prose.ts'
import { RETIRED_WORDS } from '../prose/prose-words.ts'
import { findCircles, findKnots } from './find-circles.ts'
import { type Code, measureCode } from './measure-code.ts'
import { listRepeatedNames } from './repeated-names.ts'
import { formatTable } from './table.ts'

/** The areas of the product itself; the others test, measure and build it. */
const PRODUCT: readonly Area[] = ['contract', 'server', 'studio', 'web']
/** Number of files from which on a folder without subfolders is hard to survey. */
const FLAT_MAX = 40

/**
 * `npm run counts`: how calm the code is, as a table: sizes, circles of imports, prose, and constructs that the house
 * avoids. The product's own sources are counted without tests, prose and literal spreads with them.
 */
export function countCode(areas: readonly Area[] = AREAS): string {
  const sources = areas.flatMap((area) =>
    listSources(area).map((file) => ({ area, file, text: readFileSync(path.join(ROOT, file), 'utf8') })),
  )
  const all = sources.map(({ area, file, text }) => ({ area, ...measureCode(file, text) }))
  const product = all.filter(({ area, path: file }) => PRODUCT.includes(area) && !isTest(file))
  const lines = product.map((code) => code.lines)
  const functions = product.flatMap((code) => code.functions)
  const proseOf = new Map(
    areas.map((area) => {
      const own = sources.filter((source) => source.area === area)
      return [area, sumProse(own.map(({ file, text }) => measureProse(file, text)))] as const
    }),
  )
  const prose = sumProse([...proseOf.values()])
  return formatTable('contract, server, studio and web, without tests', [
    ['files', product.length],
    ['lines of a file: median', percentile(lines, 50)],
    ['lines of a file: 95th percentile', percentile(lines, 95)],
    ['lines of the longest file', Math.max(...lines)],
    ['lines of a function: median', percentile(functions, 50)],
    ['lines of a function: 95th percentile', percentile(functions, 95)],
    ['lines of the longest function', Math.max(...functions)],
    ['files in the largest circle of imports', findCircles(product)[0]?.length ?? 0],
    ['folders of studio/ in the largest knot of folders', findKnots(product, studioFolder)[0]?.length ?? 0],
    ...PRODUCT.map((area) => [`\`!\` per 1,000 lines of ${area}`, nonNullsPerThousand(product, area)] as const),
    ['exported names that are defined in more than one file', listRepeatedNames(product).length],
    [`folders with more than ${FLAT_MAX} files of their own`, countFlat(product)],
    ['whole repository: literal spreads', all.reduce((sum, code) => sum + code.literalSpreads, 0)],
    ['whole repository: doc comments', prose.docComments],
    ['whole repository: % of them that are fragments', rounded(fragmentPercent(prose))],
    ...[...proseOf].map(([area, own]) => [`- of ${area}`, rounded(fragmentPercent(own))] as const),
    ...RETIRED_WORDS.map(
      (word) =>
        [
          `whole repository: "${word}" in comments and names`,
          prose.retired.filter((one) => one.word === word).length,
        ] as const,
    ),
    ...[...proseOf].map(([area, own]) => [`- retired words of ${area}`, own.retired.length] as const),
  ])
}

/** Measures the product's own sources, without tests. */
export function measureProduct(): Code[] {
  return PRODUCT.flatMap(listSources)
    .filter((file) => !isTest(file))
    .map((file) => measureCode(file, readFileSync(path.join(ROOT, file), 'utf8')))
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** Returns the value that this share of the list does not exceed; 0 for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

function nonNullsPerThousand(product: readonly (Code & { area: Area })[], area: Area): number {
  const own = product.filter((code) => code.area === area)
  const lines = own.reduce((sum, code) => sum + code.lines, 0)
  return lines === 0 ? 0 : rounded((1000 * own.reduce((sum, code) => sum + code.nonNulls, 0)) / lines)
}

function studioFolder(file: string): string | undefined {
  return /^studio\/([\w-]+)\//.exec(file)?.[1]
}

function countFlat(product: readonly Code[]): number {
  const folders = Map.groupBy(product, (code) => path.posix.dirname(code.path))
  return [...folders.values()].filter((files) => files.length > FLAT_MAX).length
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10
}
