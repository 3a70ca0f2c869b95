import { accessSync, constants, mkdirSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Deleted with the packages; not a temporary folder, which is emptied when systemd restarts or the computer does. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'compiled')

/**
 * Keeps what Node compiles, and TypeScript without its types, from one start to the next: for this process and, by its
 * environment, for all that it starts. NODE_COMPILE_CACHE names another folder; an installation that belongs to another
 * user, on a read-only disk, keeps it as long as a temporary folder lasts.
 */
export function keepCompiled(env = process.env, folder = FOLDER) {
  const folders = [env.NODE_COMPILE_CACHE, folder, join(tmpdir(), 'node-compile-cache')]
  const kept = folders.find((one) => one && isWritable(one))
  if (!kept) return
  env.NODE_COMPILE_CACHE = kept
  // Node before 22.8 has no such call.
  module.enableCompileCache?.(kept)
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
