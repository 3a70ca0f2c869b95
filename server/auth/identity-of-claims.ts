export interface Identity {
  subject: string
  email: string | undefined
  emailVerified: boolean
  name: string | undefined
  /** The address of a picture, as the issuer says it: nothing about it has been checked. */
  picture: string | undefined
}

/** Who is meant by the claims of an ID token or of the userinfo endpoint, of which none but the subject has to be there. */
export function identityOfClaims(subject: string, claims: Record<string, unknown>): Identity {
  return {
    subject,
    email: readText(claims['email']),
    emailVerified: readYes(claims['email_verified']),
    name: readText(claims['name']) ?? fullName(claims),
    picture: readText(claims['picture']),
  }
}

/**
 * The ID token's word, and what userinfo knows beyond it. The address is the token's where it has one; that it is verified may be said
 * by either, of the same address, and where the token says that it is not, it is not.
 */
export function completedIdentity(
  subject: string,
  { token, userinfo }: { token: Record<string, unknown>; userinfo: Record<string, unknown> },
): Identity {
  const [told, more] = [identityOfClaims(subject, token), identityOfClaims(subject, userinfo)]
  const address = told.email ? told : more
  const isLeftOpen = told.email !== undefined && token['email_verified'] === undefined && told.email === more.email
  return {
    subject,
    email: address.email,
    emailVerified: isLeftOpen ? more.emailVerified : address.emailVerified,
    name: told.name ?? more.name,
    picture: told.picture ?? more.picture,
  }
}

/** Apple's tokens and Cognito's userinfo send the word for the value. */
function readYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}

function fullName(claims: Record<string, unknown>): string | undefined {
  return readText([claims['given_name'], claims['family_name']].map((part) => readText(part) ?? '').join(' '))
}

function readText(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined
}
