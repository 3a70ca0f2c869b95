/** A program that checks a webhook's signature, as the guide shows it. Its tests compile and run it. */
export const CHECK_WEBHOOK = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** Takes the headers of a message, its body as it came, and the secret that begins with whsec_. */
export function isFromPlacard(headers: Headers, body: string, secret: string): boolean {
  const id = headers.get('webhook-id')
  const seconds = headers.get('webhook-timestamp')
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(seconds))
  if (!(ageSeconds <= 300)) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${seconds}.\${body}\`).digest()
  const signatures = headers.get('webhook-signature')?.split(' ') ?? []
  return signatures.some((signature) => {
    const given = Buffer.from(signature.slice('v1,'.length), 'base64')
    return signature.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected)
  })
}`
