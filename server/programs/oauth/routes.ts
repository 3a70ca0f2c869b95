import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { z } from 'zod'
import { CONNECTED_APPS_MAX } from '#contract/limits.ts'
import { disconnectAppCall, listConnectedAppsCall } from '#contract/programs/connected-app.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { findInteraction } from '#server/people/auth/find-interaction.ts'
import { type IdentityProvider, signInPath } from '#server/people/auth/identity-provider.ts'
import { mountProvider } from '#server/people/auth/mount-provider.ts'
import { findUser, type User } from '#server/people/users/store.ts'
import { sendPage } from '#server/platform/http/page.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { type AskingProgram, describeProgram, readScopes } from './asking-program.ts'
import { openAuthorizationServer, withoutSession } from './authorization-server.ts'
import { connectApp } from './connect-app.ts'
import { sendConsentPage, sendReturnPage } from './consent-page.ts'
import { disconnectApp } from './disconnect-app.ts'
import {
  ALL_SCOPES,
  AUTHORIZATION_ROUTES,
  describeServer,
  OAUTH_PATH,
  PROGRAM_ROUTES,
  SERVER_METADATA_PATH,
} from './endpoints.ts'
import { listConnectedApps, takeQuestion } from './store.ts'

export interface OauthOptions {
  /** Where people of this installation sign in. */
  identityProvider: IdentityProvider
  secrets: readonly string[]
}

type Visit = FastifyRequest<{ Params: { uid: string } }>

const decisionSchema = z.object({ decision: z.enum(['allow', 'refuse']), user: z.string() })

/**
 * Registers the authorization server for agents: its addresses, the consent page, and the calls by which users see and
 * end connections. The server itself is loaded by the first request that needs it.
 */
export async function oauthRoutes(
  app: FastifyInstance,
  services: Services,
  { identityProvider, secrets }: OauthOptions,
): Promise<void> {
  const { publicUrl } = services.config
  let opened: Promise<Provider> | undefined
  const getProvider = () => (opened ??= openAuthorizationServer(services, secrets))
  const pathOf = (uid: string) => `${OAUTH_PATH}/consent/${uid}`
  const signIn = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${signInPath(identityProvider)}?returnTo=${encodeURIComponent(request.url)}`)
  readForms(app)

  app.get(SERVER_METADATA_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(describeServer(services.config)),
  )

  app.get<{ Params: { uid: string } }>(pathOf(':uid'), async (request, reply) => {
    const user = await findSignedIn(request, services)
    if (!user) return signIn(request, reply)
    const asking = await findAsking(await getProvider(), request, reply)
    if (!asking) return sendOver(reply)
    if ((await findPlan(services.db, services, user.id)) !== 'pro') return sendForPro(reply)
    return sendConsentPage(reply, { action: pathOf(request.params.uid), program: asking.program, user })
  })

  app.post<{ Params: { uid: string } }>(pathOf(':uid'), async (request, reply) => {
    const user = await findSignedIn(request, services)
    const answer = decisionSchema.safeParse(request.body)
    // Somebody else may have signed in on this browser since the page was shown.
    if (!user || !answer.success || answer.data.user !== user.id) return sendOver(reply)
    const provider = await getProvider()
    const asking = await findAsking(provider, request, reply)
    if (!asking) return sendOver(reply)
    if ((await findPlan(services.db, services, user.id)) !== 'pro') return sendForPro(reply)
    const { program, returnTo } = asking
    const { uid } = request.params
    if (answer.data.decision === 'refuse') {
      const isFirst = await takeQuestion(services.db, uid, services.now())
      const refusal = { error: 'access_denied', error_description: 'The user refused' }
      if (isFirst) await provider.interactionResult(request.raw, reply.raw, refusal)
      return sendReturnPage(reply, { to: returnTo, program })
    }
    const connected = await connectApp(services, provider, { userId: user.id, uid, program })
    if (connected.outcome === 'full') return sendFull(reply)
    // A second press leads to where the first one does.
    if (connected.outcome === 'connected') {
      const result = { login: { accountId: user.id }, consent: { grantId: connected.grantId } }
      await provider.interactionResult(request.raw, reply.raw, result)
    }
    return sendReturnPage(reply, { to: returnTo, program })
  })

  await app.register(async (scope) => {
    // Nothing is stored, and no client's document is fetched, for somebody who is not signed in.
    scope.addHook('preHandler', async (request, reply) => {
      request.raw.headers.cookie = withoutSession(request.raw.headers.cookie)
      const { url } = request.routeOptions
      if (!AUTHORIZATION_ROUTES.some((path) => url === OAUTH_PATH + path)) return
      if (request.method !== 'GET') return sendOver(reply)
      if (!request.session.userId) return signIn(request, reply)
      if (url !== `${OAUTH_PATH}/auth`) return
      const [, query = ''] = request.url.split('?', 2)
      const asked = new URLSearchParams(query)
      // A program that names no scope of ours could do nothing after it was connected.
      if (readScopes(asked.get('scope')).length === 0) asked.set('scope', ALL_SCOPES.join(' '))
      request.raw.url = `${url}?${asked}`
    })
    const routes = [...AUTHORIZATION_ROUTES, ...PROGRAM_ROUTES]
    await mountProvider(scope, { path: OAUTH_PATH, publicUrl, getProvider, routes })
  })

  route(app, listConnectedAppsCall, async (request) => {
    const rows = await listConnectedApps(services.db, requireUser(request).id, services.now())
    const apps = rows.map(({ id, name, host, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      host,
      scopes,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    return { apps }
  })

  route(app, disconnectAppCall, (request) => disconnectApp(services, requireUser(request).id, request.params.id))
}

async function findSignedIn({ session }: FastifyRequest, { db }: Pick<Services, 'db'>): Promise<User | undefined> {
  return session.userId ? findUser(db, session.userId) : undefined
}

/** Finds the program that asks in this browser, and where its question goes on; undefined if the question is over. */
async function findAsking(
  provider: Provider,
  request: Visit,
  reply: FastifyReply,
): Promise<{ program: AskingProgram; returnTo: string } | undefined> {
  const interaction = await findInteraction(provider, request, reply)
  if (!interaction) return undefined
  const { client_id: clientId, redirect_uri: redirectUri, scope } = interaction.params
  const client = await provider.Client.find(String(clientId))
  if (!client) return undefined
  const program = describeProgram(client, { redirectUri: String(redirectUri), scopes: readScopes(scope) })
  return { program, returnTo: interaction.returnTo }
}

function sendOver(reply: FastifyReply): FastifyReply {
  const sentence = 'This question was open too long, or was answered already: go back to the program and begin again.'
  return sendPage(reply.code(400), { title: 'This is over', sentence })
}

function sendFull(reply: FastifyReply): FastifyReply {
  const sentence = `${CONNECTED_APPS_MAX} programs are connected, which is as many as are possible. Disconnect one that you no longer use, and begin again.`
  return sendPage(reply.code(409), { title: 'Too many programs', sentence })
}

function sendForPro(reply: FastifyReply): FastifyReply {
  const sentence = 'Programs can be connected to accounts on the Pro plan. Nothing was connected.'
  const link = { href: '/subscription', text: 'See the plans' }
  return sendPage(reply.code(403), { title: 'Part of Pro', sentence, link })
}
