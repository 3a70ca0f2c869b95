/**
 * Licences permitted in a product that is sold and run as a service. LGPL and MPL only bind changes of their own files,
 * which we do not make.
 */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Zlib',
  'CC0-1.0',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

interface Locked {
  version?: string
  license?: string
  link?: boolean
}

export interface Licence {
  name: string
  version: string
  licence: string
}

/**
 * Licences, read by hand, of versions that name theirs in the field of old, which the lockfile leaves out, or in their
 * LICENSE file alone.
 */
const READ_BY_HAND: Record<string, string> = { 'jstat@1.9.6': 'MIT', 'png-js@2.0.0': 'MIT' }

/** Lists every package of the lockfile, those of other systems too, with its licence. */
export function listLicences(packages: Record<string, Locked>): Licence[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? READ_BY_HAND[`${name}@${version}`] ?? 'unknown' }
    })
}

export function findRefused(licences: readonly Licence[]): Licence[] {
  return licences.filter(({ licence }) => !isAllowed(licence))
}

/**
 * Evaluates an SPDX expression without exceptions: one side of an OR may be chosen; an AND requires both, and binds
 * closer.
 */
function isAllowed(expression: string): boolean {
  const flat = expression.replaceAll(/\(([^()]*)\)/g, (_match, inner: string) => (isAllowed(inner) ? 'MIT' : 'refused'))
  if (flat !== expression) return isAllowed(flat)
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())))
}
