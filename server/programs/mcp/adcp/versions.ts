import { AdcpError } from './errors.ts'

/** Releases of the standard whose requests and answers this agent knows, oldest first. */
export const ADCP_VERSIONS = ['3.0', '3.1', '3.2-beta.5'] as const

export type AdcpVersion = (typeof ADCP_VERSIONS)[number]

const MAJOR = 3
/** The release whose fields a request without a version gets if it routes by capabilities, which began with it. */
const CAPABILITIES_SINCE: AdcpVersion = '3.2-beta.5'
const STABLE: AdcpVersion = '3.1'
const RELEASE = /^(\d+)\.(\d+)(?:-([a-zA-Z0-9.-]+))?$/

/** The fields of a request that name its version. */
export interface Pinned {
  adcp_version?: string | undefined
  adcp_major_version?: number | undefined
}

/**
 * Returns the release by which a request is answered: the newest one that is not newer than what its sender knows. Throws
 * VERSION_UNSUPPORTED.
 */
export function serveVersion(
  { adcp_version: pin, adcp_major_version: major }: Pinned,
  { usesCapabilities = false } = {},
): AdcpVersion {
  if (pin === undefined) {
    if (major !== undefined && major !== MAJOR) throw unsupported('adcp_major_version')
    return usesCapabilities ? CAPABILITIES_SINCE : STABLE
  }
  const release = RELEASE.exec(pin)
  if (Number(release?.[1]) !== MAJOR) throw unsupported('adcp_version')
  return ADCP_VERSIONS.findLast((version) => compareReleases(version, pin) <= 0) ?? ADCP_VERSIONS[0]
}

/** Compares two releases of one major version; a pre-release comes before its release. */
function compareReleases(one: string, other: string): number {
  const [, , minor = '', label = ''] = RELEASE.exec(one) ?? []
  const [, , otherMinor = '', otherLabel = ''] = RELEASE.exec(other) ?? []
  if (minor !== otherMinor) return Number(minor) - Number(otherMinor)
  if (label === otherLabel) return 0
  if (label === '' || otherLabel === '') return label === '' ? 1 : -1
  return label.localeCompare(otherLabel, 'en', { numeric: true })
}

function unsupported(field: string): AdcpError {
  return new AdcpError('VERSION_UNSUPPORTED', `This agent speaks AdCP ${ADCP_VERSIONS.join(', ')}.`, {
    field,
    details: { supported_versions: [...ADCP_VERSIONS] },
  })
}
