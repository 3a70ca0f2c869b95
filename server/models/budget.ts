import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '../services.ts'
import { countBack, countUpTo, dayOf, readCount } from './daily-count-store.ts'

const MODEL_LIMIT_MESSAGE =
  'Today’s share of AI is used up. Use the built-in studio for 1 credit, or come back tomorrow.'

/**
 * Throws MODEL_LIMIT_REACHED if the day's ceilings leave no room for this ad's calls. Called before a credit is taken.
 */
export async function requireBudget(
  tx: Database,
  services: Pick<Services, 'log' | 'models' | 'now'>,
  userId: string,
): Promise<void> {
  const { models } = services
  if (!models) return
  const { priceMicros, dailyMicros } = models.config
  const wanted = (models.painter ? priceMicros.image : 0) + (models.director ? priceMicros.text : 0)
  const day = dayOf(services.now())
  const spent = { user: await readCount(tx, `models:${userId}`, day), all: await readCount(tx, 'models', day) }
  const full = (['user', 'all'] as const).find((whose) => spent[whose] + wanted > dailyMicros[whose])
  if (full) throw limitReached(services, userId, full)
}

/** Takes the price of one call from the day's ceilings, before it is made. Throws MODEL_LIMIT_REACHED. */
export async function spend(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now'>,
  userId: string,
  micros: number,
): Promise<void> {
  const { dailyMicros } = services.models!.config
  const day = dayOf(services.now())
  const full = await services.db.transaction(async (tx) => {
    const ofUser = { scope: `models:${userId}`, userId } as const
    if (!(await countUpTo(tx, { scope: 'models' }, { day, amount: micros, ceiling: dailyMicros.all }))) return 'all'
    if (await countUpTo(tx, ofUser, { day, amount: micros, ceiling: dailyMicros.user })) return undefined
    await countBack(tx, ['models'], day, micros)
    return 'user'
  })
  if (full) throw limitReached(services, userId, full)
}

/** Returns the price of a call that the provider never worked on. */
export async function unspend(services: Pick<Services, 'db' | 'now'>, userId: string, micros: number): Promise<void> {
  await countBack(services.db, ['models', `models:${userId}`], dayOf(services.now()), micros)
}

function limitReached({ log }: Pick<Services, 'log'>, userId: string, whose: 'user' | 'all'): AppError {
  const setting = whose === 'user' ? 'MODEL_USER_DAILY_LIMIT' : 'MODEL_DAILY_LIMIT'
  log.warn({ userId, setting }, 'A daily ceiling for models is reached')
  return new AppError('MODEL_LIMIT_REACHED', MODEL_LIMIT_MESSAGE)
}
