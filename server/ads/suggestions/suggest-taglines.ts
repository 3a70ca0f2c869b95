import type { z } from 'zod'
import type { suggestTaglinesCall as call } from '#contract/ads/taglines.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { AdWords } from '#studio/index.ts'
import { canUseModels } from '#server/ads/generation/can-use-models.ts'
import { findAnswer } from '#server/models/find-answer.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { isWithoutModel } from './is-without-model.ts'
import type { LookThread } from './look-thread.ts'

/** Time for the model: the user waits with the form open. */
const WAIT_MS = 12_000

export interface TaglineRequest {
  userId: string
  words: z.output<typeof call.body> & { browserLanguages: LanguageCode[] | undefined }
  /** Aborts when the client no longer waits. */
  signal: AbortSignal
}

/**
 * Suggests lines that could lead an ad for these words: a text model's, if one takes part in the user's ads, as far as
 * the guard lets them through, and the description's own. Free; whatever keeps the model from answering leaves the
 * description's.
 */
export async function suggestTaglines(
  services: Services & { thread: LookThread },
  { userId, words, signal }: TaglineRequest,
): Promise<string[]> {
  const ad: AdWords = { ...words, productPrice: null, productDiscount: null }
  return services.thread.suggestTaglines({ words: ad, proposed: await propose(services, { userId, ad, signal }) })
}

async function propose(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'payments'>,
  { userId, ad, signal }: { userId: string; ad: AdWords; signal: AbortSignal },
): Promise<string[]> {
  const { models, db } = services
  if (!models?.copywriter) return []
  if (!canUseModels(models, { planId: await findPlan(db, services, userId), engine: null })) return []
  const { copywriter } = models
  const limits = { signal, deadlineMs: Date.now() + Math.min(WAIT_MS, models.config.timeoutMs) }
  const question = { key: `taglines:${copywriter.keyOf(ad)}`, userId, limits, ask: () => copywriter.write(ad, limits) }
  try {
    return (await findAnswer(services, question)).answer
  } catch (error) {
    if (signal.aborted) return []
    if (!isWithoutModel(error)) throw error
    services.log.warn({ userId, model: copywriter.name, fault: error.message }, 'No taglines of a model')
    return []
  }
}
