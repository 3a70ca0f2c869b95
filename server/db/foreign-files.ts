import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'

/** What a start writes in its data folder before anything of ours can be told. */
const OPENED = ['lock', 'db']

/**
 * Why a data folder could not be opened, where that is because somebody else has left files in it, a tool that ran as root for one:
 * neither PGlite nor SQLite says anything of it that a person could read. Else the failure itself.
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
