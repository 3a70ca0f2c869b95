import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { VERIFICATIONS_PER_MINUTE } from '#contract/ads/proof.ts'
import type { Services } from '#server/services.ts'
import type { AddressLimits } from './address-limits.ts'
import { AppError } from './app-error.ts'
import { leasedRates } from './leased-rates.ts'
import type { Program } from './require-user.ts'

/**
 * Limits for each user, and for each API token apart, which honest use never reaches. Signed-out callers share the limits
 * of their address: see AddressLimits.
 */
export const READS_PER_MINUTE = 300
export const CHANGES_PER_MINUTE = 60

/** All programs of a user together have this many times the limits of one. */
export const PROGRAMS_TIMES = 5

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts something as a change of a program that no request stands for. Throws TOO_MANY_REQUESTS. */
    countChange: (program: Program) => Promise<void>
  }
}

/** A page has many pictures, and they are immutable and cheap; feeds out have limits of their own. */
const UNLIMITED = /^\/(api\/images|f)\//

/** Calls that preview a change without making it, and the endpoint for agents: what its tools change counts by itself. */
const CHANGES_NOTHING = /^(\/api\/creatives\/[^/]+\/photos\/[^/]+\/cut-out\/preview|\/mcp)$/

/** Must run after the session or the token has been read. */
export async function limitRates(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'log'>,
): Promise<void> {
  await app.register(rateLimit, countedBy(services))
  const ofUser = ({ program, session }: FastifyRequest) =>
    program ? `token:${program.tokenId}` : String(session.userId)
  const reads = app.createRateLimit(perMinute('reads', READS_PER_MINUTE, ofUser))
  const changes = app.createRateLimit(perMinute('changes', CHANGES_PER_MINUTE, ofUser))
  const ofPrograms = ({ program }: FastifyRequest) => `programs:${program!.userId}`
  const allReads = app.createRateLimit(perMinute('program-reads', READS_PER_MINUTE * PROGRAMS_TIMES, ofPrograms))
  const allChanges = app.createRateLimit(perMinute('program-changes', CHANGES_PER_MINUTE * PROGRAMS_TIMES, ofPrograms))
  const signedOut = limitAddresses(app, 'signed-out', services.config.addressLimits)
  app.addHook('onRequest', async (request, reply) => {
    const isRead = isReading(request) || CHANGES_NOTHING.test(request.url)
    if (isRead && UNLIMITED.test(request.url)) return
    const limits = request.program || request.session.userId ? { reads, changes } : signedOut
    setHeadersOrRefuse(reply, await (isRead ? limits.reads : limits.changes)(request))
    if (request.program) refuseIfExceeded(reply, await (isRead ? allReads : allChanges)(request))
  })
  app.decorate('countChange', async (program) => {
    // The limits read nothing else of a request.
    const request = { program, routeOptions: {} } as FastifyRequest
    for (const limit of [changes, allChanges]) refuseIfExceeded(undefined, await limit(request))
  })
}

function limitAddresses(app: FastifyInstance, name: string, { reads, changes }: AddressLimits) {
  const ofAddress = (request: FastifyRequest) => normalizeIP(request.ip)
  return {
    reads: app.createRateLimit(perMinute(`${name}-reads`, reads, ofAddress)),
    changes: app.createRateLimit(perMinute(`${name}-changes`, changes, ofAddress)),
  }
}

function isReading({ method }: FastifyRequest): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Limit for each address: a payment provider may send many events at once, such as on the first of a month. */
export const WEBHOOKS_PER_MINUTE = 600

/** Limits callers without a session. */
export async function limitWebhooks(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'log'>,
): Promise<void> {
  await app.register(rateLimit, countedBy(services))
  const keyGenerator = (request: FastifyRequest) => normalizeIP(request.ip)
  const webhooks = app.createRateLimit(perMinute('webhooks', WEBHOOKS_PER_MINUTE, keyGenerator))
  app.addHook('onRequest', async (request, reply) => setHeadersOrRefuse(reply, await webhooks(request)))
}

/**
 * Limits what a link opens to anybody, signed in or not: by address, in addition to the sender's general limit. Must be
 * inside limitRates.
 */
export function limitReviews(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const { reads, changes } = limitAddresses(app, 'review', config.addressLimits)
  app.addHook('onRequest', async (request, reply) => {
    setHeadersOrRefuse(reply, await (isReading(request) ? reads : changes)(request))
  })
}

/**
 * Reads of feeds out, and of their pictures, by one address in a minute: a platform fetches the pictures of a whole
 * catalogue at once, and a feed every few minutes at most.
 */
export const FEED_READS_PER_MINUTE = { documents: 60, pictures: 6_000 }

/** Limits what the address of a feed opens to anybody. Must be inside limitRates. */
export function limitFeeds(app: FastifyInstance, what: keyof typeof FEED_READS_PER_MINUTE): void {
  const ofAddress = (request: FastifyRequest) => normalizeIP(request.ip)
  const reads = app.createRateLimit(perMinute(`feed-${what}`, FEED_READS_PER_MINUTE[what], ofAddress))
  app.addHook('onRequest', async (request, reply) => setHeadersOrRefuse(reply, await reads(request)))
}

/** Pictures that one address may have checked in a minute, signed in or not: each takes seconds of a processor. */
export const CHECKS_PER_MINUTE = 10

/** Limits the check of any picture. Must be inside limitRates. */
export function limitChecks(app: FastifyInstance): void {
  const ofAddress = (request: FastifyRequest) => normalizeIP(request.ip)
  const checks = app.createRateLimit(perMinute('checks', CHECKS_PER_MINUTE, ofAddress))
  app.addHook('onRequest', async (request, reply) => setHeadersOrRefuse(reply, await checks(request)))
}

/** Limits readings of strangers' pictures by address, signed in or not. Must be inside limitRates. */
export function limitVerifications(app: FastifyInstance): void {
  const ofAddress = (request: FastifyRequest) => normalizeIP(request.ip)
  const verifications = app.createRateLimit(perMinute('verifications', VERIFICATIONS_PER_MINUTE, ofAddress))
  app.addHook('onRequest', async (request, reply) => setHeadersOrRefuse(reply, await verifications(request)))
}

/**
 * Returns the store of counts: on PostgreSQL, several processes count together; the embedded database has one process,
 * which counts in memory.
 */
function countedBy(services: Pick<Services, 'config' | 'db' | 'log'>) {
  return { global: false, ...(services.config.databaseUrl && { store: leasedRates(services) }) }
}

/** The name separates a caller's counts in the store. */
function perMinute(name: string, max: number, keyGenerator: (request: FastifyRequest) => string) {
  return { name, max, timeWindow: 60_000, keyGenerator }
}

type Verdict = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

/** Tells every caller how many calls are left, and for how many seconds. */
function setHeadersOrRefuse(reply: FastifyReply, verdict: Verdict): void {
  if (verdict.isAllowed) return
  const { max, remaining, ttlInSeconds } = verdict
  reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds })
  refuseIfExceeded(reply, verdict)
}

function refuseIfExceeded(reply: FastifyReply | undefined, verdict: Verdict): void {
  if (verdict.isAllowed || !verdict.isExceeded) return
  reply?.header('retry-after', verdict.ttlInSeconds)
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `That was a lot at once: please try again in ${verdict.ttlInSeconds} seconds.`,
  )
}
