import { areOfOneEntraCloud } from './entra-clouds.ts'
import { SetupError } from './setup-error.ts'

const WELL_KNOWN = '/.well-known/openid-configuration'
/** Placeholder in the issuer's name if Entra signs in users of many tenants: each token names its own. */
const TENANT = '{tenantid}'
/** Entered in the tenant's place by operators who allow more than one. */
const MANY_TENANTS = ['common', 'organizations', 'consumers']

/** Returns the address of the discovery document, which may be the entered address itself. */
export function discoveryUrl(typed: string): URL {
  return new URL(typed.endsWith(WELL_KNOWN) ? typed : typed.replace(/\/$/, '') + WELL_KNOWN)
}

/**
 * Checks that the issuer calls itself exactly by the address at which it was found, as OpenID Connect requires. Throws
 * a SetupError that says what to enter instead; the final slash of a bare host, which does not change the address, is
 * ignored.
 */
export function checkIssuerAddress(typed: string, declared: string): void {
  if (!URL.canParse(declared))
    throw new SetupError(`The issuer at ${typed} calls itself ${declared}, which is no address.`)
  const base = typed.replace(WELL_KNOWN, '')
  // The address of the discovery document does not show whether the issuer's own ends in a slash.
  if (base !== typed && withoutSlash(base) === withoutSlash(declared)) return
  if (new URL(base).href === new URL(declared).href || fitsTemplate(declared, base)) return
  if (areOfOneEntraCloud(new URL(base).host, new URL(declared).host)) return
  throw new SetupError(otherAddress(base, declared))
}

function otherAddress(typed: string, declared: string): string {
  if (withoutSlash(typed) === withoutSlash(declared)) {
    return declared.endsWith('/')
      ? `OIDC_ISSUER lacks the final slash of its issuer: whoever runs this app sets it to ${declared} and starts anew.`
      : `OIDC_ISSUER has a final slash that its issuer does without: whoever runs this app sets it to ${declared} and starts anew.`
  }
  return `OIDC_ISSUER is ${typed}, where the issuer calls itself ${declared}: whoever runs this app sets it to that and starts anew.`
}

/**
 * Returns the issuer that a token has to name. If the issuer's name is a template, that is the one of the token's
 * tenant (`tid`), which has to be the configured one unless many are allowed. Returns undefined if there is none: the
 * token is not to be trusted then.
 */
export function issuerOfToken(
  { typed, declared }: { typed: string; declared: string },
  claims: { iss?: unknown; tid?: unknown },
): string | undefined {
  // As Google documents it, its tokens name either (developers.google.com/identity/openid-connect/openid-connect).
  if (declared === 'https://accounts.google.com' && claims.iss === 'accounts.google.com') return claims.iss
  if (!declared.includes(TENANT)) return declared
  const { tid } = claims
  if (typeof tid !== 'string' || !/^[\w.-]+$/.test(tid)) return undefined
  const asked = tenantOf(declared, typed)
  return !asked || MANY_TENANTS.includes(asked) || asked === tid ? declared.replace(TENANT, tid) : undefined
}

/**
 * Returns the issuer that the browser's response has to name, if it names one (RFC 9207): for a template, any tenant's.
 */
export function issuerOfAnswer(declared: string, named: string | null): string {
  return named !== null && fitsTemplate(declared, named) ? named : declared
}

/**
 * Returns true if one of Entra's keys may sign for the issuer: some keys name the one tenant they are for, others serve
 * all. The host by which a key names the issuer is ignored, because a cloud has several.
 */
export function keyServes(keyIssuer: string, issuer: string): boolean {
  const [owner, served] = [withoutHost(keyIssuer), withoutHost(issuer)]
  return owner === served || fitsTemplate(owner, served)
}

function fitsTemplate(template: string, address: string): boolean {
  const [before, after, ...more] = template.split(TENANT)
  if (before === undefined || after === undefined || more.length > 0) return false
  // The tenant is one segment of the path, and never the host.
  if (!/(^|[^/])\/$/.test(before)) return false
  const tenant = address.slice(before.length, address.length - after.length)
  return address === before + tenant + after && tenant !== '' && !tenant.includes('/')
}

/** Returns the tenant's segment of another address, which may be on another host. */
function tenantOf(template: string, address: string): string | undefined {
  return address.split('/')[template.split('/').indexOf(TENANT)]
}

function withoutHost(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/, '')
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
