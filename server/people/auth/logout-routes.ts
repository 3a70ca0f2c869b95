import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { sendPage } from '#server/platform/http/page.ts'
import type { Services } from '#server/services.ts'
import { forgetCookie } from './sessions.ts'
import { signOut } from './sign-outs.ts'

export const LOGOUT_PATH = '/api/auth/logout'

/**
 * Signs out at once by a link of ours. A link on another site only opens a page that asks, because it might be a prank.
 */
export function logoutRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'newId' | 'now'>): void {
  // The page's form has no fields.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 },
    (_request, _body, done) => done(null),
  )
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.session
    await signOut(request, services.db)
    if (userId) await recordAudit(services.db, services, { kind: 'sign-out', userId, details: {} })
    forgetCookie(reply)
    return reply.redirect('/', 303)
  }
  app.get(LOGOUT_PATH, (request, reply) => (comesFromElsewhere(request) ? sendQuestion(reply) : leave(request, reply)))
  app.post(LOGOUT_PATH, leave)
}

function comesFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}

function sendQuestion(reply: FastifyReply): FastifyReply {
  return sendPage(reply, {
    title: 'Log out?',
    sentence: 'Another site sent you here. Log out if that is what you want.',
    html: `<form method="post" action="${LOGOUT_PATH}"><button>Log out</button></form>`,
    link: { href: '/', text: 'Stay signed in' },
  })
}
