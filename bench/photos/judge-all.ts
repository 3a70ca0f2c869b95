import { fork } from 'node:child_process'
import type { Judged, JudgeTask } from './judge-worker.ts'

const PROCESSES = 2

/** Judges all items in two processes; returns the results in no particular order. */
export async function judgeAll({ items, ...task }: JudgeTask): Promise<Judged[]> {
  const judged: Judged[] = []
  const hear = (one: Judged) => {
    judged.push(one)
    if (judged.length % 20 === 0 || judged.length === items.length)
      process.stderr.write(`${judged.length} of ${items.length} pictures cut out and measured\n`)
  }
  const shares = Array.from({ length: PROCESSES }, (_, k) => items.filter((_item, index) => index % PROCESSES === k))
  await Promise.all(shares.map((share) => judgeShare({ ...task, items: share }, hear)))
  return judged
}

function judgeShare(task: JudgeTask, hear: (one: Judged) => void): Promise<void> {
  const child = fork(new URL('judge-worker.ts', import.meta.url), {
    env: { PATH: process.env['PATH'], DISABLE_SYSTEM_FONTS_LOAD: '1', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`A measuring process ended with ${code}`)))
    child.on('message', (message: Judged | 'done') => {
      if (message !== 'done') return hear(message)
      child.removeAllListeners('exit')
      child.disconnect()
      resolve()
    })
    child.send(task)
  })
}
