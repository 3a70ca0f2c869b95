import { appendFileSync } from 'node:fs'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import type { PictureAsk, ToPictureWorker, WaitingFile } from '#server/pictures/images/picture-tasks.ts'
import { blockThread } from '../platform/hang.ts'

/**
 * A picture process that does what its file's name says, for tests of the users of picture processes. `{path}.log`
 * records each task and the process that ran it. The picture that it studies is such a file, as JSON.
 */
answerTasks(async () => async ({ kind, ask }: ToPictureWorker) => {
  const { path, name } = kind === 'study' ? fileIn(ask as PictureAsk<'study'>) : (ask as WaitingFile)
  appendFileSync(`${path}.log`, `${kind} ${process.pid}\n`)
  if (kind === 'measure') return { megapixels: 12 }
  if (name === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (name === 'out of memory') process.kill(process.pid, 'SIGKILL')
  if (name === 'hang') blockThread()
  if (name === 'wait') await new Promise(() => setInterval(() => {}, 1_000_000))
  if (name === 'fail') throw new Error('no pixels')
  return { path }
})

function fileIn({ bytes }: PictureAsk<'study'>): WaitingFile {
  return JSON.parse(new TextDecoder().decode(bytes)) as WaitingFile
}
