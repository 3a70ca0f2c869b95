import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from '#server/desk/account/routes.ts'
import { hideAdmin, isOfOperators } from '#server/desk/admin/hide-admin.ts'
import { adminRoutes } from '#server/desk/admin/routes.ts'
import { apiDocsRoutes } from '#server/site/api-docs/routes.ts'
import { demoIssuerRoutes } from '#server/people/auth/demo/routes.ts'
import { demoIdentityProvider } from '#server/people/auth/demo/identity-provider.ts'
import { formPostRoute } from '#server/people/auth/form-post-route.ts'
import {
  configuredProvider,
  DEMO_SUBJECT_PREFIX,
  type IdentityProvider,
} from '#server/people/auth/identity-provider.ts'
import { logoutRoutes } from '#server/people/auth/logout-routes.ts'
import { trackPictureCopies } from '#server/people/auth/picture-copies.ts'
import { callbackUri, signInRoutes } from '#server/people/auth/routes.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { sessionsPlugin } from '#server/people/auth/sessions.ts'
import { billingRoutes } from '#server/money/billing/routes.ts'
import { webhookRoutes } from '#server/money/billing/webhook-routes.ts'
import { brandRoutes } from '#server/ads/brand/routes.ts'
import { feedRoutes } from '#server/catalogue/campaigns/feed-out/feed-routes.ts'
import { campaignsRoutes } from '#server/catalogue/campaigns/routes.ts'
import { creativesRoutes } from '#server/ads/creatives/routes.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { cutOutsRoutes } from '#server/ads/cut-outs/routes.ts'
import { creditsRoutes } from '#server/money/credits/routes.ts'
import { downloadsRoutes } from '#server/ads/downloads/routes.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import { salesRoutes } from '#server/ads/sales/routes.ts'
import { trialsRoutes } from '#server/ads/trials/routes.ts'
import { proposalsRoutes } from '#server/ads/changes/proposals/routes.ts'
import { changesRoutes } from '#server/ads/changes/routes.ts'
import { generationRoutes } from '#server/ads/generation/routes.ts'
import { progressRoutes } from '#server/ads/progress/routes.ts'
import { versionsRoutes } from '#server/ads/versions/routes.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { atOnce } from '#server/platform/http/at-once.ts'
import { compressAnswers } from '#server/platform/http/compress-answers.ts'
import { refuseCrossSiteChanges } from '#server/platform/http/cross-site.ts'
import { answerErrors, answerUnreadable, NOT_FOUND } from '#server/platform/http/errors.ts'
import { hangUpWhenClosing } from '#server/platform/http/hang-up-when-closing.ts'
import { HEALTH_PATHS, healthRoutes } from '#server/platform/http/health.ts'
import { keepAnswersPrivate } from '#server/platform/http/no-store.ts'
import { answerOtherMethods } from '#server/platform/http/other-methods.ts'
import { answerProtocolError, refuseOddRequests } from '#server/platform/http/protocol-errors.ts'
import { limitRates } from '#server/platform/http/rate-limits.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { shedLoad } from '#server/platform/http/shed-load.ts'
import { openChecker } from '#server/pictures/checker/open-checker.ts'
import { checkerRoutes } from '#server/pictures/checker/routes.ts'
import { imagesRoutes } from '#server/pictures/images/routes.ts'
import { likenessRoutes } from '#server/ads/likeness/routes.ts'
import { lookRoutes } from '#server/ads/suggestions/routes.ts'
import { proofsRoutes } from '#server/ads/proofs/routes.ts'
import { openSketching } from '#server/ads/suggestions/sketching.ts'
import { productPagesRoutes } from '#server/catalogue/product-pages/routes.ts'
import type { Lifecycle } from './lifecycle.ts'
import { guardLinks } from '#server/ads/reviews/guard-links.ts'
import { reviewsRoutes } from '#server/ads/reviews/routes.ts'
import { reviewListsRoutes } from '#server/ads/reviews/lists/routes.ts'
import { shareRoutes } from '#server/ads/reviews/share-routes.ts'
import type { Services } from './services.ts'
import { acceptIdempotencyKeys } from '#server/programs/idempotency/accept-keys.ts'
import { findConnectedProgram } from '#server/programs/oauth/find-program.ts'
import { oauthRoutes } from '#server/programs/oauth/routes.ts'
import { acceptTokens, requireScope } from '#server/programs/tokens/accept-tokens.ts'
import { mcpRoutes } from '#server/programs/mcp/routes.ts'
import { tokensRoutes } from '#server/programs/tokens/routes.ts'
import { webhooksRoutes } from '#server/programs/webhooks/routes.ts'
import { countRequests } from '#server/platform/telemetry/count-requests.ts'
import { traceRequests } from '#server/platform/telemetry/trace-requests.ts'
import { pageRoutes } from '#server/site/web/pages.ts'
import type { WebApp } from '#server/site/web/web-app.ts'
import { requireComplete } from '#server/ads/variants/require-complete.ts'

export interface AppOptions {
  lifecycle: Lifecycle
  web: WebApp
  /** Called for each route as it is registered: a test checks that all of them are documented and tested. */
  onRoute?: (route: RouteOptions) => void
  /** Paints sketches in place of a painting process. */
  sketchPainters?: PaintPool | undefined
}

