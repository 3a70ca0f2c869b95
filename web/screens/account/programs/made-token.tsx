import type { MadeApiToken } from '#contract/programs/api-token.ts'
import { CopiedField } from '#web/ui/fields/copied-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/** A token right after it was made: the only time that it is shown. */
export function MadeToken({ made: { name, token }, onDone }: { made: MadeApiToken; onDone: () => void }) {
  return (
    <Notice title={t('“{name}” is made', { name })}>
      <p>{t('Copy it now and keep it like a password: it is not shown again.')}</p>
      <CopiedField
        label={t('API token')}
        hideLabel
        value={token}
        copyLabel={t('Copy')}
        copied={t('The token is copied.')}
        isPrimary
      >
        <Button onClick={onDone}>{t('Done')}</Button>
      </CopiedField>
    </Notice>
  )
}
