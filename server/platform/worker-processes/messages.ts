import type { ErrorCode } from '#contract/platform/errors.ts'

/** Messages that the server receives for a task that it sent to a child process: any number of notes, then one end. */
export type FromChild<Note, Answer> =
  | { kind: 'note'; note: Note }
  | { kind: 'done'; answer: Answer; rssBytes: number; isSpent: boolean }
  /** An AppError: the task itself is the cause, and another attempt would end the same way. */
  | { kind: 'refused'; code: ErrorCode; message: string; field?: string | undefined }
  /** For the log only. */
  | { kind: 'failed'; stack: string }
