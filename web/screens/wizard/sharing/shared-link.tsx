import { BadgeCheck, CircleDashed, Copy, Link2, Link2Off, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Share } from '#contract/ads/reviews/review.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useRenewShareLink, useRevokeShare, useShareNewVersion } from '#web/api/ads/reviews/share.ts'
import type { CopiedLink } from '#web/features/review/use-copied-link.ts'
import { useOverSince } from '#web/features/review/use-over-since.ts'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import { ShareQuestion } from './share-question.tsx'
import styles from './share.module.css'

interface SharedLinkProps {
  creativeId: string
  share: Share
  link: CopiedLink
}

/** Shows how far approval has come, with the actions on the link. */
export function SharedLink({ creativeId, share, link }: SharedLinkProps) {
  const [question, setQuestion] = useState<'renew' | 'revoke'>()
  const shareNew = useShareNewVersion(creativeId)
  const renew = useRenewShareLink(creativeId)
  const revoke = useRevokeShare(creativeId)
  const error = shareNew.error ?? renew.error ?? revoke.error
  const { version, currentVersion, expiresAt } = share

  function answer() {
    setQuestion(undefined)
    if (question === 'revoke') revoke.mutate()
    else renew.mutate(undefined, { onSuccess: ({ token }) => void link.copy(token) })
  }

  return (
    <section className={styles.part} aria-label={t('Link')}>
      <Approval share={share} />
      {currentVersion > version && (
        <Button
          variant="primary"
          icon={<RefreshCw aria-hidden />}
          loading={shareNew.isPending}
          onClick={() => shareNew.mutate()}
        >
          {t('Share the new version')}
        </Button>
      )}
      {link.address ? (
        <div className={styles.address}>
          <TextField label={t('Link')} value={link.address} readOnly onFocus={({ target }) => target.select()} />
          <Button icon={<Copy aria-hidden />} onClick={() => void link.copyAgain()}>
            {t('Copy link')}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>
          {t(
            'The link works, but it was made before links could be shown again. If you have lost it, make a new one: the old one ends.',
          )}
        </p>
      )}
      <output className={styles.said}>{link.message}</output>
      {error && <p role="alert">{errorSentence(error)}</p>}
      {question ? (
        <ShareQuestion {...QUESTIONS[question]} onCancel={() => setQuestion(undefined)} onConfirm={answer} />
      ) : (
        <div className={styles.quiet}>
          <Button size="sm" icon={<Link2 aria-hidden />} loading={renew.isPending} onClick={() => setQuestion('renew')}>
            {t('New link')}
          </Button>
          <Button
            size="sm"
            icon={<Link2Off aria-hidden />}
            loading={revoke.isPending}
            onClick={() => setQuestion('revoke')}
          >
            {t('Stop sharing')}
          </Button>
          <p className={styles.soft}>{t('The link works until {date}.', { date: longDate(expiresAt) })}</p>
        </div>
      )}
    </section>
  )
}

/** Shows "Approved v3, now v4". */
function Approval({ share }: { share: Share }) {
  const { approval, changesAsked, version, currentVersion, lastDay } = share
  const overSince = useOverSince(lastDay)
  const isApproved = approval?.version === currentVersion
  return (
    <p className={styles.approval} data-approved={isApproved || undefined}>
      {isApproved ? <BadgeCheck aria-hidden /> : <CircleDashed aria-hidden />}
      <span>
        {approval && <>{rich(describeApproval(approval, currentVersion), BY_WHOM)} </>}
        {!approval && !changesAsked && <>{t('Version {version} is not approved yet.', { version })} </>}
        {changesAsked && (
          <>
            {rich(
              t('<who>{name}</who> asked for changes of version {version} on {date}.', {
                name: changesAsked.name,
                version,
                date: longDate(changesAsked.createdAt),
              }),
              BY_WHOM,
            )}{' '}
          </>
        )}
        {currentVersion > version && t('Your ads have changed: the link still shows version {version}.', { version })}
        {overSince && <> {t('The offer is over since {day}: its legal line says so.', { day: overSince })}</>}
      </span>
    </p>
  )
}

const BY_WHOM = { who: (name: string) => <strong dir="auto">{name}</strong> }

function describeApproval({ version, name, createdAt }: NonNullable<Share['approval']>, current: number): string {
  const date = longDate(createdAt)
  return version === current
    ? t('Approved v{version}: by <who>{name}</who> on {date}.', { version, name, date })
    : t('Approved v{version}, now v{current}: by <who>{name}</who> on {date}.', { version, current, name, date })
}

const QUESTIONS = {
  renew: {
    title: t('Make a new link?'),
    text: t('The link that you sent ends at once. What was said and approved stays.'),
    confirm: t('Make new link'),
  },
  revoke: {
    title: t('Stop sharing?'),
    text: t('The link ends at once, and what was said and approved by it is deleted.'),
    confirm: t('Stop sharing'),
  },
} as const
