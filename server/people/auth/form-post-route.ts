import type { FastifyInstance } from 'fastify'
import { type IdentityProvider, signInPath } from './identity-provider.ts'

/** A code, a state and, from Apple, a name: a few kilobytes. */
const ANSWER_MAX_BYTES = 16 * 1024
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description']

/**
 * Accepts an issuer's response by a form (OAuth 2.0 Form Post Response Mode; Apple uses it). That is a POST from
 * another site, with which a browser sends no SameSite=Lax cookie, so the sign-in it belongs to is unknown here: the
 * browser is redirected to the callback by a GET, a plain navigation that brings the cookie. Nothing is processed here;
 * the callback checks everything.
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
    // A parameter that is sent twice stays so: the callback refuses it.
    const answer = [...sent].filter(([name]) => ANSWER.includes(name))
    return reply.redirect(`${callback}?${new URLSearchParams(answer)}`, 303)
  })
}
