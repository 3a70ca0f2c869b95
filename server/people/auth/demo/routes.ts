import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { sendPage } from '#server/platform/http/page.ts'
import { refuseCrossSiteChanges } from '#server/platform/http/cross-site.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { foldEmail } from '#server/people/users/fold-email.ts'
import type { Services } from '#server/services.ts'
import { findInteraction } from '../find-interaction.ts'
import { DEMO_SUBJECT_PREFIX } from '../identity-provider.ts'
import { mountProvider } from '../mount-provider.ts'
import { listUsersOfIssuer } from '#server/people/users/store.ts'
import { DEMO_PATH, type DemoIssuer, makeDemoIssuer } from './issuer.ts'
import { type SignInForm, sendSignInPage } from './sign-in-page.ts'

/** Number of known accounts that the page offers. */
const KNOWN_ACCOUNTS = 5

const formSchema = z.object({
  email: z.email('Type an e-mail address such as ada@example.com.').max(254, 'Type a shorter e-mail address.'),
  name: z.string().trim().max(120, 'Type a shorter name.').default(''),
})

/** Mounts the demo issuer at /demo-issuer, with its sign-in page. */
export async function demoIssuerRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db'>,
  redirectUri: string,
): Promise<void> {
  const { publicUrl } = services.config
  let issuer: Promise<DemoIssuer> | undefined
  const getIssuer = () => (issuer ??= makeDemoIssuer(publicUrl, redirectUri))
  const pathOf = (uid: string) => `${DEMO_PATH}/sign-in/${uid}`
  refuseCrossSiteChanges(app, publicUrl)
  readForms(app)

  app.get<{ Params: { uid: string } }>(pathOf(':uid'), async (request, reply) => {
    if (!(await findInteraction((await getIssuer()).provider, request, reply))) return sendExpired(reply)
    return sendSignInPage(reply, { action: pathOf(request.params.uid), known: await listKnown(services) })
  })

  app.post<{ Params: { uid: string } }>(pathOf(':uid'), async (request, reply) => {
    const { provider, remember } = await getIssuer()
    if (!(await findInteraction((await getIssuer()).provider, request, reply))) return sendExpired(reply)
    const form = formSchema.safeParse(await fillInKnown(services, request.body))
    if (!form.success) {
      return sendSignInPage(reply.code(400), {
        ...refused(form.error, request.body),
        action: pathOf(request.params.uid),
        known: [],
      })
    }
    const { email, name } = form.data
    const accountId = remember({ email: foldEmail(email), name: name || email.split('@')[0]! })
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login: { accountId } }), 303)
  })

  app.get<{ Params: { uid: string } }>(`${pathOf(':uid')}/cancel`, async (request, reply) => {
    const { provider } = await getIssuer()
    if (!(await findInteraction((await getIssuer()).provider, request, reply))) return sendExpired(reply)
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { error: 'access_denied' }), 303)
  })

  await mountProvider(app, { path: DEMO_PATH, publicUrl, getProvider: async () => (await getIssuer()).provider })
}

async function listKnown(services: Pick<Services, 'db'>): Promise<{ email: string; name: string }[]> {
  const users = await listUsersOfIssuer(services.db, DEMO_SUBJECT_PREFIX, KNOWN_ACCOUNTS)
  return users.map(({ email, displayName }) => ({ email, name: displayName }))
}

/** Completes the form of a known account, whose button sends only its address. */
async function fillInKnown(services: Pick<Services, 'db'>, body: unknown): Promise<unknown> {
  const { account } = z.object({ account: z.string().optional() }).catch({}).parse(body)
  if (account === undefined) return body
  return (await listKnown(services)).find(({ email }) => email === account) ?? { email: account }
}

function sendExpired(reply: FastifyReply): FastifyReply {
  const sentence = 'This sign-in was open too long or was finished already: go back to the app and sign in again.'
  return sendPage(reply.code(400), { title: 'This sign-in is over', sentence })
}

function refused(error: z.ZodError, body: unknown): Pick<SignInForm, 'typed' | 'error'> {
  const typed = z.object({ email: z.string().catch(''), name: z.string().catch('') }).safeParse(body)
  return { error: error.issues[0]?.message, typed: typed.data }
}
