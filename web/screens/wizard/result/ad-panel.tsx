import { useEffect, useState } from 'react'
import { canUseCustomColors } from '#contract/money/plans.ts'
import type { FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { WordPart } from '#contract/word-parts.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { TouchUpButton } from '#web/features/cut-outs/touch-up-button.tsx'
import type { Generations } from '#web/features/generation/generations.ts'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { useFormatState } from '#web/features/generation/use-generation.ts'
import { OnThisAd } from '#web/features/on-this-ad/on-this-ad.tsx'
import type { OpenedField } from '#web/features/on-this-ad/opened-field.ts'
import { useChangeSession, useChangeState } from '#web/features/on-this-ad/use-changes.ts'
import { UpgradeDialog } from '#web/features/upgrade-dialog/upgrade-dialog.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { WizardState } from '../wizard-state.ts'

export { PictureTexts } from '#web/features/on-this-ad/picture-texts.tsx'

interface AdPanelProps {
  wizard: WizardState
  generations: Generations
  session: GenerationSession
  variant: Variant
  variants: readonly Variant[]
  cost: string | undefined
  opened: OpenedField | undefined
  /** Set if the user opened the form; it also opens by itself to show a message. */
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
  /** Passes on the result of the last change, which the picture shows. */
  onAnswer: (answer: string) => void
  onMark: (part: WordPart | undefined) => void
}

/** The form for the content of the ad, beside its picture. */
export function AdPanel({
  wizard,
  generations,
  session,
  variant,
  variants,
  cost,
  opened,
  onMark,
  ...panel
}: AdPanelProps) {
  const { isChanging, onChanging, onAnswer } = panel
  const { saved, rebase } = wizard.draft
  const { setHasUnapplied, session: stored } = wizard.changes
  const changes = useChangeSession(stored, { id: variant.adId, saved, rebase, setHasUnapplied })
  const planId = usePlanId()
  const { work, news, problem, refused } = useChangeState(changes)
  const [wall, setWall] = useState<string>()
  const { kind } = useFormatState(session, variant.format)
  const { setChangeListener } = generations
  const { productImages, customColors, brandId } = wizard.draft.fields

  useEffect(() => setChangeListener((event) => changes.handleEvent(event)), [setChangeListener, changes])

  const mustShow = problem !== undefined || refused.length > 0 || variants.some(({ stale }) => stale)
  useEffect(() => {
    if (mustShow) onChanging(true)
  }, [mustShow, onChanging])

  const answer = work ? t('Changing: {done} of {total} done', { done: work.done, total: work.total }) : (news ?? '')
  useEffect(() => onAnswer(answer), [answer, onAnswer])

  function makeAgain(format: FormatId) {
    changes.dismiss()
    void session.generate(
      format,
      variants.find((one) => one.format === format),
    )
  }

  const isBusy = work !== undefined || kind === 'generating'
  const touchUpOf = (image: ImageEntry) => (
    <TouchUpButton
      adId={variant.adId}
      image={image}
      disabled={isBusy}
      // A touch-up belongs to the photo, so every picture of the ad shows it.
      onSaved={() =>
        void changes.apply([{ changes: { cutOut: image.cutOut === 'never' ? 'always' : (image.cutOut ?? 'auto') } }])
      }
    />
  )

  return (
    <div hidden={!isChanging} data-panel>
      <OnThisAd
        variant={variant}
        variants={variants}
        customColors={customColors}
        brandId={brandId}
        cost={cost}
        opened={opened}
        onMark={onMark}
        session={changes}
        images={productImages}
        isGenerating={kind === 'generating'}
        onMakeAgain={makeAgain}
        touchUpOf={touchUpOf}
        onWantColors={!planId || canUseCustomColors(planId) ? undefined : () => setWall(t('Custom colors'))}
      />
      <UpgradeDialog feature={wall} onClose={() => setWall(undefined)} />
    </div>
  )
}
