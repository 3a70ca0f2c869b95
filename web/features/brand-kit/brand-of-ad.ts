import type { QueryClient } from '@tanstack/react-query'
import type { Brand } from '#contract/brand.ts'
import { FREE_SUBSCRIPTION } from '#contract/lookup-fallbacks.ts'
import { canUseCustomColors } from '#contract/plans.ts'
import { readBrand } from '#web/api/brand.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { subscriptionQuery } from '#web/api/subscription.ts'

export interface BrandOfAd {
  /** What the kit holds; whatever it leaves open stays as it is in the ad. */
  fields: Partial<CreativeFields>
  /** What was done, for the person. */
  sentence: string
}

/** The kit as fields of an ad, as far as the plan goes; undefined where nothing is set. */
export async function brandOfAd(client: QueryClient): Promise<BrandOfAd | undefined> {
  const { planId } = await client.fetchQuery(subscriptionQuery()).catch(() => FREE_SUBSCRIPTION)
  const { logo, colors, typography, callToAction, webAddress, legalLine } = await readBrand(client)
  const isBlank = !logo && !typography && !callToAction && !webAddress && !legalLine && colors.length === 0
  if (isBlank) return undefined
  return {
    fields: {
      ...(logo && { logo: withoutColors(logo) }),
      ...(colors.length > 0 && canUseCustomColors(planId) && { colorPalette: 'custom', customColors: colors }),
      ...(typography && { typography }),
      ...(callToAction && { callToAction }),
      ...(webAddress && { webAddress }),
      ...(legalLine && { legalLine }),
    },
    sentence:
      colors.length > 0 && !canUseCustomColors(planId)
        ? 'Your brand is in this ad, without its colors: custom colors are part of the Pro plan.'
        : 'Your brand is in this ad. You can change everything.',
  }
}

function withoutColors({ colors: _colors, ...logo }: NonNullable<Brand['logo']>) {
  return logo
}
