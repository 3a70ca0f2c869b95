import type { ReadCredentials, ReadManifest } from '#server/pictures/credentials/credentials-tasks.ts'

/** Returns plain sentences on who signed a picture and what went into it. */
export function describeCredentials(credentials: ReadCredentials, isOwnChain: boolean): string[] {
  switch (credentials.state) {
    case 'absent':
      return ['absent: it has no content credentials. That says nothing about how it was made.']
    case 'elsewhere':
      return ['absent: it names an address at which its content credentials lie. Nothing was fetched.']
    case 'unreadable':
      return ['invalid: it has content credentials that cannot be read.']
    default:
      return [headline(credentials, isOwnChain), ...contents(credentials)]
  }
}

function headline({ state, problems, signer }: ReadManifest, isOwnChain: boolean): string {
  const name = signer.organization ?? signer.name ?? 'somebody without a name'
  if (state === 'trusted') {
    const alone = isOwnChain ? ' Nobody else trusts its signature: the chain was made here.' : ''
    return `trusted: this installation signed it (${signer.name ?? name}), and nothing was changed since.${alone}`
  }
  if (state === 'valid')
    return `untrusted: nothing was changed since it was signed as "${name}", but this installation does not know the signer, who may have taken any name.`
  if (problems.some((problem) => problem.startsWith('signingCredential.expired')))
    return `invalid: the certificate of "${name}" has ended, and no time stamp shows that it was valid when it signed.`
  if (problems.some((problem) => problem.endsWith('Hash.mismatch')))
    return `invalid: it was changed after "${name}" signed it.`
  return `invalid: its content credentials, signed as "${name}", do not hold (${problems.join(', ')}).`
}

function contents({ state, generator, digitalSource, stampedAt, ingredients, facts }: ReadManifest): string[] {
  const who = state === 'trusted' ? '' : 'As it claims: '
  const photos = ingredients.map(({ title, isSigned, signer }) => {
    const own = isSigned ? `with credentials of its own, signed as "${signer ?? 'somebody'}"` : 'without credentials'
    return `${title ?? 'a file'} (${own})`
  })
  const models = Array.isArray(facts?.['models']) ? facts['models'].map(String) : []
  return [
    generator && `${who}made by ${generator}.`,
    digitalSource && `${who}kind of source: ${digitalSource.split('/').at(-1)}.`,
    photos.length > 0 && `${who}it shows ${photos.join(', ')}.`,
    models.length > 0 && `${who}models: ${models.join(', ')}.`,
    typeof facts?.['brief'] === 'string' && `${who}hash of the brief: ${facts['brief']}.`,
    stampedAt && `${who}signed at ${stampedAt}.`,
  ].filter((sentence) => typeof sentence === 'string')
}
