import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const RETRY_MS = 200

/**
 * Runs `work` while no other process of this computer does so under the same lock file. The file holds the owner's
 * process id, so that the lock of a killed process is taken over. `work` has to check for itself what there is to do:
 * another process may have done it while we waited.
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!tryLock(file)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (ownerIsGone(file)) rmSync(file, { force: true })
  return false
}

function ownerIsGone(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    // An empty file is a lock whose owner is about to write its id.
    if (owner > 0) process.kill(owner, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
