import type { Creative } from '#contract/ads/creative.ts'
import { STYLE_STEP_MESSAGES } from '#contract/limits.ts'

export type StyleField = keyof typeof STYLE_STEP_MESSAGES
export type StyleFields = Pick<Creative, StyleField | 'customColors'>

const ORDER = Object.keys(STYLE_STEP_MESSAGES) as StyleField[]

/** Gives the choices that are still open, in the order in which SPEC.md section 5 checks them. */
export function missingChoices(chosen: Pick<Creative, StyleField>): StyleField[] {
  return ORDER.filter((field) => !chosen[field])
}

export function isStyleComplete(chosen: Pick<Creative, StyleField>): boolean {
  return missingChoices(chosen).length === 0
}
