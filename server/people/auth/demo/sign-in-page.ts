import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#server/platform/http/html.ts'
import { sendPage } from '#server/platform/http/page.ts'
import type { DemoAccount } from './issuer.ts'

export interface SignInForm {
  /** Address that the form is sent to. */
  action: string
  known: readonly DemoAccount[]
  /** Previous input, and the message that explains what was wrong with it. */
  typed?: { email: string; name: string }
  error?: string
}

/** Sends the demo issuer's only page: a plain form that works without scripts. */
export function sendSignInPage(reply: FastifyReply, form: SignInForm): FastifyReply {
  return sendPage(reply, {
    title: 'Demo sign-in',
    sentence: 'Type any e-mail address and name. No password and no e-mail: the account exists on this computer only.',
    html: formHtml(form) + knownHtml(form),
    link: { href: `${form.action}/cancel`, text: 'Cancel' },
  })
}

function formHtml({ action, typed, error }: SignInForm): string {
  const message = error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''
  return `${message}<form method="post" action="${escapeHtml(action)}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required autofocus value="${escapeHtml(typed?.email ?? '')}">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" maxlength="120" required value="${escapeHtml(typed?.name ?? '')}">
<button type="submit">Sign in</button>
</form>`
}

function knownHtml({ action, known }: SignInForm): string {
  if (known.length === 0) return ''
  const buttons = known.map(
    ({ email, name }) =>
      `<button name="account" value="${escapeHtml(email)}">${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`,
  )
  return `<section class="known"><p>Or go on as someone who was here before:</p><form method="post" action="${escapeHtml(action)}">
${buttons.join('\n')}
</form></section>`
}
