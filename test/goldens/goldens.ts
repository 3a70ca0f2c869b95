import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pictureDifference, SAME_LEVELS } from './shrink-picture.ts'

/** The stored form of an ad: a hash of its layout, and its picture reduced; undefined if it could not be composed. */
export type Golden = { layout: string; picture: Uint8Array } | undefined

export const GOLDENS_FILE = fileURLToPath(new URL('goldens.txt', import.meta.url))

const NOTHING = 'none'

/** Reads the goldens by the names of their cells. */
export function readGoldens(): Map<string, Golden> {
  const lines = readFileSync(GOLDENS_FILE, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map(readLine))
}

export function writeGoldens(goldens: ReadonlyMap<string, Golden>): void {
  writeFileSync(GOLDENS_FILE, [...goldens].map(([name, golden]) => `${writeLine(name, golden)}\n`).join(''))
}

/** Describes the difference in words; undefined if there is none. */
export function differenceOf(kept: Golden, now: Golden): string | undefined {
  if (!kept || !now) {
    if (kept) return 'is no longer composed'
    return now ? 'is composed, which it was not' : undefined
  }
  const levels = pictureDifference(kept.picture, now.picture)
  const moved = [
    ...(kept.layout === now.layout ? [] : ['its layout']),
    ...(levels > SAME_LEVELS ? [`its picture by ${levels} levels`] : []),
  ]
  return moved.length > 0 ? `moved: ${moved.join(' and ')}` : undefined
}

/** Parses a line: `family format aspect layout picture`. */
function readLine(line: string): [string, Golden] {
  const [family, format, aspect, layout, picture] = line.split(' ') as [string, string, string, string, string?]
  const name = `${family} ${format} ${aspect}`
  return [name, picture === undefined ? undefined : { layout, picture: Buffer.from(picture, 'base64') }]
}

function writeLine(name: string, golden: Golden): string {
  return golden ? `${name} ${golden.layout} ${Buffer.from(golden.picture).toString('base64')}` : `${name} ${NOTHING}`
}
