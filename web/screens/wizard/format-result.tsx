import { useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { PreviousVariant, Variant } from '#contract/variant.ts'
import { useDeleteVariant } from '#web/api/delete-variant.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { usePreviousVariants, useRestoreVariant } from '#web/api/previous-variants.ts'
import { FormatPanel } from '#web/features/generation/format-panel.tsx'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { PreviousVersions } from '#web/features/generation/previous-versions.tsx'
import { useFormatState } from '#web/features/generation/use-generation.ts'
import { HeroPhoto } from '#web/features/photo-upload/hero-photo.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { useCreditCost } from './use-credit-cost.ts'
import type { WizardState } from './use-wizard.ts'

interface FormatResultProps {
  wizard: WizardState
  session: GenerationSession
  format: FormatId
  variant: Variant | undefined
  /** The format left the ad. */
  onDropped: () => void
}

/** One format's tab with what can be done to it. */
export function FormatResult({ wizard, session, format, variant, onDropped }: FormatResultProps) {
  const { toast } = useToast()
  const state = useFormatState(session, format)
  const cost = useCreditCost()
  const usesCredit = cost !== undefined
  const [isDeleting, setDeleting] = useState(false)

  async function cancel() {
    try {
      await session.cancel(format)
      toast({ title: 'Generation cancelled', description: usesCredit ? 'Your credit is back.' : undefined })
    } catch (error) {
      toast({ title: 'Cancel Failed', description: errorSentence(error), variant: 'destructive' })
    }
  }

  function goBack() {
    session.dismiss(format)
    // With a picture there is something to go back to right here.
    if (!variant) void wizard.back()
  }

  return (
    <>
      <FormatPanel
        {...{ format, state, variant, usesCredit }}
        onGenerate={() => void session.generate(format, variant)}
        onUseStudio={() => void session.generate(format, variant, 'studio')}
        onCancel={() => void cancel()}
        onDelete={() => setDeleting(true)}
        onGoBack={goBack}
      >
        {variant && (
          <>
            <PhotoSettings
              {...{ wizard, cost }}
              isBusy={state.kind === 'generating'}
              onSaved={() => void session.generate(format, variant)}
            />
            <EarlierVersions adId={variant.adId} format={format} />
          </>
        )}
      </FormatPanel>
      <DeleteFormatDialog
        {...{ wizard, format, variant }}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDropped={onDropped}
      />
    </>
  )
}

interface PhotoSettingsProps {
  wizard: WizardState
  cost: string | undefined
  isBusy: boolean
  onSaved: () => void
}

/** What was changed is saved first: the studio makes the ad from what is stored. */
function PhotoSettings({ wizard, cost, isBusy, onSaved }: PhotoSettingsProps) {
  async function regenerate() {
    if (await wizard.save()) onSaved()
  }

  return (
    <HeroPhoto
      {...{ isBusy, cost }}
      images={wizard.fields.productImages}
      onChange={(productImages) => wizard.change({ productImages })}
      onRegenerate={() => void regenerate()}
    />
  )
}

function EarlierVersions({ adId, format }: { adId: string; format: FormatId }) {
  const { toast } = useToast()
  const { data = [] } = usePreviousVariants(adId)
  const restore = useRestoreVariant()

  async function bringBack(version: PreviousVariant) {
    try {
      await restore.mutateAsync(version)
      toast({ title: 'Version brought back', description: 'The one that it replaced is kept as an earlier version.' })
    } catch (error) {
      toast({ title: 'Bringing Back Failed', description: errorSentence(error), variant: 'destructive' })
    }
  }

  return (
    <PreviousVersions
      versions={data.filter((version) => version.format === format)}
      restoringId={restore.isPending ? restore.variables.id : undefined}
      onRestore={(version) => void bringBack(version)}
    />
  )
}

interface DeleteFormatDialogProps {
  wizard: WizardState
  format: FormatId
  variant: Variant | undefined
  open: boolean
  onClose: () => void
  onDropped: () => void
}

/** A format without a picture only leaves the selection; there is nothing to delete at the server. */
function DeleteFormatDialog({ wizard, format, variant, open, onClose, onDropped }: DeleteFormatDialogProps) {
  const { toast } = useToast()
  const remove = useDeleteVariant()
  const { name } = getFormat(format)

  async function confirm() {
    try {
      if (variant) await remove.mutateAsync(variant)
      toast({ title: 'Size Deleted', description: 'The ad size has been successfully deleted.' })
      onClose()
      onDropped()
      void wizard.save()
    } catch {
      onClose()
      const description = 'There was an error deleting the ad size. Please try again.'
      toast({ title: 'Delete Failed', description, variant: 'destructive' })
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete the ${name} ad?`}
      description="This action cannot be undone. The picture of this ad size and its earlier versions will be permanently deleted."
      confirmLabel="Delete"
      confirmingLabel="Deleting..."
      loading={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
