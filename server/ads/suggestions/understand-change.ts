import { adChangesSchema } from '#contract/ads/change.ts'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import type { FormatId } from '#contract/formats.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { UnderstoodRequest } from '#contract/ads/understand.ts'
import { refuseTexts } from '#contract/text/unsettable-letters.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import type { AnsweredRequest, AskedChange, RequestedAd } from '#studio/index.ts'
import { requireOwnPalette } from '#server/ads/changes/policy.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { canUseModels } from '#server/ads/generation/can-use-models.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findAnswer } from '#server/models/find-answer.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { presentVariants } from '#server/ads/variants/present.ts'
import { listColorsOfVersions, listCurrentVariants } from '#server/ads/variants/store.ts'
import { isWithoutModel } from './is-without-model.ts'
import type { LookThread, RequestTask } from './look-thread.ts'

/** Time for the model: the user looks at the line that they have typed. */
const WAIT_MS = 12_000

interface UnderstandRequest {
  userId: string
  creativeId: string
  asked: { text: string; format: FormatId; browserLanguages: LanguageCode[] | undefined }
  /** Aborts when the client no longer waits. */
  signal: AbortSignal
}

/**
 * Reads which changes of an ad a request in plain words asks for: by rules, and if these leave something open by a text
 * model, if one takes part in the user's ads. Free, and nothing is changed by it. Whatever keeps the model from
 * answering leaves what the rules have read.
 */
export async function understandChange(
  services: Services & { thread: LookThread },
  { userId, creativeId, asked, signal }: UnderstandRequest,
): Promise<UnderstoodRequest> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  const variants = await presentVariants(await listCurrentVariants(services.db, [creativeId]), creative)
  const variant = variants.find(({ format }) => format === asked.format)
  if (!variant) {
    const message = 'This ad has no picture in this format. Please generate it first.'
    throw new AppError('VALIDATION_FAILED', message, 'format')
  }
  const ad = requestedAd(creative, variant, variants)
  if (!ad) return { ...NOTHING, problem: TOO_OLD }
  const { thread } = services
  const task: RequestTask = {
    request: asked.text,
    ad,
    proposed: [],
    words: { ...creative, browserLanguages: asked.browserLanguages },
  }
  const read = await thread.answerRequest(task)
  if (read.isClear) return checked(services, { userId, creative, answer: read })
  const proposed = await askModel(services, { userId, task, signal })
  const answer = proposed.length > 0 ? await thread.answerRequest({ ...task, proposed }) : read
  return checked(services, { userId, creative, answer })
}

const NOTHING: UnderstoodRequest = { changes: null, lines: [], left: [], problem: null, examples: [] }
const TOO_OLD = 'This picture is from before its texts were kept with it: make it again, and it can be changed.'

/**
 * Returns undefined for a picture from before its texts were stored. Parts that one format has no room for are found on
 * the others.
 */
function requestedAd(
  { productImages, ...creative }: CreativeRow,
  { shown }: Variant,
  variants: readonly Variant[],
): RequestTask['ad'] | undefined {
  if (!shown) return undefined
  const others = variants.flatMap((variant) => variant.shown?.words ?? [])
  const words = Object.fromEntries(
    [...others, ...shown.words].map(({ part, says = part, text }) => [says, text]),
  ) satisfies RequestedAd['words']
  const seen = variants.flatMap((variant) => Object.values(variant.shown?.colors ?? {}))
  return {
    words,
    colors: shown.colors,
    palette: [...seen, ...pickCustomColors(creative)].filter((color) => /^#[\da-f]{6}$/i.test(color)),
    dials: shown.dials,
    hero: shown.hero,
    photos: productImages.map(({ url, name }) => ({ url, name })),
    cutOut: shown.cutOut,
    hasLogo: shown.logo !== null,
  }
}

async function askModel(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'payments'>,
  { userId, task, signal }: { userId: string; task: RequestTask; signal: AbortSignal },
): Promise<AskedChange[]> {
  const { models, db } = services
  if (!models?.understander) return []
  if (!canUseModels(models, { planId: await findPlan(db, services, userId), engine: null })) return []
  const { understander } = models
  const limits = { signal, deadlineMs: Date.now() + Math.min(WAIT_MS, models.config.timeoutMs) }
  const question = { request: task.request, shows: withoutAmounts(task.ad.words), photos: task.ad.photos.length }
  try {
    const { answer } = await findAnswer(services, {
      key: `request:${understander.keyOf(question)}`,
      userId,
      limits,
      ask: () => understander.understand(question, limits),
    })
    return answer
  } catch (error) {
    if (signal.aborted) return []
    if (!isWithoutModel(error)) throw error
    services.log.warn({ userId, model: understander.name, fault: error.message }, 'No reading of a request by a model')
    return []
  }
}

/** Removes amounts: no price and no discount of an ad goes to a model; what the user types into the line does. */
function withoutAmounts({ price: _price, oldPrice: _old, badge: _badge, ...words }: RequestedAd['words']) {
  return words
}

interface Answered {
  userId: string
  creative: CreativeRow
  answer: AnsweredRequest
}

/** Checks the answer by the rules of the change that it would become, so that refusals are reported now. */
async function checked(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, creative, answer }: Answered,
): Promise<UnderstoodRequest> {
  const { changes, lines, left, problem, examples } = answer
  const parsed = changes && adChangesSchema.safeParse(changes)
  const refused = (parsed?.success === false && parsed.error.issues[0]) || refuseTexts({ words: changes?.words ?? {} })
  if (refused) return { ...NOTHING, problem: refused.message }
  try {
    if (changes?.colors) await requireColors(services, { userId, creative, colors: changes.colors })
  } catch (error) {
    if (error instanceof AppError) return { ...NOTHING, problem: error.message }
    throw error
  }
  return { changes, lines, left, problem, examples: [...examples] }
}

async function requireColors(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, creative, colors }: Pick<Answered, 'userId' | 'creative'> & { colors: Partial<Record<ColorRole, string>> },
): Promise<void> {
  const planId = await findPlan(services.db, services, userId)
  requireOwnPalette({ planId, creative, colors, held: await listColorsOfVersions(services.db, creative.id) })
}
