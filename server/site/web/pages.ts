import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listCampaignsQuery } from '#contract/catalogue/campaign.ts'
import { localDay } from '#contract/platform/local-day.ts'
import { creativeTitle } from '#contract/product.ts'
import { isTheme, THEME_COOKIE, THEME_GROUNDS } from '#contract/platform/theme.ts'
import type { SessionBlock } from '#contract/site/session-block.ts'
import { ADMIN_PAGE } from '#server/desk/admin/hide-admin.ts'
import { isAdmin } from '#server/desk/admin/is-admin.ts'
import { type IdentityProvider, signInPath } from '#server/people/auth/identity-provider.ts'
import { presentUser } from '#server/people/auth/present.ts'
import { findUser } from '#server/people/users/store.ts'
import { readCreatives } from '#server/ads/creatives/read-creatives.ts'
import { countCreatives, findCreative, findLastDraft } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { presentCampaigns } from '#server/catalogue/campaigns/present.ts'
import { listCampaigns } from '#server/catalogue/campaigns/store.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { getOpenReview } from '#server/ads/reviews/get-open-review.ts'
import { getOpenList } from '#server/ads/reviews/lists/get-open-list.ts'
import { presentSharedList } from '#server/ads/reviews/lists/present.ts'
import { presentReview } from '#server/ads/reviews/present.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { NOT_FOUND } from '#server/platform/http/errors.ts'
import { pageLanguage } from '#server/platform/http/page-language.ts'
import { escapeHtml, escapeJson } from '#server/platform/http/html.ts'
import { sendToPublicUrl } from '#server/platform/http/loopback.ts'
import { isApiPath } from '#server/platform/http/page.ts'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import type { WebApp } from './web-app.ts'

/** Screens of SPEC.md section 2 and our own. At any other address, the app shows its not-found page. */
const SCREENS = [
  '/',
  '/create',
  '/creatives',
  '/creatives/:id',
  '/campaigns',
  '/campaigns/new',
  '/campaigns/:id',
  '/brands',
  '/brands/:id',
  '/subscription',
  '/debug-login',
  '/account',
  '/terms',
  '/privacy',
  '/help',
  '/check',
  '/verify',
]

/**
 * Serves every screen as the same page, which contains the session, so that the app starts without a request for it.
 */
export function pageRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'now' | 'payments'>,
  { web, provider }: { web: WebApp; provider: IdentityProvider },
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if (sendToPublicUrl(request, reply, services.config.publicUrl)) return reply
    const block = await readSessionBlock(services, provider, {
      userId: request.session.userId,
      screen: request.routeOptions.url,
      isOperator: isAdmin(request.session, services.config),
    })
    const page = await web.readPage(request.url, block, { language: pageLanguage(request), log: request.log })
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const { publicUrl } = services.config
    const title = await findTitle(services.db, block.user?.id, request.params)
    return reply.send(withTheme(fillIn(page, { block, title, publicUrl, nonce: reply.styleNonce }), request))
  }
  app.get(ADMIN_PAGE, (request, reply) =>
    send(request, isAdmin(request.session, services.config) ? reply : reply.code(404)),
  )
  for (const screen of SCREENS) {
    app.get(screen, send)
    if (screen !== '/') app.get(`${screen}/`, sendWithoutSlash)
  }
  app.get('/r/:token/', sendWithoutSlash)
  app.get<{ Params: { token: string } }>('/r/:token', async (request, reply) => {
    if (sendToPublicUrl(request, reply, services.config.publicUrl)) return reply
    const { token } = request.params
    const review = await orNull(async () => presentReview(services.db, await getOpenReview(services, token), token))
    const sharedList = review
      ? null
      : await orNull(async () => presentSharedList(services, await getOpenList(services, token), token))
    // The visitor counts as signed out here even if they are signed in: a client's page is the same for all.
    const block = { ...(await readSessionBlock(services, provider, NOBODY)), review, ...(sharedList && { sharedList }) }
    const page = await web.readPage(request.url, block, { language: pageLanguage(request), log: request.log })
    reply.type('text/html; charset=utf-8').code(review || sharedList ? 200 : 404)
    return reply.send(
      forClients(fillIn(page, { block, publicUrl: services.config.publicUrl, nonce: reply.styleNonce })),
    )
  })
  // A program that asks for an unknown address is answered so, and not that its token does not open it.
  app.get('/*', { config: READ_SCOPE }, async (request, reply) => {
    const isFile = /\.\w+$/.test(request.url.split('?')[0]!)
    if (isApiPath(request.url) || isFile) throw new AppError('NOT_FOUND', NOT_FOUND)
    return send(request, reply.code(404))
  })
}

