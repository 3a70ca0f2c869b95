import type { Logger } from 'pino'
import { modelName } from './models-config.ts'
import type { Models } from './models.ts'

/** Logs for the operator, at the start, which models take part and whether their hosts can be reached. */
export async function announceModels(models: Models | undefined, log: Logger): Promise<void> {
  if (!models) return log.info('No model is configured: the built-in studio makes every ad')
  const { text, image, modelsFor } = models.config
  log.info({ textModel: text && modelName(text), imageModel: image && modelName(image), modelsFor }, 'Models take part')
  const failing = await models.degraded()
  if (failing.length === 0) return
  log.warn({ failing }, 'A model cannot be reached: until it can, the built-in studio makes the ads')
}
