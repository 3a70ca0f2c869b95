import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'

/** A child process that reports if it loaded the module that strips types from TypeScript. */

const { moduleLoadList } = process as unknown as { moduleLoadList: string[] }

answerTasks(async () => async () => moduleLoadList.some((name) => name.includes('internal/deps/amaro')))
