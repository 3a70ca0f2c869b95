export interface Identity {
  subject: string
  email: string | undefined
  emailVerified: boolean
  name: string | undefined
  /** Address of a picture as the issuer gives it: nothing about it has been checked. */
  picture: string | undefined
}

/**
 * Returns the identity in the claims of an ID token or of the userinfo endpoint, all of which are optional except for
 * the subject.
 */
export function identityOfClaims(subject: string, claims: Record<string, unknown>): Identity {
  return {
    subject,
    email: readText(claims['email']),
    emailVerified: readBoolean(claims['email_verified']),
    name: readText(claims['name']) ?? fullName(claims),
    picture: readText(claims['picture']),
  }
}

/**
 * Combines the ID token with what userinfo adds. The token's e-mail address takes precedence; either may call the same
 * address verified, unless the token denies it.
 */
export function completedIdentity(
  subject: string,
  { token, userinfo }: { token: Record<string, unknown>; userinfo: Record<string, unknown> },
): Identity {
  const [fromToken, fromUserinfo] = [identityOfClaims(subject, token), identityOfClaims(subject, userinfo)]
  const address = fromToken.email ? fromToken : fromUserinfo
  const isLeftOpen =
    fromToken.email !== undefined && token['email_verified'] === undefined && fromToken.email === fromUserinfo.email
  return {
    subject,
    email: address.email,
    emailVerified: isLeftOpen ? fromUserinfo.emailVerified : address.emailVerified,
    name: fromToken.name ?? fromUserinfo.name,
    picture: fromToken.picture ?? fromUserinfo.picture,
  }
}

/** Reads a boolean claim. Apple's tokens and Cognito's userinfo send it as a string. */
function readBoolean(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}

function fullName(claims: Record<string, unknown>): string | undefined {
  return readText([claims['given_name'], claims['family_name']].map((part) => readText(part) ?? '').join(' '))
}

function readText(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined
}
