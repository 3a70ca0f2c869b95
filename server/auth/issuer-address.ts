import { areOfOneEntraCloud } from './entra-clouds.ts'
import { SetupError } from './setup-error.ts'

const WELL_KNOWN = '/.well-known/openid-configuration'
/** Stands in the issuer's name where Entra signs people of many tenants in: each token names its own. */
const TENANT = '{tenantid}'
/** What is typed in the tenant's place, where it is not one alone. */
const MANY_TENANTS = ['common', 'organizations', 'consumers']

/** Where the issuer describes itself: what was typed may be that very address. */
export function describedAt(typed: string): URL {
  return new URL(typed.endsWith(WELL_KNOWN) ? typed : typed.replace(/\/$/, '') + WELL_KNOWN)
}

/**
 * OpenID Connect wants the issuer to call itself exactly by the address that it was found at. Throws a SetupError that says what to
 * type instead; a final slash of a bare host, which makes no other address of it, is let go.
 */
export function checkIssuerAddress(typed: string, told: string): void {
  if (!URL.canParse(told)) throw new SetupError(`The issuer at ${typed} calls itself ${told}, which is no address.`)
  const base = typed.replace(WELL_KNOWN, '')
  // The address of the description does not show whether the issuer's own ends in a slash.
  if (base !== typed && withoutSlash(base) === withoutSlash(told)) return
  if (new URL(base).href === new URL(told).href || fitsTemplate(told, base)) return
  if (areOfOneEntraCloud(new URL(base).host, new URL(told).host)) return
  throw new SetupError(otherAddress(base, told))
}

function otherAddress(typed: string, told: string): string {
  if (withoutSlash(typed) === withoutSlash(told)) {
    return told.endsWith('/')
      ? `OIDC_ISSUER lacks the final slash of its issuer: whoever runs this app sets it to ${told} and starts anew.`
      : `OIDC_ISSUER has a final slash that its issuer does without: whoever runs this app sets it to ${told} and starts anew.`
  }
  return `OIDC_ISSUER is ${typed}, where the issuer calls itself ${told}: whoever runs this app sets it to that and starts anew.`
}

/**
 * The issuer that a token has to name. Where the issuer calls itself by a template, that is the one of the tenant in the token (`tid`),
 * which has to be the typed one unless many were. Undefined where there can be none: the token is not to be believed then.
 */
export function issuerOfToken(
  { typed, told }: { typed: string; told: string },
  claims: { iss?: unknown; tid?: unknown },
): string | undefined {
  // Google's own words: its tokens name either (developers.google.com/identity/openid-connect/openid-connect).
  if (told === 'https://accounts.google.com' && claims.iss === 'accounts.google.com') return claims.iss
  if (!told.includes(TENANT)) return told
  const { tid } = claims
  if (typeof tid !== 'string' || !/^[\w.-]+$/.test(tid)) return undefined
  const asked = tenantOf(told, typed)
  return !asked || MANY_TENANTS.includes(asked) || asked === tid ? told.replace(TENANT, tid) : undefined
}

/** The issuer that an answer of the browser has to name, where it names one (RFC 9207): of a template, any tenant's. */
export function issuerOfAnswer(told: string, named: string | null): string {
  return named !== null && fitsTemplate(told, named) ? named : told
}

/**
 * True where one of Entra's keys may sign for the issuer: some are for one tenant alone and say so, others for all of them. By which of
 * its cloud's hosts a key calls the issuer makes no difference.
 */
export function keyServes(keyIssuer: string, issuer: string): boolean {
  const [owner, served] = [withoutHost(keyIssuer), withoutHost(issuer)]
  return owner === served || fitsTemplate(owner, served)
}

function fitsTemplate(template: string, address: string): boolean {
  const [before, after, ...more] = template.split(TENANT)
  if (before === undefined || after === undefined || more.length > 0) return false
  // One part of the path, and never the host.
  if (!/(^|[^/])\/$/.test(before)) return false
  const tenant = address.slice(before.length, address.length - after.length)
  return address === before + tenant + after && tenant !== '' && !tenant.includes('/')
}

/** What stands in the tenant's place of another address, which may be on another host. */
function tenantOf(template: string, address: string): string | undefined {
  return address.split('/')[template.split('/').indexOf(TENANT)]
}

function withoutHost(address: string): string {
  return address.replace(/^https?:\/\/[^/]*/, '')
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
