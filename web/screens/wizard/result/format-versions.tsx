import type { FormatId } from '#contract/formats.ts'
import type { PreviousVariant } from '#contract/ads/variant.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { usePreviousVariants, useRestoreVariant } from '#web/api/ads/previous-variants.ts'
import { PreviousVersions } from '#web/features/generation/previous-versions.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'

/**
 * Lists the versions of one format that can be restored; renders nothing while they load or if they cannot be read.
 */
export function FormatVersions({ adId, format }: { adId: string; format: FormatId }) {
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const { data = [] } = usePreviousVariants(adId)
  const restore = useRestoreVariant()

  function bringBack(version: PreviousVariant) {
    settle()
    restore.mutate(version, {
      onSuccess: () =>
        toast({
          title: t('Version brought back'),
          description: t('The one that it replaced is kept as an earlier version.'),
        }),
      onError: (error) => failCall({ title: t('Bringing Back Failed'), description: errorSentence(error) }),
    })
  }

  return (
    <PreviousVersions
      versions={data.filter((version) => version.format === format)}
      restoringId={restore.isPending ? restore.variables.id : undefined}
      onRestore={bringBack}
    />
  )
}