/** Redirects an address with a trailing slash, because the app's router treats it as the one without. */
function sendWithoutSlash({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(url.replace(/\/+(?=\?|$)/, ''), 301)
}

async function readSessionBlock(
  services: Pick<Services, 'config' | 'db' | 'now' | 'payments'>,
  provider: IdentityProvider,
  {
    userId,
    screen,
    isOperator = false,
  }: { userId: string | undefined; screen: string | undefined; isOperator?: boolean },
): Promise<SessionBlock> {
  const user = userId ? await findUser(services.db, userId) : undefined
  const planId = user && (await findPlan(services.db, services, user.id))
  return {
    user: user ? presentUser(user) : null,
    provider: { name: provider.name, signInPath: signInPath(provider) },
    ...(services.config.supportEmail && { supportEmail: services.config.supportEmail }),
    ...(isOperator && { isOperator }),
    ...(planId && { planId }),
    ...(user &&
      screen === '/creatives' && {
        creatives: await readGallery(services, user.id),
        today: localDay(services.now()),
        ...(planId === 'pro' && { staleCampaigns: await readStaleCampaigns(services.db, user.id) }),
      }),
    ...(user &&
      screen === '/create' && {
        creativeCount: await countCreatives(services.db, user.id),
        draft: await findLastDraft(services.db, user.id),
      }),
  }
}

/** Returns the gallery's ads without the contents of their pictures, which would be two thirds of the page. */
async function readGallery(services: Pick<Services, 'db' | 'now'>, userId: string): Promise<SessionBlock['creatives']> {
  const creatives = await readCreatives(services, userId)
  return creatives.map((creative) => ({
    ...creative,
    variants: creative.variants.map((variant) => ({ ...variant, shown: undefined })),
  }))
}

async function readStaleCampaigns(db: Database, userId: string): Promise<SessionBlock['staleCampaigns']> {
  return presentCampaigns(db, await listCampaigns(db, userId, listCampaignsQuery.parse({ only: 'stale' })))
}

/** Returns a user's own ad as the page's title; undefined for other users' ads, whose page is like any other. */
async function findTitle(db: Database, userId: string | undefined, params: unknown): Promise<string | undefined> {
  const { data } = z.object({ id: z.uuid() }).safeParse(params)
  if (!userId || !data) return undefined
  const creative = await findCreative(db, data.id)
  return creative?.userId === userId ? creativeTitle(creative.productName) : undefined
}

const NOBODY = { userId: undefined, screen: undefined }

/** Returns null if the link has ended or never existed. */
async function orNull<Shown>(read: () => Promise<Shown>): Promise<Shown | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Sets the theme that the user has chosen from the first moment; otherwise the system's applies. */
function withTheme(page: string, { cookies }: FastifyRequest): string {
  const theme = cookies[THEME_COOKIE]
  if (!isTheme(theme)) return page
  return page
    .replace('<html', `<html data-theme="${theme}"`)
    .replace(/(<meta name="theme-color"[^>]*content=")[^"]*/g, `$1${THEME_GROUNDS[theme]}`)
}

/** Description that a chat shows with a client's link, instead of the landing page's promise. */
const FOR_CLIENTS = 'Ads to look at: comment on them where something should change, and approve them.'

function forClients(page: string): string {
  return page
    .replace(/(<meta\s+(?:name="description"|property="og:description")\s+content=")[^"]*/g, `$1${FOR_CLIENTS}`)
    .replace(
      '</head>',
      '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer"></head>',
    )
}

const SESSION_ELEMENT = /<script id="session" type="application\/json">[^<]*<\/script>/

interface Filling {
  block: SessionBlock
  /** Title of the page; if missing, the common one. */
  title?: string | undefined
  /** Base of the address of the picture that accompanies links to us. */
  publicUrl: string
  /** Nonce for styles that scripts add: Radix's dialogs read it from the page. */
  nonce: string
}

function fillIn(page: string, { block, title, publicUrl, nonce }: Filling): string {
  const session = `<script id="session" type="application/json">${escapeJson(block)}</script>`
  const head = `<meta property="csp-nonce" nonce="${nonce}"></head>`
  const withSession = SESSION_ELEMENT.test(page)
    ? page.replace(SESSION_ELEMENT, () => session)
    : page.replace('</head>', () => `${session}</head>`)
  const filled = withSession.replace('</head>', () => head).replace('%PUBLIC_URL%', () => escapeHtml(publicUrl))
  // Comes last, so that nothing in a name is replaced again.
  return title ? filled.replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`) : filled
}
