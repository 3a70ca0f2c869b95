import type { FastifyInstance } from 'fastify'
import { type IdentityProvider, signInPath } from './identity-provider.ts'

/** A code, a state and, from Apple, a name: a few kilobytes. */
const ANSWER_MAX_BYTES = 16 * 1024
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description']

/**
 * Issuers may send their answer by a form (OAuth 2.0 Form Post Response Mode; Apple does). That is a POST from another site, with
 * which a browser sends no cookie that is SameSite=Lax, so whose sign-in it is cannot be known here: the browser is sent on to the
 * callback by a GET, which is a plain navigation and brings the cookie. Nothing is done here; all is checked there.
 */
export async function formPostRoute(app: FastifyInstance, provider: IdentityProvider): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: ANSWER_MAX_BYTES },
    (_request, body, done) => done(null, String(body)),
  )
  const callback = `${signInPath(provider)}/callback`
  app.post<{ Body: string | undefined }>(callback, async (request, reply) => {
    const sent = new URLSearchParams(request.body)
    // A name that is sent twice stays so: the callback refuses it.
    const answer = [...sent].filter(([name]) => ANSWER.includes(name))
    return reply.redirect(`${callback}?${new URLSearchParams(answer)}`, 303)
  })
}
