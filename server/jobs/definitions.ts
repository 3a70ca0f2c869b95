import type { JobDefinition } from './jobs.ts'

/** Every job of the product. Their queues are made at start, so that no transaction ever has to look one up. */
export const JOB_DEFINITIONS: readonly JobDefinition[] = []
