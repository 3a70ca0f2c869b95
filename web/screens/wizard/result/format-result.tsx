import { useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { WordPart } from '#contract/word-parts.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { FormatPanel } from '#web/features/generation/format-panel.tsx'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import type { Generations } from '#web/features/generation/generations.ts'
import { useFormatState } from '#web/features/generation/use-generation.ts'
import type { OpenedField } from '#web/features/on-this-ad/opened-field.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { useSearchParams } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { DeleteFormatDialog } from './delete-format-dialog.tsx'
import { FormatVersions } from './format-versions.tsx'
import { shownSketchOf } from '../shown-sketches.ts'
import { useCreditCost } from '../use-credit-cost.ts'
import type { WizardState } from '../wizard-state.ts'

const AdPanel = lazyPart(async () => (await import('./ad-panel.tsx')).AdPanel)
const PictureTexts = lazyPart(async () => (await import('./ad-panel.tsx')).PictureTexts)
const SalePart = lazyPart(async () => (await import('./sale-part.tsx')).SalePart)
const TrialPart = lazyPart(async () => (await import('./trial-part.tsx')).TrialPart)
const OtherLooks = lazyPart(async () => (await import('#web/features/generation/other-looks.tsx')).OtherLooks)
const PictureTools = lazyPart(async () => (await import('./picture-tools.tsx')).PictureTools)

/** The step in which colors are chosen. */
const STYLE_STEP = 3

interface FormatResultProps {
  wizard: WizardState
  generations: Generations
  session: GenerationSession
  format: FormatId
  /** Every picture of the ad. */
  variants: readonly Variant[]
  /** Set if the ad has no other format. */
  isOnly: boolean
  /** The latest request to open a field of the form. */
  opened: OpenedField | undefined
  onOpen: (opened: OpenedField) => void
  /** Set while the form is shown. */
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
  /** Called when the format was removed from the ad. */
  onDropped: () => void
}

/** The tab of one format, with its actions. */
export function FormatResult(props: FormatResultProps) {
  const { wizard, session, format, variants, isOnly, onOpen, onDropped, isChanging, onChanging } = props
  const variant = variants.find((one) => one.format === format)
  const { toast } = useToast()
  const { failCall, settle } = useFailureToast()
  const state = useFormatState(session, format)
  const cost = useCreditCost()
  const usesCredit = cost !== undefined
  const [isDeleting, setDeleting] = useState(false)
  const [before, setBefore] = useState<Variant>()
  const [isInContext, setInContext] = useState(false)
  const [answer, setAnswer] = useState('')
  const [parameters, setParameters] = useSearchParams()
  /** Stays undefined until it is first opened; the gallery's reminder links directly to it. */
  const [isOnSale, setOnSale] = useState(parameters.has('sale') ? true : undefined)
  /** Stays undefined until it is first opened. */
  const [isTesting, setTesting] = useState<boolean>()
  const [marked, setMarked] = useState<WordPart>()

  async function cancel() {
    settle()
    try {
      await session.cancel(format)
      toast({ title: t('Generation cancelled'), description: usesCredit ? t('Your credit is back.') : undefined })
    } catch (error) {
      failCall({ title: t('Cancel Failed'), description: errorSentence(error) })
    }
  }

  function closeSale() {
    setOnSale(false)
    if (parameters.has('sale')) setParameters({ step: '5' }, { replace: true, preventScrollReset: true })
  }

  function goBack() {
    const isAboutColors = state.kind === 'refused' && state.code === 'CUSTOM_COLORS_NOT_ALLOWED'
    session.dismiss(format)
    // A format without a picture would stay as an empty tab beside the others.
    if (!variant && !isOnly) {
      onDropped()
      void wizard.saving.save()
    }
    if (isAboutColors) void wizard.navigation.moveTo(STYLE_STEP)
    // With a picture, the user can go back to it on this step.
    else if (!variant && isOnly) void wizard.navigation.back()
  }

  return (
    <>
      <FormatPanel
        format={format}
        state={state}
        variant={variant}
        before={before}
        usesCredit={usesCredit}
        isChanging={isChanging}
        onChanging={onChanging}
        answer={answer}
        sketchUrl={wizard.ad.id && shownSketchOf(wizard.ad.id)}
        overlay={
          variant?.shown && (
            <PictureTexts variant={variant} marked={marked} onMark={setMarked} onOpen={(field) => onOpen({ field })} />
          )
        }
        aside={variant && <AdPanel {...props} variant={variant} cost={cost} onMark={setMarked} onAnswer={setAnswer} />}
        tools={
          variant && (
            <PictureTools
              variant={variant}
              isChanging={isChanging}
              isInContext={isInContext}
              onInContext={setInContext}
              onCompare={setBefore}
            />
          )
        }
        onGenerate={() => void session.generate(format, variant)}
        onAnotherIdea={() => void session.generate(format, variant, { idea: 'another' })}
        onUseStudio={() => void session.generate(format, variant, { engine: 'studio' })}
        onCancel={() => void cancel()}
        onInContext={() => setInContext(true)}
        onSaleCalendar={() => setOnSale(true)}
        onTrials={() => setTesting(true)}
        onDelete={() => setDeleting(true)}
        onGoBack={goBack}
      >
        {variant && (
          <OtherLooks
            format={format}
            cost={cost}
            adId={variant.adId}
            version={wizard.ad.version}
            state={state.kind}
            onTake={(recipe) => void session.generate(format, variant, { recipe })}
          />
        )}
        {variant && <FormatVersions adId={variant.adId} format={format} />}
      </FormatPanel>
      {variant && isOnSale !== undefined && (
        <SalePart creativeId={variant.adId} variants={variants} open={isOnSale} onClose={closeSale} />
      )}
      {variant && isTesting !== undefined && (
        <TrialPart
          variant={variant}
          photos={wizard.draft.fields.productImages.map(({ url }) => url)}
          open={isTesting}
          onClose={() => setTesting(false)}
        />
      )}
      <DeleteFormatDialog
        wizard={wizard}
        format={format}
        variant={variant}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDropped={onDropped}
      />
    </>
  )
}
