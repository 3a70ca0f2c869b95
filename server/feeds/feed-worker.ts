import { answerTasks } from '../children/answer-tasks.ts'

/** The process that reads feeds, see feed-reader.ts: what somebody else wrote is read nowhere else. */

answerTasks(async () => (await import('./read-feed-file.ts')).readFeedFile)
