import { usePlanId } from '#web/api/money/subscription.ts'
import { ApiTokens } from '#web/screens/account/programs/api-tokens.tsx'
import { ConnectedApps } from '#web/screens/account/programs/connected-apps.tsx'
import styles from '#web/screens/account/programs/programs.module.css'
import { Webhooks } from '#web/screens/account/programs/webhooks.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Everything of a user's programs: tokens, programs that were connected, and webhooks. On Free it can only be ended. */
export function ProgramsPanel() {
  const planId = usePlanId()
  return (
    <div className={styles.panel}>
      {planId === 'free' && (
        <p className={styles.free}>
          {t('Programs work on Pro.')} <ButtonLink to="/subscription">{t('See the plans')}</ButtonLink>
        </p>
      )}
      <ApiTokens isPro={planId === 'pro'} />
      <ConnectedApps isPro={planId === 'pro'} />
      <Webhooks isPro={planId === 'pro'} />
    </div>
  )
}
