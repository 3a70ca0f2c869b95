import { t } from '#web/i18n/i18n.ts'

/** The five steps of the wizard, in their order (SPEC.md section 2). */
export const WIZARD_STEPS = [
  { number: 1, name: t('Product Info') },
  { number: 2, name: t('Images') },
  { number: 3, name: t('Style') },
  { number: 4, name: t('Format') },
  { number: 5, name: t('Generate') },
] as const

export type StepNumber = (typeof WIZARD_STEPS)[number]['number']

export const FIRST_STEP: StepNumber = 1
export const LAST_STEP: StepNumber = 5

export function nextStep(step: StepNumber): StepNumber {
  return Math.min(step + 1, LAST_STEP) as StepNumber
}

export function previousStep(step: StepNumber): StepNumber {
  return Math.max(step - 1, FIRST_STEP) as StepNumber
}

/** Gives the step of the address's `step` parameter; undefined for anything but 1 to 5. */
export function parseStep(text: string | null): StepNumber | undefined {
  return WIZARD_STEPS.find((step) => String(step.number) === text)?.number
}
