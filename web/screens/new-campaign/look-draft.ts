import type { CampaignLook } from '#contract/catalogue/campaign.ts'
import type { FormatId } from '#contract/formats.ts'
import { FORMAT_REQUIRED, STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import type { StyleField, StyleFields } from '#web/features/style-choices/missing-choices.ts'
import { clearTab, writeTab, readTab } from '#web/ui/browser/tab-storage.ts'
import { translated, t } from '#web/i18n/i18n.ts'

export interface LookDraft extends StyleFields {
  name: string
  brand: boolean
  /** The chosen brand; null means the first one. */
  brandId: string | null
  formats: FormatId[]
}

const BLANK: LookDraft = {
  name: '',
  adStyle: null,
  colorPalette: null,
  customColors: [],
  typography: null,
  tone: null,
  brand: false,
  brandId: null,
  formats: [],
}

const KEY = 'campaign-look'

/** Reads the choices, which are kept through a reload and a visit to the plans. */
export function readDraft(): LookDraft {
  return { ...BLANK, ...(readTab(KEY) as Partial<LookDraft> | undefined) }
}

export function writeDraft(draft: LookDraft): void {
  writeTab(KEY, draft)
}

export function clearDraft(): void {
  clearTab(KEY)
}

export type FormField = StyleField | 'name' | 'formats'

/** Gives a sentence for each open field, in the order of the page. */
export function problemsOf(draft: LookDraft): [FormField, string][] {
  const fields = Object.entries(STYLE_STEP_MESSAGES) as [StyleField, string][]
  return [
    ...(draft.name.trim() === '' ? [['name', t('Please give the campaign a name')] as [FormField, string]] : []),
    ...fields.filter(([field]) => !draft[field]),
    ...(draft.formats.length === 0 ? [['formats', translated(FORMAT_REQUIRED.message)] as [FormField, string]] : []),
  ]
}

/** The currency and country of prices, which are asked for with the first list. */
const AS_THE_FEED = { currency: null, country: null }

/** Gives the look; undefined while a choice is open. */
export function lookOf(chosen: Omit<LookDraft, 'name' | 'formats'>): CampaignLook | undefined {
  const { adStyle, colorPalette, typography, tone, ...draft } = chosen
  if (!adStyle || !colorPalette || !typography || !tone) return undefined
  const customColors = colorPalette === 'custom' ? draft.customColors : []
  return {
    adStyle,
    colorPalette,
    typography,
    tone,
    customColors,
    brand: draft.brand,
    brandId: draft.brandId,
    ...AS_THE_FEED,
  }
}
