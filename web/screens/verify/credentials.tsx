import type { Verification, VerifiedManifest } from '#contract/ads/proof.ts'
import { sourceName } from '#web/features/picture-question/source-name.ts'
import { locale, t } from '#web/i18n/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './verify.module.css'

/** Says in one sentence what the credentials are worth, and lists what they state. */
export function CredentialsReport({ credentials, isOwnChain }: Verification) {
  switch (credentials.state) {
    case 'absent':
      return (
        <Notice title={t('It has no content credentials.')}>
          {t('That says nothing about how it was made: many programs and platforms remove them.')}
        </Notice>
      )
    case 'elsewhere':
      return (
        <Notice title={t('Its content credentials are not in the file.')}>
          {t('The file names an address at which they lie. Nothing was fetched from there.')}
        </Notice>
      )
    case 'unreadable':
      return (
        <Notice variant="bad" title={t('Its content credentials cannot be read.')}>
          {t('The file is damaged, or they are of a kind that is not known here.')}
        </Notice>
      )
    default:
      return (
        <>
          <Verdict {...credentials} isOwnChain={isOwnChain} />
          <Statements {...credentials} />
        </>
      )
  }
}

function Verdict({ state, problems, signer, isOwnChain }: VerifiedManifest & { isOwnChain: boolean }) {
  const name = signer.organization ?? signer.name ?? t('somebody without a name')
  if (state === 'trusted') {
    return (
      <Notice variant="good" title={t('This installation signed it, and nothing was changed since.')}>
        {isOwnChain && t('Nobody else trusts its signature, because its certificate was made here.')}
      </Notice>
    )
  }
  if (state === 'valid') {
    return (
      <Notice title={t('Nothing was changed since it was signed as {name}.', { name })}>
        {t('This installation does not know who that is: anybody can sign by any name.')}
      </Notice>
    )
  }
  if (problems.some((problem) => problem.startsWith('signingCredential.expired'))) {
    return (
      <Notice variant="bad" title={t('The certificate of {name} has ended.', { name })}>
        {t('No time stamp shows that it was valid when it signed.')}
      </Notice>
    )
  }
  if (problems.some((problem) => problem.endsWith('Hash.mismatch')))
    return <Notice variant="bad" title={t('It was changed after {name} signed it.', { name })} />
  return (
    <Notice variant="bad" title={t('Its content credentials, signed as {name}, do not hold.', { name })}>
      {problems.join(', ')}
    </Notice>
  )
}

function Statements({ state, generator, digitalSource, stampedAt, ingredients, facts }: VerifiedManifest) {
  const models = Array.isArray(facts?.['models']) ? facts['models'].map(String) : []
  const brief = facts?.['brief']
  return (
    <>
      <h2>{state === 'trusted' ? t('What went into it') : t('What it claims')}</h2>
      <dl className={styles.statements}>
        {generator && <Statement name={t('Made by')}>{generator}</Statement>}
        {digitalSource && <Statement name={t('How it was made')}>{sourceName(digitalSource)}</Statement>}
        {ingredients.map(({ title, isSigned, signer }, index) => (
          <Statement key={index} name={title ?? t('A file')}>
            {isSigned
              ? t('with credentials of its own, signed as {name}', { name: signer ?? t('somebody without a name') })
              : t('without credentials of its own')}
          </Statement>
        ))}
        {models.length > 0 && <Statement name={t('Models')}>{models.join(', ')}</Statement>}
        {typeof brief === 'string' && (
          <Statement name={t('Hash of the brief')}>
            <code>{brief}</code>
          </Statement>
        )}
        {stampedAt && <Statement name={t('Signed at')}>{inWords(stampedAt)}</Statement>}
      </dl>
    </>
  )
}

function Statement({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Writes the time of a time stamp as the page's language does, or as it stands in the file. */
function inWords(time: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return time
  return date.toLocaleString(locale('en-US'), { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })
}
