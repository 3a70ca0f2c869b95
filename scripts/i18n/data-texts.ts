import { ANGLES } from '#contract/ads/angles.ts'
import { FONT_SLOTS } from '#contract/ads/brand/brand-fonts.ts'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { COLOR_NAMES } from '#contract/pictures/color-names.ts'
import { describeStep, DIAL_PARTS, DIAL_STEPS_MAX, PLACE_VERBS } from '#contract/ads/dials.ts'
import { LABEL_NAMES } from '#contract/catalogue/rule-choices.ts'
import { FEED_KIND_NAMES, NOT_FOR_SALE } from '#contract/catalogue/feed.ts'
import { FORMAT_GROUPS, FORMATS } from '#contract/formats.ts'
import { FORMAT_REQUIRED, NO_AD_ID, PRODUCT_IMAGES_REQUIRED, STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import { CAMPAIGN_PRODUCTS_MESSAGE, INSUFFICIENT_CREDITS_MESSAGE, PLAN_CATALOGUE } from '#contract/money/plans.ts'
import { namesOfParts, REQUIRED_PARTS } from '#contract/ads/required-parts.ts'
import { CITED_CHECKS } from '#contract/rulebook/rules.ts'
import { COLOR_ROLE_NAMES, WORD_PART_NAMES } from '#contract/word-parts.ts'
import { TRIAL_FACTORS } from '#contract/ads/trials/factors.ts'
import { serverTexts } from './server-texts.ts'

/**
 * Lists texts that are data, which `translated` translates: tables of the contract, and sentences of the server. Names of
 * formats stay as they are, because the platforms use them.
 */
export function dataTexts(root: string): string[] {
  return [...new Set([...contractTexts(), ...serverTexts(root)])]
}

function contractTexts(): string[] {
  const kinds = Object.values(FEED_KIND_NAMES)
  const parts = Object.values(WORD_PART_NAMES)
  const steps = Array.from({ length: 2 * DIAL_STEPS_MAX + 1 }, (_, at) => describeStep(at - DIAL_STEPS_MAX))
  return [
    ...[...AD_STYLES, ...COLOR_PALETTES, ...TYPOGRAPHIES, ...TONES, ...ANGLES, ...TRIAL_FACTORS, ...FORMAT_GROUPS].map(
      ({ name }) => name,
    ),
    ...FONT_SLOTS.flatMap(({ name, rest }) => [name, rest]),
    ...FORMATS.map(({ description }) => description),
    ...PLAN_CATALOGUE.flatMap(({ name, description, features }) => [
      name,
      description,
      ...Object.values(features).map((feature) => feature.name),
    ]),
    ...Object.values(STYLE_STEP_MESSAGES),
    NO_AD_ID,
    INSUFFICIENT_CREDITS_MESSAGE,
    CAMPAIGN_PRODUCTS_MESSAGE,
    ...[PRODUCT_IMAGES_REQUIRED, FORMAT_REQUIRED].flatMap(({ title, message }) => [title, message]),
    ...[...parts, ...Object.values(COLOR_ROLE_NAMES), ...DIAL_PARTS].flatMap((name) => [name, capital(name)]),
    ...Object.values(PLACE_VERBS),
    ...steps,
    ...COLOR_NAMES,
    // "a table" in a sentence, "table" to choose from.
    ...kinds.flatMap((kind) => [kind, kind.replace(/^an? /, '')]),
    ...Object.values(LABEL_NAMES),
    ...Object.values(NOT_FOR_SALE).map(({ sentence }) => sentence),
    ...CITED_CHECKS.map(({ name }) => name),
    ...REQUIRED_PARTS.map((part) => namesOfParts([part])),
    namesOfParts(REQUIRED_PARTS),
  ]
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
