/** What the database knows of the job queues. */
export interface QueueMeasures {
  jobs: { queue: string; state: string; priority: number; jobs: number; oldestSeconds: number }[]
  /** In seconds since 1970; 0 for a queue of which no job was given up for as long as the queue remembers, which is a week. */
  failures: { queue: string; lastSeconds: number }[]
  /** Of those that run by themselves: the last success, or when the queue was made where none is known. */
  successes: { queue: string; lastSeconds: number }[]
}
