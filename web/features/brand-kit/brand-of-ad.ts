import type { Brand, OwnBrand } from '#contract/ads/brand/brand.ts'
import { canUseCustomColors, type PlanId } from '#contract/money/plans.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { t } from '#web/i18n/i18n.ts'

export interface BrandOfAd {
  /** The values of the kit; fields that it leaves empty keep the ad's values. */
  fields: Partial<CreativeFields>
  /** The result, as a sentence for the user. */
  sentence: string
}

interface BrandOptions {
  /** The brand's name for the sentence; left out if the user has no other brand. */
  name: string | undefined
  planId: PlanId
}

/** Gives the kit as fields of an ad, as far as the plan allows; undefined if nothing is set. */
export function brandOfAd(brand: OwnBrand, { name, planId }: BrandOptions): BrandOfAd | undefined {
  const { id: brandId, logo, colors, typography, callToAction, webAddress, legalLine } = brand
  const isBlank = !logo && !typography && !callToAction && !webAddress && !legalLine && colors.length === 0
  if (isBlank) return undefined
  return {
    fields: {
      brandId,
      ...(logo && { logo: withoutColors(logo) }),
      ...(colors.length > 0 && canUseCustomColors(planId) && { colorPalette: 'custom', customColors: colors }),
      ...(typography && { typography }),
      ...(callToAction && { callToAction }),
      ...(webAddress && { webAddress }),
      ...(legalLine && { legalLine }),
    },
    sentence: colors.length > 0 && !canUseCustomColors(planId) ? sentenceWithoutColors(name) : sentenceWithColors(name),
  }
}

function sentenceWithoutColors(name: string | undefined): string {
  return name === undefined
    ? t('Your brand is in this ad, without its colors: custom colors are part of the Pro plan.')
    : t('“{name}” is in this ad, without its colors: custom colors are part of the Pro plan.', { name })
}

function sentenceWithColors(name: string | undefined): string {
  return name === undefined
    ? t('Your brand is in this ad. You can change everything.')
    : t('“{name}” is in this ad. You can change everything.', { name })
}

function withoutColors({ colors: _colors, ...logo }: NonNullable<Brand['logo']>) {
  return logo
}
