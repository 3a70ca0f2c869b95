import { BadInput } from '../bad-input.ts'

const UNRELEASED = '## Unreleased\n'
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/**
 * The changelog with what is unreleased under a version and its day (ISO 8601), and an empty "Unreleased" above it. Throws if there is
 * no such heading or nothing below it.
 */
export function releaseChangelog(text: string, version: string, day: string): string {
  const at = text.indexOf(UNRELEASED)
  if (at < 0) throw new BadInput('CHANGELOG.md has no heading "## Unreleased".')
  const rest = text.slice(at + UNRELEASED.length)
  const end = rest.search(/^## /m)
  const changes = (end < 0 ? rest : rest.slice(0, end)).trim()
  if (changes === '') throw new BadInput('CHANGELOG.md has nothing under "## Unreleased": there is nothing to release.')
  return text.slice(0, at) + `${UNRELEASED}\n## ${version} - ${day}\n` + rest
}

/** True if the version, as in 0.2.0, comes after the current one. Throws if it has another form. */
export function isNewer(version: string, current: string): boolean {
  const [wanted, now] = [readVersion(version), readVersion(current)]
  const at = wanted.findIndex((number, index) => number !== now[index])
  return at >= 0 && wanted[at]! > now[at]!
}

function readVersion(version: string): number[] {
  const numbers = VERSION.exec(version)?.slice(1).map(Number)
  if (!numbers) throw new BadInput(`"${version}" is no version: write three numbers, as in 0.2.0.`)
  return numbers
}
