import { useState } from 'react'
import { PRODUCT_NAME } from '#contract/product.ts'
import { useDeleteAccount } from '#web/api/desk/delete-account.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useSubscription } from '#web/api/money/subscription.ts'
import styles from '#web/screens/account/delete-account-dialog.module.css'
import type { SayGoodbye } from '#web/screens/account/use-farewell.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'

const CONFIRMATION = 'DELETE'
const GOODBYE = {
  title: t('Account deleted'),
  description: t('Thank you for having tried {app}.', { app: PRODUCT_NAME }),
}

interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
  sayGoodbye: SayGoodbye
}

/** Lists what will be deleted, and requires a word to be typed, so that one slip of the hand deletes nothing. */
export function DeleteAccountDialog({ open, onClose, sayGoodbye }: DeleteAccountDialogProps) {
  const { mutate, isPending, error, reset } = useDeleteAccount({ onSuccess: () => sayGoodbye(GOODBYE) })
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim().toUpperCase() === CONFIRMATION

  function close() {
    setTyped('')
    reset()
    onClose()
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title={t('Delete your account?')}
      description={t('This action cannot be undone. It takes with it at once:')}
      confirmLabel={t('Delete account')}
      confirmingLabel={t('Deleting...')}
      confirmDisabled={!isConfirmed}
      loading={isPending}
      onConfirm={() => mutate()}
    >
      <WhatGoes />
      <TextField
        label={t('Type {word} to confirm', { word: CONFIRMATION })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error ? errorSentence(error) : undefined}
        disabled={isPending}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </AlertDialog>
  )
}

function WhatGoes() {
  const subscription = useSubscription()
  return (
    <ul className={styles.list}>
      <li>{t('your ads, finished and unfinished, with all their pictures')}</li>
      <li>{t('the photos that you uploaded')}</li>
      <li>{t('your brands: their logos, colors and texts')}</li>
      <li>{t('your campaigns, with their products and pictures')}</li>
      <li>{t('the links that you shared: whoever has one sees nothing any more')}</li>
      <li>{t('your credits, those that you bought too')}</li>
      {subscription?.hasActiveSubscription && (
        <li>{t('your Pro subscription, which is cancelled without a refund for the rest of the month')}</li>
      )}
    </ul>
  )
}
