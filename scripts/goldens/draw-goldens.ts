import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { painterStart } from '#server/ads/generation/painter-start.ts'
import { openChildren } from '#server/platform/worker-processes/children.ts'
import type { DrawnCell, DrawTask } from './draw-worker.ts'

/** Limit for a family's cells, on the busiest machine too. */
const TIMEOUT_MS = 10 * 60_000

/** Draws cells with the code under `root`, one process for each core; each takes a family's cells at a time. */
export async function drawGoldens(
  root: string,
  { names, ...task }: DrawTask,
): Promise<Map<string, DrawnCell['drawn']>> {
  const { env, execArgv } = painterStart()
  const children = openChildren<DrawTask, never, DrawnCell[]>({
    program: {
      file: pathToFileURL(path.join(root, 'scripts/goldens/draw-worker.ts')),
      work: 'drawing',
      env,
      flags: execArgv,
      idleMs: TIMEOUT_MS,
      recycleRssBytes: Number.POSITIVE_INFINITY,
    },
    timeoutMs: TIMEOUT_MS,
    attempts: 1,
  })
  const waiting = [...Map.groupBy(names, (name) => name.split(' ')[0]!).values()]
  const drawn = new Map<string, DrawnCell['drawn']>()
  const { signal } = new AbortController()

  async function drawOneAfterTheOther(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const cell of await children.run({ names: next, ...task }, { signal })) drawn.set(cell.name, cell.drawn)
    }
  }

  try {
    await Promise.all(Array.from({ length: availableParallelism() }, drawOneAfterTheOther))
  } finally {
    children.close()
  }
  return drawn
}
