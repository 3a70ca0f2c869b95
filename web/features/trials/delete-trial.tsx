import { useState } from 'react'
import { useDeleteTrial } from '#web/api/ads/trials.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Deletes a test with its pictures and results, once it was asked. */
export function DeleteTrial({ creativeId, trialId }: { creativeId: string; trialId: string }) {
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteTrial(creativeId, trialId)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('Delete this test')}
      </Button>
      {remove.error && <p role="alert">{errorSentence(remove.error)}</p>}
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('Delete this test?')}
        description={t(
          'This action cannot be undone. Its pictures and results will be permanently deleted; the ad itself stays.',
        )}
        confirmLabel={t('Delete')}
        confirmingLabel={t('Deleting...')}
        loading={remove.isPending}
        focusAfter={dialogAround}
        onConfirm={() => remove.mutate(undefined, { onError: () => setAsked(false) })}
      />
    </>
  )
}

/** Gives the dialog of the tests, in which the user continues. */
function dialogAround(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="dialog"]')
}
