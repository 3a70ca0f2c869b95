import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../launch/root.mjs'
import { hashGroup, NEEDED_LETTER_GROUPS } from '#studio/index.ts'

interface EldData {
  /** The language for each number. */
  languages: Record<string, string>
  /** Points above the minimum for each language's number, by group. */
  ngrams: Record<string, Record<string, number>>
}

const SOURCE = join(ROOT, 'node_modules', 'eld', 'src')
const OUT = join(ROOT, 'studio', 'language', 'letter-groups.json')

/**
 * `npm run languages`: extracts the groups of our languages from the package's table of 60, which takes 130 MB when it
 * is loaded whole.
 */
export async function makeLetterGroups(): Promise<void> {
  const { ngramsData } = (await load('ngrams/large.js')) as { ngramsData: EldData }
  const { dictionary } = (await load('dictionary.js')) as { dictionary: string[] }
  const byteOf = new Map(dictionary.map((character, byte) => [character, byte]))
  byteOf.set(' ', 0x20)
  const placeOf = new Map(
    Object.entries(ngramsData.languages).map(([number, id]) => [number, NEEDED_LETTER_GROUPS.indexOf(id)]),
  )
  const rows = Object.entries(ngramsData.ngrams)
    .map(([group, points]) => ({
      hash: hashGroup([...group].map((character) => byteOf.get(character) ?? fail(group))),
      pairs: Object.entries(points)
        .map(([number, more]) => [placeOf.get(number) ?? -1, more] as const)
        .filter(([place]) => place >= 0),
    }))
    .filter(({ pairs }) => pairs.length > 0)
    .toSorted((a, b) => a.hash - b.hash)
  const hashes = Buffer.from(Uint32Array.from(rows, ({ hash }) => hash).buffer)
  const counts = Buffer.from(rows.map(({ pairs }) => pairs.length))
  const groups = Buffer.concat([hashes, counts, Buffer.from(rows.flatMap(({ pairs }) => pairs.flat()))])
  const { version } = JSON.parse(readFileSync(join(SOURCE, '..', 'package.json'), 'utf8')) as { version: string }
  const source = `eld ${version}, Copyright 2023 Nito T.M., Apache-2.0`
  writeFileSync(
    OUT,
    `${JSON.stringify({ source, languages: NEEDED_LETTER_GROUPS, count: rows.length, groups: groups.toString('base64') })}\n`,
  )
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(join(SOURCE, file)).href)
}

function fail(group: string): never {
  throw new Error(`A group has a character that is no byte: ${group}`)
}
