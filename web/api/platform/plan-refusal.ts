import type { ErrorCode } from '#contract/platform/errors.ts'

/** Codes that mean that the plan differs from the one that the page knows, or that its limit is reached. */
const PLAN_CODES: readonly (ErrorCode | undefined)[] = [
  'FORMAT_NOT_ALLOWED',
  'CUSTOM_COLORS_NOT_ALLOWED',
  'AD_LIMIT_REACHED',
  'VARIANT_LIMIT_REACHED',
  'PLAN_REQUIRED',
]

/** Stands here, and not with its call, because the gallery invalidates it without loading the call. */
export const SUBSCRIPTION_KEY = ['subscription'] as const

const listeners = new Set<() => void>()

/**
 * Listens for refusals by the plan, which may have ended in another tab. Queries (queries.tsx) then reads the plan
 * again.
 */
export function onPlanRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function reportRefusal(code: ErrorCode | undefined): void {
  if (PLAN_CODES.includes(code)) listeners.forEach((listener) => listener())
}
