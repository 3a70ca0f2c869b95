import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeRelease } from './make-release.ts'
import { isNewer, releaseChangelog } from './release-changelog.ts'

const CHANGELOG =
  '# Changelog\n\nNewest first.\n\n## Unreleased\n\n### Added\n\n- A size.\n\n## 0.1.0 - 2026-11-01\n\n- All.\n'

function givenClone() {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const manifest = { name: 'placard', version: '0.1.0' }
  write('CHANGELOG.md', CHANGELOG)
  write('package.json', JSON.stringify(manifest, null, 2))
  write('Dockerfile', 'FROM node\nARG VERSION=0.1.0\nLABEL version=${VERSION}\n')
  const packages = { '': manifest, 'node_modules/other': { version: '0.1.0' } }
  write('package-lock.json', JSON.stringify({ ...manifest, packages }, null, 2))
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.com')
  git('add', '.')
  git('commit', '--quiet', '--message', 'all')
  return { root, read, write, git }
}

it('gives what is unreleased a version and a day, in one commit with a tag', () => {
  const { root, read, git } = givenClone()
  makeRelease({ root, version: '0.2.0', day: '2026-11-29' })
  expect(read('CHANGELOG.md')).toContain(
    '## Unreleased\n\n## 0.2.0 - 2026-11-29\n\n### Added\n\n- A size.\n\n## 0.1.0 - 2026-11-01\n',
  )
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.2.0' })
  const { version, packages } = JSON.parse(read('package-lock.json')) as { version: string; packages: object }
  expect(version).toBe('0.2.0')
  expect(packages).toEqual({
    '': { name: 'placard', version: '0.2.0' },
    'node_modules/other': { version: '0.1.0' },
  })
  expect(read('Dockerfile')).toContain('\nARG VERSION=0.2.0\n')
  expect(git('log', '--format=%s', '-1')).toBe('release: 0.2.0')
  expect(git('describe', '--exact-match')).toBe('v0.2.0')
  expect(git('status', '--porcelain')).toBe('')
})

it('writes nothing beside changes that are not committed, or for a version that is not newer', () => {
  const { root, read, write } = givenClone()
  expect(() => makeRelease({ root, version: '0.1.0', day: '2026-11-29' })).toThrow('0.1.0 is not newer than 0.1.0')
  write('CHANGELOG.md', `${CHANGELOG}- More.\n`)
  expect(() => makeRelease({ root, version: '0.2.0', day: '2026-11-29' })).toThrow('not committed')
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.1.0' })
})

it('refuses a changelog without changes', () => {
  const text = '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-11-01\n\n- All.\n'
  expect(() => releaseChangelog(text, '0.2.0', '2026-11-29')).toThrow('nothing to release')
  expect(() => releaseChangelog('# Changelog\n', '0.2.0', '2026-11-29')).toThrow('no heading')
})

it('compares versions by their numbers', () => {
  expect(isNewer('0.10.0', '0.9.9')).toBe(true)
  expect(isNewer('1.0.0', '1.0.0')).toBe(false)
  expect(isNewer('0.9.10', '0.10.0')).toBe(false)
  expect(() => isNewer('v1', '0.1.0')).toThrow('"v1" is no version')
})
