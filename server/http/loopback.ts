import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a host name (as in a URL, IPv6 in brackets or not) can only be this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/**
 * A page that was opened on another name of this machine (127.0.0.1 for localhost, say) goes on at the public address:
 * the provider answers there, and the browser keeps the cookies of the two apart. True when the answer is sent.
 */
export function sendToPublicUrl(request: FastifyRequest, reply: FastifyReply, publicUrl: string): boolean {
  if (request.host === new URL(publicUrl).host || !isLoopback(request.hostname)) return false
  reply.redirect(publicUrl + request.url, 307)
  return true
}
