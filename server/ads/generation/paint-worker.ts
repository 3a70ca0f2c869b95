import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { FromPainter, ToPainter } from './paint-messages.ts'
import { SKETCH_LOST } from './sketch-words.ts'

/** The painting process, see paint-pool.ts. */

/** Errors for an ad of which no wanted composition passed. */
const NOT_COMPOSED = ['NoComposition', 'WordsDoNotFit']

/** Errors for a picture that cannot be painted once more as it was. */
const NO_FILES = ['LayersUnknown', 'PictureHasChanged']

let isFull = () => false

answerTasks(
  async () => {
    const [{ default: sharp }, painting, { tryPaintStored, tryRepaint }] = await Promise.all([
      import('sharp'),
      import('./paint-ad.ts'),
      import('./try-repaint.ts'),
    ])
    const { hasManyFonts, paintAd, paintAngles, paintCards, paintExtras, paintLooks, paintTrialOf, planAdToDepth } =
      painting
    // This process has one core, and no picture is decoded twice in a row.
    sharp.concurrency(1)
    sharp.cache(false)
    isFull = hasManyFonts
    return async (task: ToPainter, onStage): Promise<FromPainter> => {
      try {
        if ('repaint' in task) return { repainted: await tryRepaint(task.repaint) }
        if ('stored' in task) {
          onStage('paint')
          return { again: await tryPaintStored(task.stored) }
        }
        if ('angles' in task) {
          onStage('brief')
          return { sketched: await paintAngles(task.angles) }
        }
        if ('looks' in task) {
          onStage('brief')
          return { looks: await paintLooks(task.looks) }
        }
        if ('carousel' in task) {
          onStage('brief')
          return { cards: await paintCards(task.carousel) }
        }
        if ('trial' in task) {
          onStage('brief')
          return { trial: await paintTrialOf(task.trial) }
        }
        if ('extras' in task) {
          onStage('brief')
          return { files: await paintExtras(task.extras) }
        }
        const { planOnly } = task
        return planOnly
          ? { plan: await planAdToDepth(task, planOnly, onStage) }
          : { painted: await paintAd(task, onStage) }
      } catch (error) {
        if (error instanceof Error && error.name === 'UnpaintablePhoto') {
          throw new AppError('GENERATION_FAILED', error.message)
        }
        if (error instanceof Error && NO_FILES.includes(error.name)) {
          throw new AppError('GENERATION_FAILED', error.message)
        }
        if (error instanceof Error && error.name === 'CardDoesNotFit') {
          throw new AppError('GENERATION_FAILED', error.message)
        }
        if ('exact' in task && task.exact && error instanceof Error && NOT_COMPOSED.includes(error.name)) {
          throw new AppError('GENERATION_FAILED', SKETCH_LOST)
        }
        throw error
      }
    }
  },
  () => isFull(),
)
