import { answerTasks } from '#server/children/answer-tasks.ts'

/** A child process that tells whether it loaded what takes the types out of TypeScript. */

const { moduleLoadList } = process as unknown as { moduleLoadList: string[] }

answerTasks(async () => async () => moduleLoadList.some((name) => name.includes('internal/deps/amaro')))
