import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'

/** The process that reads feeds, see feed-reader.ts. Foreign content is parsed nowhere else. */

answerTasks(async () => (await import('./read-feed-file.ts')).readFeedFile)
