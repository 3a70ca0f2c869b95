import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/start-error.ts'

/** Files that a start opens in its data folder before it can report anything. */
const OPENED = ['lock', 'db']

/**
 * Explains why a data folder could not be opened if another user has left files in it, for example a tool that ran as
 * root: neither PGlite nor SQLite reports that in a readable way. Otherwise returns the failure itself.
 */
export function explainForeignFiles(dataDir: string, cause: unknown): unknown {
  const foreign = OPENED.map((name) => findForeign(path.join(dataDir, name))).find((found) => found !== undefined)
  if (!foreign) return cause
  const name = path.relative(dataDir, foreign)
  return new StartError(
    `The data folder ${dataDir} holds files that this user may not write (${name}): give all of it to the user that Placard runs as, by chown -R.`,
    { cause },
  )
}

function findForeign(at: string): string | undefined {
  const found = statSync(at, { throwIfNoEntry: false })
  if (!found) return undefined
  if (!mayWrite(at)) return at
  if (!found.isDirectory()) return undefined
  for (const name of readdirSync(at)) {
    const inner = findForeign(path.join(at, name))
    if (inner) return inner
  }
  return undefined
}

function mayWrite(at: string): boolean {
  try {
    accessSync(at, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}
