import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns true if a host name (as in a URL, IPv6 in brackets or not) can only be this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/**
 * Redirects a page that was opened under another name of this machine (127.0.0.1 for localhost, say) to the public
 * address: the identity provider redirects there, and the browser keeps the cookies of the two apart. Returns true if
 * the response was sent.
 */
export function sendToPublicUrl(request: FastifyRequest, reply: FastifyReply, publicUrl: string): boolean {
  if (request.host === new URL(publicUrl).host || !isLoopback(request.hostname)) return false
  reply.redirect(publicUrl + request.url, 307)
  return true
}
