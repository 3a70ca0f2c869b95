const REPEAT_MS = 30_000

/**
 * Says on stderr that a step of the start begins, that it still runs every 30 seconds, and how many seconds it took, so that nobody takes
 * a slow network for a stop. Resolves to what `work` gives; a failure is told by who called.
 *
 * @template T
 * @param {string} step For example "Building the web app".
 * @param {() => Promise<T>} work
 * @param {(text: string) => unknown} [write]
 */
export async function sayStep(step, work, write = (text) => process.stderr.write(text)) {
  const began = Date.now()
  const seconds = () => `${Math.max(1, Math.round((Date.now() - began) / 1000))} s`
  write(`${step}...\n`)
  const timer = setInterval(() => write(`  ${seconds()}...\n`), REPEAT_MS)
  try {
    const result = await work()
    write(`  done in ${seconds()}.\n`)
    return result
  } finally {
    clearInterval(timer)
  }
}
