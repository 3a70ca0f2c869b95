import { useState } from 'react'
import { AD_STYLES } from '#contract/choices.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { DEFAULT_CALLS_TO_ACTION } from '#contract/ads/calls-to-action.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import type { Look, LookAdvice } from '#contract/ads/look.ts'
import { lookOfSketch, readRecipe, sketchUrl } from '#contract/ads/sketch.ts'
import { canUseCustomColors } from '#contract/money/plans.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useLookAdvice } from '#web/api/ads/look-advice.ts'
import { fetchSketchRecipe } from '#web/api/ads/sketch-recipe.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { UseMyBrand } from '#web/features/brand-kit/use-my-brand.tsx'
import { completeLook, lookInStyle } from '#web/features/style-choices/complete-look.ts'
import { CustomColorsDialog } from '#web/features/style-choices/custom-colors-dialog.tsx'
import { LiveSketch } from '#web/features/style-choices/live-sketch.tsx'
import { missingChoices, type StyleField } from '#web/features/style-choices/missing-choices.ts'
import { RecommendedLook } from '#web/features/style-choices/recommended-look.tsx'
import { StyleChoices } from '#web/features/style-choices/style-choices.tsx'
import { type StyleSketches, useStyleSketches } from '#web/features/style-choices/use-style-sketches.ts'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { requestSketch, rememberSketch, consumeRequestedRecipe } from '../shown-sketches.ts'
import { StepActions } from '../step-actions.tsx'
import { StepFrame } from '../step-frame.tsx'
import { UpgradeDialog } from '#web/features/upgrade-dialog/upgrade-dialog.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { useCreditCost } from '../use-credit-cost.ts'
import type { StepProps, WizardState } from '../wizard-state.ts'
import { LAST_STEP } from '../wizard-steps.ts'
import styles from '../wizard.module.css'

/**
 * Step 3. Open questions are reported one at a time by an alert, as SPEC.md section 5 requires, and marked all at once.
 */
export function StyleStep({ wizard, variants }: Pick<StepProps, 'wizard' | 'variants'>) {
  const planId = usePlanId()
  const ownColors = !planId || canUseCustomColors(planId)
  const advice = useLookAdvice(wizard.ad.hasHero ? wizard.ad.id : undefined, wizard.ad.version)
  const [marked, setMarked] = useState<ReadonlySet<StyleField>>(new Set())
  const [dialog, setDialog] = useState<'custom-colors' | 'upgrade'>()
  const [busyWith, setBusyWith] = useState<string>()
  const { failCall, settle } = useFailureToast()
  const { fields, change } = wizard.draft
  const { productName, productPrice } = fields
  const [hero] = fields.productImages
  const photoUrl = hero && thumbnailUrl(hero.url)
  const adviceState = advice.data ? 'ready' : advice.isError && !advice.isFetching ? 'failed' : 'asking'
  const sketches = useStyleSketches(adviceState === 'asking' ? {} : sketchesOf(wizard, advice.data))

  const making = { onMake: (url: string) => void makeExactly(url), busyWith, cost: useCreditCost() }

  /** Generates exactly the picture of the sketch, whatever was chosen since it was painted. */
  async function makeExactly(url: string) {
    settle()
    setBusyWith(url)
    try {
      const recipe = await fetchSketchRecipe(url)
      const format = readRecipe(recipe)?.format
      const made = variants.map((variant) => variant.format)
      const selectedFormats = [...new Set([...(format ? [format] : []), ...made])]
      const { customColors, ...look } = lookOfSketch(url)
      change({ ...look, ...(look.colorPalette === 'custom' && { customColors: [...customColors] }), selectedFormats })
      if (wizard.ad.id) requestSketch(wizard.ad.id, recipe)
      if (!(await wizard.navigation.moveTo(LAST_STEP))) consumeRequestedRecipe(wizard.ad.id)
    } catch (error) {
      failCall({ title: t('This sketch could not be used'), description: errorSentence(error) })
    } finally {
      setBusyWith(undefined)
    }
  }

  function goOn() {
    const missing = missingChoices(wizard.draft.latestFields())
    const [first] = missing
    setMarked(new Set(missing))
    if (first) complain(first)
    else void wizard.navigation.next()
  }

  function chooseAndContinue(look: Look) {
    change(look)
    goOn()
  }

  /** Saves the brand's fields at once, so that the sketches show them. */
  function putBrand(brand: Partial<CreativeFields>) {
    change(brand)
    void wizard.saving.save()
  }

  function applyColors(customColors: string[]) {
    change({ customColors, colorPalette: 'custom' })
    setDialog(undefined)
  }

  return (
    <StepFrame title={t('Style')} lead={t('Choose how your ad should look and sound. You can change your mind later.')}>
      <div className={styles.styleStep}>
        <div className={styles.styleColumns}>
          <div className={styles.offers}>
            {wizard.ad.hasHero && (
              <RecommendedLook
                state={adviceState}
                advice={advice.data}
                isTaken={isTaken(fields, advice.data)}
                picture={pictureOf(sketches.recommended, photoUrl)}
                onTake={() => advice.data && change(advice.data.recommended)}
                onChooseAndContinue={() => advice.data && chooseAndContinue(advice.data.recommended)}
                onRetry={() => void advice.refetch()}
                isSaving={wizard.saving.isSaving}
                making={making}
              />
            )}
            <UseMyBrand brandId={fields.brandId} isCarried={carriesBrand(fields)} onUse={putBrand} />
          </div>
          <LiveSketch
            className={styles.sketch}
            url={sketchOf(wizard, advice.data)}
            photoUrl={photoUrl}
            chosen={fields}
            onShown={(url) => wizard.ad.id && rememberSketch(wizard.ad.id, url)}
            making={making}
          />
          <StyleChoices
            chosen={fields}
            marked={marked}
            onChange={change}
            sketches={sketches}
            photoUrl={photoUrl}
            making={wizard.ad.hasHero ? making : undefined}
            words={{ productName, productPrice, ...wordsLanguage(advice.data) }}
            canUseCustomColors={ownColors}
            onCustomColors={() => setDialog(ownColors ? 'custom-colors' : 'upgrade')}
          />
        </div>
      </div>
      <StepActions wizard={wizard} onNext={goOn} />
      <CustomColorsDialog
        open={dialog === 'custom-colors'}
        onOpenChange={() => setDialog(undefined)}
        colors={fields.customColors}
        onApply={applyColors}
      />
      <UpgradeDialog
        feature={dialog === 'upgrade' ? t('Custom colors') : undefined}
        onClose={() => setDialog(undefined)}
      />
    </StepFrame>
  )
}

