import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BadInput } from '../bad-input.ts'
import { isNewer, releaseChangelog } from './release-changelog.ts'

interface ReleaseOptions {
  /** The root of a clone. */
  root: string
  version: string
  /** ISO 8601. */
  day: string
}

/**
 * Releases what is on the branch that is checked out: the changelog's "Unreleased" gets the version and the day, package.json, its
 * lockfile and the image get the version, and the commit of them gets the tag `v{version}`. Nothing is pushed. Throws, before anything is written,
 * if the version is not newer than the current one or a file has changes that are not committed.
 */
export function makeRelease({ root, version, day }: ReleaseOptions): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const changelog = path.join(root, 'CHANGELOG.md')
  const manifests = ['package.json', 'package-lock.json'].map((file) => path.join(root, file))
  const image = path.join(root, 'Dockerfile')
  const { version: current } = JSON.parse(readFileSync(manifests[0]!, 'utf8')) as { version: string }
  if (!isNewer(version, current)) throw new BadInput(`${version} is not newer than ${current}, which package.json has.`)
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new BadInput('Some files have changes that are not committed: commit them first.')
  const released = releaseChangelog(readFileSync(changelog, 'utf8'), version, day)
  writeFileSync(changelog, released)
  for (const file of manifests) writeFileSync(file, withVersion(readFileSync(file, 'utf8'), current, version))
  writeFileSync(image, readFileSync(image, 'utf8').replace(`ARG VERSION=${current}\n`, `ARG VERSION=${version}\n`))
  git('commit', '--all', '--message', `release: ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', version)
}

/** The project's own version stands first in both files, and in the lockfile a second time, for its root package. */
function withVersion(json: string, current: string, version: string): string {
  const own = new RegExp(`("name": "placard",\\s+"version": )"${current.replaceAll('.', '\\.')}"`, 'g')
  return json.replaceAll(own, `$1"${version}"`)
}
