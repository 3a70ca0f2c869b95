import type { FastifyReply } from 'fastify'
import { PRODUCT_NAME } from '#contract/product.ts'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { sendDocument } from '#server/platform/http/page.ts'
import type { User } from '#server/people/users/store.ts'
import type { AskingProgram } from './asking-program.ts'

/** What a program may do by each scope, as people read it. */
const MEANINGS: Record<TokenScope, string> = {
  read: 'See your ads, their pictures, campaigns, brands and approvals',
  make: 'Create and change ads, make their pictures, start campaigns, and share ads by links for approval',
}

/** Asks the signed-in user whether a program may act for them. Works without scripts. */
export function sendConsentPage(
  reply: FastifyReply,
  { action, program, user }: { action: string; program: AskingProgram; user: User },
): FastifyReply {
  const { name, host, returnHost, scopes } = program
  const title = `Connect ${name}?`
  const html = `<main>
<p class="brand">${PRODUCT_NAME}</p>
<h1>${escapeHtml(title)}</h1>
<p>A program of <strong>${escapeHtml(host)}</strong> that calls itself “${escapeHtml(name)}” asks to act for you:</p>
<ul>${scopes.map((scope) => `<li>${escapeHtml(MEANINGS[scope])}</li>`).join('')}</ul>
<p>It cannot buy anything, and cannot open or delete your account. Go on only if you have just begun this in that program. \
You will be sent back to <strong>${escapeHtml(returnHost)}</strong>.</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="user" value="${escapeHtml(user.id)}">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="refuse" class="second">Refuse</button>
</form>
<p><small>Signed in as ${escapeHtml(user.email)}. You can disconnect programs on your account page.</small></p>
</main>`
  return sendDocument(reply, { title, html, style: STYLE })
}

/**
 * Sends the browser back to the program by a page: the content policy lets no form of ours lead to another site, and a
 * redirect would count as one.
 */
export function sendReturnPage(
  reply: FastifyReply,
  { to, program }: { to: string; program: AskingProgram },
): FastifyReply {
  const href = escapeHtml(to)
  const html = `<main>
<p class="brand">${PRODUCT_NAME}</p>
<h1>Going back</h1>
<p>You are being sent back to ${escapeHtml(program.name)}.</p>
<meta http-equiv="refresh" content="0;url=${href}">
<p><a href="${href}">Go on</a></p>
</main>`
  return sendDocument(reply, { title: 'Going back', html })
}

const STYLE = `
ul{margin:0 0 1.25rem;padding-left:1.25rem}
.second{margin:.5rem 0 0;border-color:#75756f;background:transparent;color:inherit}
.second:hover{background:#7575751f}
small{color:#5b5b56;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){small{color:#b4b4ae}}
`
