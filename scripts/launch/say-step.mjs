import { say } from './say.mjs'

const REPEAT_MS = 30_000

/**
 * Reports on stderr that a step of the start begins, that it is still running every 30 seconds, and how many seconds it
 * took, so that nobody mistakes a slow network for a hang. Resolves to the result of `work`; the caller reports a
 * failure.
 *
 * @template T
 * @param {string} step For example "Building the web app".
 * @param {() => Promise<T>} work
 * @param {(line: string) => unknown} [tell]
 */
export async function sayStep(step, work, tell = (line) => say(line)) {
  const began = Date.now()
  const seconds = () => `${Math.max(1, Math.round((Date.now() - began) / 1000))} s`
  tell(`${step}...`)
  const timer = setInterval(() => tell(`  ${seconds()}...`), REPEAT_MS)
  try {
    const result = await work()
    tell(`  done in ${seconds()}.`)
    return result
  } finally {
    clearInterval(timer)
  }
}
