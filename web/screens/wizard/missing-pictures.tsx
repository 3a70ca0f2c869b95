import { Layers } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { addableFormats } from '#contract/ads/addable-formats.ts'
import { canUseFormat, type PlanId, VARIANT_LIMIT_MESSAGES } from '#contract/money/plans.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { useCredits } from '#web/api/money/credits.ts'
import type { FormatsOptions } from '#web/api/ads/generate-formats.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import type { Refused } from '#web/features/generation/format-state.ts'
import { RefusalPanel } from '#web/features/generation/generation-panels.tsx'
import { Button, ButtonLink, ButtonNote } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import { useCreditCost } from './use-credit-cost.ts'
import styles from './wizard.module.css'

interface MissingPicturesProps {
  /** The formats that have no picture and are not being made. */
  missing: readonly FormatId[]
  /** Set if there are enough of them to be offered here. */
  areOffered: boolean
  titleOf: (missing: readonly FormatId[]) => string
  /** Set to list their names, if nothing else on the screen does. */
  areNamed?: boolean
  /** All formats of the ad. */
  formats: readonly FormatId[]
  variants: readonly Variant[]
  /** Starts the generations. Resolves with undefined once they are accepted. */
  onMake: (formats: FormatId[], options?: FormatsOptions) => Promise<Refused | undefined>
  /** Other actions for these formats. */
  children?: ReactNode
}

/**
 * Offers to make all missing pictures with one press, for the sum of their credits; only as many as plan and credits
 * allow, with an explanation.
 */
export function MissingPictures({
  missing: unmade,
  areOffered,
  titleOf,
  areNamed,
  onMake,
  ...props
}: MissingPicturesProps) {
  const { formats, variants, children } = props
  const planId = usePlanId()
  const credits = useCredits()
  /** Formats that stay listed during the request, although they count as being made. */
  const [asked, setAsked] = useState<readonly FormatId[]>()
  const [refusal, setRefusal] = useState<Refused>()
  const missing = asked ?? unmade
  const made = variants.map(({ format }) => format)
  const busy = formats.filter((format) => !made.includes(format) && !missing.includes(format))
  const open = planId ? addableFormats(planId, missing, [...made, ...busy]) : []
  const left = missing.filter((format) => !open.includes(format))
  const paid = credits && !credits.unlimited ? open.slice(0, credits.adGeneration) : open
  const cost = useCreditCost(paid.length)

  async function make(options?: FormatsOptions) {
    setAsked(missing)
    setRefusal(await onMake(paid, options))
    setAsked(undefined)
  }

  if (!planId || !credits || !(areOffered || asked || refusal)) return null
  if (refusal) {
    return (
      <RefusalPanel
        state={refusal}
        usesCredit={false}
        onGoBack={() => setRefusal(undefined)}
        onUseStudio={() => void make({ engine: 'studio' })}
      />
    )
  }
  return (
    <Notice
      title={titleOf(missing)}
      action={
        <div className={styles.missingActions}>
          {paid.length > 0 && (
            <Button icon={<Layers aria-hidden />} loading={asked !== undefined} onClick={() => void make()}>
              {labelOf(paid.length, open.length)} <ButtonNote>{cost ?? t('no credits')}</ButtonNote>
            </Button>
          )}
          {paid.length < open.length && <ButtonLink to="/subscription">{t('Purchase Credits')}</ButtonLink>}
          {open.length === 0 && <ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>}
          {children}
        </div>
      }
    >
      {areNamed && <p>{namesOf(missing)}.</p>}
      {paid.length < open.length && <p>{creditsSentence(paid, open)}</p>}
      {left.length > 0 && <p>{planSentence(planId, left, open.length > 0)}</p>}
    </Notice>
  )
}

function labelOf(count: number, all: number): string {
  if (count < all) return plural(count, { one: 'Make 1 picture', other: 'Make {count} pictures' })
  if (count === 2) return t('Make both pictures')
  return plural(count, { one: 'Make this picture', other: 'Make all {count} pictures' })
}

function namesOf(formats: readonly FormatId[]): string {
  return formats.map((format) => getFormat(format).name).join(', ')
}

function creditsSentence(paid: readonly FormatId[], open: readonly FormatId[]): string {
  if (paid.length === 0) return t('You have no credits left.')
  return plural(
    paid.length,
    {
      one: 'Your last credit is enough for 1 of these {all} pictures: {names}.',
      other: 'Your {count} credits are enough for {count} of these {all} pictures: {names}.',
    },
    { all: open.length, names: namesOf(paid) },
  )
}

function planSentence(planId: PlanId, left: readonly FormatId[], isSome: boolean): string {
  if (left.some((format) => canUseFormat(planId, format))) return translated(VARIANT_LIMIT_MESSAGES[planId])
  const count = left.length
  if (!isSome) return count === 1 ? t('It is part of the Pro plan.') : t('They are part of the Pro plan.')
  return plural(count, {
    one: 'One of them is part of the Pro plan.',
    other: '{count} of them are part of the Pro plan.',
  })
}
