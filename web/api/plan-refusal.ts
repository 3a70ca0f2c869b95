import type { ErrorCode } from '#contract/errors.ts'

/** What the server answers where the plan is the reason: then the plan is another than the page believed, or its limit is reached. */
const PLAN_CODES: readonly (ErrorCode | undefined)[] = [
  'FORMAT_NOT_ALLOWED',
  'CUSTOM_COLORS_NOT_ALLOWED',
  'AD_LIMIT_REACHED',
  'VARIANT_LIMIT_REACHED',
  'PLAN_REQUIRED',
]

/** Stands here, and not with its call, because the gallery invalidates it and does not load the call. */
export const SUBSCRIPTION_KEY = ['subscription'] as const

const listeners = new Set<() => void>()

/** A plan can end in another tab. Queries (queries.tsx) hears of it here, and reads the plan anew. */
export function onPlanRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteRefusal(code: ErrorCode | undefined): void {
  if (PLAN_CODES.includes(code)) listeners.forEach((listener) => listener())
}
