import { answerQuestions } from '#server/platform/threads/answer-questions.ts'
import { drawPreview } from './draw-preview.ts'
import type { PreviewTask } from './preview-thread.ts'

/** The thread of preview-thread.ts. */
answerQuestions((task: PreviewTask) => drawPreview(task))
