import type { LanguageCode } from '#contract/languages.ts'
import type { TranslationProposal } from '#contract/ads/translation.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { canUseModels } from '#server/ads/generation/can-use-models.ts'
import { findAnswer } from '#server/models/find-answer.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { isWithoutModel } from './is-without-model.ts'
import type { LookThread } from './look-thread.ts'
import { placeTranslations, translatableTextsOf } from './translated-texts.ts'

/** Time for the model: the user waits with empty fields, and may write in them meanwhile. */
const WAIT_MS = 25_000

export interface TranslationRequest {
  userId: string
  id: string
  language: LanguageCode
  /** Aborts when the client no longer waits. */
  signal: AbortSignal
}

/**
 * Proposes the texts of an ad in another language, written by a text model, as far as the guard lets them through.
 * Whatever keeps the model from answering leaves none, and sets `away`.
 */
export async function proposeTranslation(
  services: Services & { thread: LookThread },
  { userId, id, language, signal }: TranslationRequest,
): Promise<TranslationProposal> {
  const creative = await getOwnCreative(services.db, userId, id)
  const nothing = placeTranslations(creative, [])
  const { models, db } = services
  if (!canUseModels(models, { planId: await findPlan(db, services, userId), engine: null }) || !models.translator) {
    return { state: 'none', ...nothing }
  }
  const { translator } = models
  const { productName } = creative
  const texts = translatableTextsOf(creative)
  const limits = { signal, deadlineMs: Date.now() + Math.min(WAIT_MS, models.config.timeoutMs) }
  const question = { productName, texts, language }
  try {
    const { answer } = await findAnswer(services, {
      key: `translation:${translator.keyOf(question)}`,
      userId,
      limits,
      ask: () => translator.translate(question, limits),
    })
    const checked = await services.thread.checkTranslations({
      name: productName,
      language,
      originals: texts,
      proposed: answer,
    })
    return { state: 'proposed', ...placeTranslations(creative, checked) }
  } catch (error) {
    if (!signal.aborted && !isWithoutModel(error)) throw error
    if (!signal.aborted)
      services.log.warn({ userId, model: translator.name, fault: String(error) }, 'No translation of a model')
    return { state: 'away', ...nothing }
  }
}
