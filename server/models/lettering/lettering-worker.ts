import { parentPort } from 'node:worker_threads'
import type { LetteringAnswer, LetteringQuestion } from './lettering-thread.ts'
import { readLettering, warmUp } from './read-lettering.ts'

/** The thread that looks for lettering, one picture after the other; see lettering-thread.ts. */
let last: Promise<void> = warmUp().then(
  () => {},
  // The first question fails with the same reason, and is told it.
  () => {},
)

parentPort?.on('message', (question: LetteringQuestion) => {
  last = last.then(() => answer(question))
})

async function answer({ id, picture }: LetteringQuestion): Promise<void> {
  const told = (reply: LetteringAnswer) => parentPort?.postMessage(reply)
  try {
    told({ id, found: await readLettering(picture) })
  } catch (error) {
    told({ id, error: String(error) })
  }
}
