import type { Brand, OwnBrand } from '#contract/brand.ts'
import { canUseCustomColors, type PlanId } from '#contract/plans.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { t } from '#web/i18n/i18n.ts'

export interface BrandOfAd {
  /** What the kit holds; whatever it leaves open stays as it is in the ad. */
  fields: Partial<CreativeFields>
  /** What was done, for the person. */
  sentence: string
}

interface Giving {
  /** How the brand is called in the sentence. */
  called: string
  planId: PlanId
}

/** The kit as fields of an ad, as far as the plan goes; undefined where nothing is set. */
export function brandOfAd(brand: OwnBrand, { called, planId }: Giving): BrandOfAd | undefined {
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
    sentence:
      colors.length > 0 && !canUseCustomColors(planId)
        ? t('{called} is in this ad, without its colors: custom colors are part of the Pro plan.', { called })
        : t('{called} is in this ad. You can change everything.', { called }),
  }
}

function withoutColors({ colors: _colors, ...logo }: NonNullable<Brand['logo']>) {
  return logo
}
