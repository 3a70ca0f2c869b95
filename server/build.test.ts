import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { readVersion } from './build.ts'

const COMMIT = 'b7b2ef44a1c3d5e6f708192a3b4c5d6e7f809101'
const OTHER = '1111ef44a1c3d5e6f708192a3b4c5d6e7f809101'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'version-'))
  const made = root
  onTestFinished(() => rmSync(made, { recursive: true }))
  write('package.json', '{"version":"1.2.3"}')
})

function write(file: string, text: string): void {
  const at = path.join(root, file)
  mkdirSync(path.dirname(at), { recursive: true })
  writeFileSync(at, text)
}

it('returns the version alone if no commit is known', () => {
  expect(readVersion(undefined, root)).toBe('1.2.3')
  write('.git/HEAD', 'ref: refs/heads/gone\n')
  expect(readVersion(undefined, root)).toBe('1.2.3')
})

it('uses the given commit, otherwise that of the clone', () => {
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('.git/refs/heads/main', `${COMMIT}\n`)
  expect(readVersion(undefined, root)).toBe('1.2.3+b7b2ef44a1c3')
  expect(readVersion(OTHER, root)).toBe('1.2.3+1111ef44a1c3')
})

it.each([
  ['at a commit of no branch', { '.git/HEAD': `${COMMIT}\n` }],
  [
    'with packed branches',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack\n${COMMIT} refs/heads/main\n` },
  ],
  [
    'in a worktree',
    {
      '.git': 'gitdir: elsewhere/worktrees/one\n',
      'elsewhere/worktrees/one/HEAD': 'ref: refs/heads/one\n',
      'elsewhere/worktrees/one/commondir': '../..\n',
      'elsewhere/refs/heads/one': `${COMMIT}\n`,
    },
  ],
])('finds the commit of a clone %s', (_, files) => {
  for (const [file, text] of Object.entries(files)) write(file, text)
  expect(readVersion(undefined, root)).toBe('1.2.3+b7b2ef44a1c3')
})
