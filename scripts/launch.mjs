import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './launch/ensure-installed.mjs'
import { findNode, isThisNode } from './launch/find-node.mjs'
import { keepCompiled } from './launch/keep-compiled.mjs'
import { runProgram } from './launch/run-program.mjs'
import { say } from './launch/say.mjs'
import { TASKS } from './launch/tasks.mjs'

/**
 * Every npm script starts here, under whichever Node could start npm: it installs what is missing, changes over to the
 * Node that the repository brings, then runs the task. From the second time on npm finds that Node by itself, and the
 * task runs in this very process, which keeps its signals and its exit code.
 */

const [task, ...args] = process.argv.slice(2)

async function launch() {
  if (!TASKS[task]) throw new Error(`There is no task "${task}". Choose one of: ${Object.keys(TASKS).join(', ')}.`)
  await ensureInstalled()
  keepCompiled()
  const node = findNode()
  if (isThisNode(node)) return import(TASKS[task].href)
  return runProgram(node, [fileURLToPath(import.meta.url), task, ...args])
}

/** Reports a folder that cannot be written as such, and not as a fault of ours. */
function messageOf(error) {
  if (error.isSentence) return error.message
  if (error.code === 'ENOSPC') return 'The disk is full: make room, then run the command again.'
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code) || !error.path) return error.stack
  return `${error.path} cannot be written: run the command as the user that this folder belongs to.`
}

launch().catch((error) => {
  say(messageOf(error), { level: 'fatal' })
  process.exitCode = 1
})
