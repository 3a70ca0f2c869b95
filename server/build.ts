import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Number of characters that identify a commit. */
const COMMIT_LETTERS = 12

/** Returns what runs: the version of package.json and, if known, its commit: `0.1.0+b7b2ef44a1c3`. */
export function readVersion(revision?: string, root = ROOT): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const commit = revision ?? findCommit(root)
  return commit ? `${version}+${commit.slice(0, COMMIT_LETTERS)}` : version
}

/** Finds the commit of a clone without Git, which may not be installed. */
function findCommit(root: string): string | undefined {
  try {
    const folder = gitFolderOf(path.join(root, '.git'))
    const head = readFileSync(path.join(folder, 'HEAD'), 'utf8').trim()
    const name = /^ref: (.+)$/.exec(head)?.[1]
    return name === undefined ? head : readRef(sharedFolderOf(folder), name)
  } catch {
    return undefined
  }
}

/** Returns the Git folder; in a worktree, `.git` is a file that names it. */
function gitFolderOf(entry: string): string {
  if (statSync(entry).isDirectory()) return entry
  return path.resolve(
    path.dirname(entry),
    readFileSync(entry, 'utf8')
      .replace(/^gitdir: /, '')
      .trim(),
  )
}

function sharedFolderOf(folder: string): string {
  const shared = readIfThere(path.join(folder, 'commondir'))
  return shared === undefined ? folder : path.resolve(folder, shared.trim())
}

function readRef(folder: string, name: string): string | undefined {
  const loose = readIfThere(path.join(folder, name))
  if (loose !== undefined) return loose.trim()
  const packed = readFileSync(path.join(folder, 'packed-refs'), 'utf8').split('\n')
  return packed.find((line) => line.endsWith(` ${name}`))?.split(' ')[0]
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
