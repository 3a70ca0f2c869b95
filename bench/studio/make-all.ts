import { type ChildProcess, fork } from 'node:child_process'
import type { AdResult, WorkerTask } from './ad-worker.ts'
import type { PlannedAd } from './plan-ads.ts'

const PROCESSES = 2

interface MakeAllOptions {
  /** The ads whose files are to be returned. */
  wanted: ReadonlySet<number>
  keep: string | undefined
}

/** Makes and measures every ad, in the order of the plan, by two processes that take one product after the other. */
export async function makeAll(plan: readonly PlannedAd[], { wanted, keep }: MakeAllOptions): Promise<AdResult[]> {
  const tasks = tasksOf(plan, wanted, keep)
  const results: AdResult[] = []
  let done = 0
  const progress = () => {
    done += 1
    if (done % 25 === 0 || done === plan.length)
      process.stderr.write(`${done} of ${plan.length} ads made and measured\n`)
  }
  const worker = async () => {
    const child = startWorker()
    for (let task = tasks.shift(); task; task = tasks.shift()) results.push(...(await run(child, task, progress)))
    child.disconnect()
  }
  await Promise.all(Array.from({ length: PROCESSES }, worker))
  return results.sort((first, second) => first.index - second.index)
}

/** Makes one task for each product, so that its photo is studied once. */
function tasksOf(plan: readonly PlannedAd[], wanted: ReadonlySet<number>, keep: string | undefined): WorkerTask[] {
  const tasks = new Map<string, WorkerTask>()
  plan.forEach((ad, index) => {
    const task = tasks.get(ad.product.photoPath) ?? { ads: [], keep }
    task.ads.push({ index, ad, wantsJpeg: wanted.has(index) })
    tasks.set(ad.product.photoPath, task)
  })
  return [...tasks.values()]
}

function startWorker(): ChildProcess {
  return fork(new URL('ad-worker.ts', import.meta.url), {
    env: { PATH: process.env['PATH'], DISABLE_SYSTEM_FONTS_LOAD: '1', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

function run(child: ChildProcess, task: WorkerTask, progress: () => void): Promise<AdResult[]> {
  return new Promise((resolve, reject) => {
    const exit = (code: number | null) => reject(new Error(`A measuring process ended with ${code}`))
    const hear = (message: AdResult[] | string) => {
      if (typeof message === 'string') return progress()
      child.off('message', hear).off('exit', exit)
      resolve(message)
    }
    child.on('message', hear).on('exit', exit)
    child.send(task)
  })
}
