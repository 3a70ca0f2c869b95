import type { CurrentUser } from '#contract/people/user.ts'
import { useAccount } from '#web/api/desk/get-account.ts'
import { useProvider } from '#web/api/people/provider.ts'
import { Avatar } from '#web/features/header/avatar.tsx'
import styles from '#web/screens/account/profile.module.css'
import { Card } from '#web/ui/card.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { t } from '#web/i18n/i18n.ts'

export function Profile({ user }: { user: CurrentUser }) {
  const account = useAccount()
  const provider = useProvider()
  return (
    <Card className={styles.profile}>
      <Avatar user={user} size="lg" />
      <div className={styles.words}>
        <h2 className={styles.name}>{user.displayName}</h2>
        <dl className={styles.facts}>
          <Fact name={t('E-mail address')}>{user.email}</Fact>
          <Fact name={t('Signed in with')}>{provider.name}</Fact>
          {account && <Fact name={t('Member since')}>{longDate(account.createdAt)}</Fact>}
        </dl>
      </div>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
