import { CopiedField } from '#web/ui/fields/copied-field.tsx'
import { t } from '#web/i18n/i18n.ts'

/** A signing secret, which is shown this once. */
export function WebhookSecret({ secret }: { secret: string }) {
  return (
    <CopiedField
      label={t('Signing secret')}
      hint={t('Copy it now: it is not shown again. With it, your server checks that a message is from us.')}
      value={secret}
      copyLabel={t('Copy secret')}
      copied={t('The secret is copied.')}
    >
      <a href="/api/docs#webhooks">{t('How to check it')}</a>
    </CopiedField>
  )
}