function carriesBrand({ logo, callToAction, webAddress, legalLine }: CreativeFields): boolean {
  return [logo, callToAction, webAddress, legalLine].some((part) => part !== null)
}

function isTaken(fields: CreativeFields, advice: LookAdvice | undefined): boolean {
  if (!advice) return false
  const { adStyle, colorPalette, typography, tone } = advice.recommended
  return (
    fields.adStyle === adStyle &&
    fields.colorPalette === colorPalette &&
    fields.typography === typography &&
    fields.tone === tone
  )
}

/** Gives the address of the sketch; undefined if there is nothing to sketch: no ad, no photo, or no choice. */
function sketchOf(
  { ad: { id, hasHero, version }, draft: { fields } }: WizardState,
  advice: LookAdvice | undefined,
): string | undefined {
  const look = completeLook(fields, advice?.recommended)
  if (!id || !hasHero || !look) return undefined
  return sketchUrl(id, { ...look, customColors: fields.customColors, version })
}

/** Gives the addresses of the user's own ad in the recommended look, then in each style. */
function sketchesOf(
  { ad: { id, hasHero, version }, draft: { fields } }: WizardState,
  advice: LookAdvice | undefined,
): StyleSketches {
  if (!id || !hasHero) return {}
  const { customColors } = fields
  const urlOf = (look: Look) => sketchUrl(id, { ...look, customColors, version })
  const styles = AD_STYLES.map(({ id: style }) => [style, urlOf(lookInStyle(style, fields, advice?.recommended))])
  return { ...(advice && { recommended: urlOf(advice.recommended) }), ...Object.fromEntries(styles) }
}

function pictureOf(sketch: string | undefined, photo: string | undefined) {
  const url = sketch ?? photo
  return url === undefined ? undefined : { url, isPhoto: sketch === undefined }
}

function complain(field: StyleField) {
  window.alert(translated(STYLE_STEP_MESSAGES[field]))
  document.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
}

/** Gives the language of the ad, which comes with the advice and so requires a photo. */
function wordsLanguage(advice: LookAdvice | undefined) {
  return advice ?? { language: DEFAULT_LANGUAGE, callsToAction: DEFAULT_CALLS_TO_ACTION }
}
