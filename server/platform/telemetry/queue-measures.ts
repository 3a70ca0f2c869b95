/** Measures of the job queues, from the database. */
export interface QueueMeasures {
  jobs: { queue: string; state: string; priority: number; jobs: number; oldestSeconds: number }[]
  /** Times in seconds since 1970; 0 for a queue from which no job was given up in the week that it remembers. */
  failures: { queue: string; lastSeconds: number }[]
  /** Times of the last success of scheduled jobs, or of the queue's creation if no success is known. */
  successes: { queue: string; lastSeconds: number }[]
}