/** Time limit for receiving a request, not for answering it: five pictures over a slow line. */
const REQUEST_TIMEOUT_MS = 5 * 60_000
/** The header is a packet or two: a client that sends it a byte at a time only occupies a connection. */
const HEAD_TIMEOUT_MS = 20_000
/** Interval at which Node looks for connections that are too slow. */
const SLOW_LOOK_MS = 10_000

/**
 * Builds the whole server as a list of plugins, in the order in which a request passes them. It does not listen yet.
 */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { web } = options
  const app = await buildBareApp(services, options)
  guardLinks(app)
  await web.serveFiles(app)
  const provider = await registerIdentityProvider(app, services)
  // The embedded issuer responds only by a redirect.
  if (provider.subjectPrefix !== DEMO_SUBJECT_PREFIX)
    await app.register(async (scope) => formPostRoute(scope, provider))
  const secrets = await readSessionSecrets(services.config)
  const { webhook } = services.payments
  if (webhook) await app.register(async (scope) => webhookRoutes(scope, services, webhook))

  await app.register(async (site) => {
    shedLoad(site, services)
    acceptTokens(site, services, findConnectedProgram)
    await sessionsPlugin(site, services, secrets)
    hideAdmin(site, services, 'changes')
    await limitRates(site, services)
    hideAdmin(site, services, 'reads')
    requireScope(site, services)
    refuseCrossSiteChanges(site, services.config.publicUrl)
    acceptIdempotencyKeys(site, services, secrets)
    const savePicture = trackPictureCopies(site, services)
    signInRoutes(site, services, { provider, savePicture })
    await site.register(async (scope) => logoutRoutes(scope, services))
    const ads = [
      creativesRoutes,
      cutOutsRoutes,
      generationRoutes,
      progressRoutes,
      versionsRoutes,
      changesRoutes,
      proposalsRoutes,
      salesRoutes,
      trialsRoutes,
      shareRoutes,
      reviewListsRoutes,
      reviewsRoutes,
    ]
    for (const routes of [
      accountRoutes,
      tokensRoutes,
      webhooksRoutes,
      ...ads,
      brandRoutes,
      campaignsRoutes,
      feedRoutes,
      productPagesRoutes,
      creditsRoutes,
      billingRoutes,
      adminRoutes,
    ]) {
      await site.register(async (scope) => routes(scope, services))
    }
    await site.register(async (scope) => imagesRoutes(scope, services, getOwnCreative, requireComplete))
    const checker = openChecker()
    site.addHook('onClose', () => checker.close())
    await site.register(async (scope) => checkerRoutes(scope, services, checker))
    const sketching = openSketching(options.sketchPainters)
    site.addHook('onClose', () => sketching.close())
    await site.register(async (scope) => downloadsRoutes(scope, { ...services, pool: sketching.pool }))
    await site.register(async (scope) => lookRoutes(scope, services, sketching))
    await site.register(async (scope) => likenessRoutes(scope, services, { checker, sketching }))
    await site.register(async (scope) => proofsRoutes(scope, services, sketching))
    await site.register(async (scope) => oauthRoutes(scope, services, { identityProvider: provider, secrets }))
    await site.register(async (scope) => mcpRoutes(scope, services, { sketching, secrets }))
    apiDocsRoutes(site, services.config.publicUrl)
    pageRoutes(site, services, { web, provider })
  })
  return app
}

/** Builds what a worker serves too: health checks, and errors in the usual form. */
export async function buildBareApp(
  services: Services,
  { lifecycle, web, onRoute }: Pick<AppOptions, 'lifecycle'> & Partial<AppOptions>,
): Promise<FastifyInstance> {
  const { publicUrl, trustedProxies, hstsSubdomains } = services.config
  const https = publicUrl.startsWith('https:')
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: ({ url }) => HEALTH_PATHS.includes(url) }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Requests on a connection that is still open are answered to the end: see hangUpWhenClosing.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerProtocolError,
    // Node would refuse it without a message: see refuseOddRequests.
    http: { requireHostHeader: false, headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: SLOW_LOOK_MS },
    // The server itself speaks no TLS: with https there is a proxy, and only the proxy knows the client's address.
    trustProxy: https && trustedProxies.length > 0 && trustedProxies,
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Fastify accepts plain text for every route; nothing here uses it.
  app.removeContentTypeParser('text/plain')
  app.addHook(
    'onRequest',
    atOnce((request, reply) => void reply.header('x-request-id', request.id)),
  )
  const { linkOrigins: pictureOrigins } = services.storage
  await securityHeaders(app, { https, subdomains: hstsSubdomains, pictureOrigins, policy: web?.contentSecurityPolicy })
  countRequests(app)
  traceRequests(app, { but: HEALTH_PATHS })
  hangUpWhenClosing(app)
  answerErrors(app)
  refuseOddRequests(app)
  answerOtherMethods(app, isOfOperators)
  keepAnswersPrivate(app)
  compressAnswers(app)
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND', NOT_FOUND)
  })
  healthRoutes(app, services, lifecycle)
  return app
}

/** Registers the demo's issuer inside the server if none is configured; its own requests need no session. */
async function registerIdentityProvider(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db'>,
): Promise<IdentityProvider> {
  if (services.config.signIn) return configuredProvider(services.config.signIn)
  const provider = demoIdentityProvider(app, services.config.publicUrl)
  await app.register(async (scope) =>
    demoIssuerRoutes(scope, services, callbackUri(services.config.publicUrl, provider)),
  )
  return provider
}
