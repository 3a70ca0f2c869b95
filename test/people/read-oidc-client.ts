import type { IncomingMessage } from 'node:http'

export interface ShownClient {
  method: 'client_secret_basic' | 'client_secret_post' | 'client_secret_jwt' | 'none'
  id: string | null
  secret: string | null
}

/**
 * Reads which client a token request claims to be from, and by which method (RFC 6749, section 2.3.1). Two methods at
 * once are invalid.
 */
export function readOidcClient(request: IncomingMessage, form: URLSearchParams): ShownClient | undefined {
  const { authorization } = request.headers
  const inForm = form.get('client_secret') ?? form.get('client_assertion')
  if (authorization !== undefined && inForm !== null) return undefined
  if (authorization?.startsWith('Basic ')) {
    const [id = '', secret = ''] = Buffer.from(authorization.slice(6), 'base64').toString().split(':')
    return { method: 'client_secret_basic', id: decodeForm(id), secret: decodeForm(secret) }
  }
  const method = form.has('client_assertion') ? 'client_secret_jwt' : inForm === null ? 'none' : 'client_secret_post'
  return { method, id: form.get('client_id'), secret: inForm }
}

function decodeForm(value: string): string {
  return decodeURIComponent(value.replaceAll('+', ' '))
}
