import { useDeleteTrial } from '#web/api/ads/trials.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Deletes a test with its pictures and results. */
export function DeleteTrial({ creativeId, trialId }: { creativeId: string; trialId: string }) {
  const remove = useDeleteTrial(creativeId, trialId)
  return (
    <>
      <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('Delete this test')}
      </Button>
      {remove.error && <p role="alert">{errorSentence(remove.error)}</p>}
    </>
  )
}
