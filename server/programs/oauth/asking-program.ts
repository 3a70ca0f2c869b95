import { TOKEN_SCOPES, type TokenScope } from '#contract/platform/token-scope.ts'

/** Longest name that is shown of a program. */
const NAME_MAX = 80

/** Characters that change the direction of what follows, and control characters. */
const TURNS_THE_LINE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A program that asks to be connected, as the consent page names it. */
export interface AskingProgram {
  clientId: string
  /** The name that it gives itself. */
  name: string
  /** The host of its document, which is the one thing about it that is known to be true. */
  host: string
  /** Where its user is sent back to. */
  returnHost: string
  scopes: TokenScope[]
}

export function describeProgram(
  client: { clientId: string; clientName?: string | undefined },
  { redirectUri, scopes }: { redirectUri: string; scopes: TokenScope[] },
): AskingProgram {
  const returnHost = hostOf(redirectUri)
  const host = client.clientId.startsWith('https://') ? hostOf(client.clientId) : returnHost
  const name = (client.clientName ?? '').replace(TURNS_THE_LINE, ' ').trim().slice(0, NAME_MAX) || host
  return { clientId: client.clientId, name, host, returnHost, scopes }
}

/** Returns the host of an address; the scheme of one that leads to a program of the machine itself. */
function hostOf(address: string): string {
  const url = URL.parse(address)
  return url?.host || url?.protocol || 'unknown'
}

/** Returns the scopes of ours in a list of scopes, as OAuth writes it. */
export function readScopes(list: unknown): TokenScope[] {
  const listed = typeof list === 'string' ? list.split(' ') : []
  return TOKEN_SCOPES.filter((scope) => listed.includes(scope))
}
