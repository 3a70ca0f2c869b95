import { parentPort } from 'node:worker_threads'
import type { LetteringAnswer, LetteringQuestion } from './lettering-thread.ts'
import { readLettering, warmUp } from './read-lettering.ts'

/** The thread that looks for lettering, one picture after the other; see lettering-thread.ts. */
let last: Promise<unknown> = warmUp()
// The first question fails with the same reason, and is told it.
last.catch(() => {})

parentPort?.on('message', (question: LetteringQuestion) => {
  last = last.catch(() => {}).then(() => answer(question))
})

async function answer({ id, picture }: LetteringQuestion): Promise<void> {
  const reply: LetteringAnswer = await readLettering(picture).then(
    (found) => ({ id, found }),
    (error: unknown) => ({ id, error: String(error) }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply)
}
