import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npmFault } from './npm-fault.mjs'
import { ROOT } from './root.mjs'
import { forwardSignals } from './run-program.mjs'
import { say } from './say.mjs'
import { sentence } from './sentence.mjs'

/**
 * Arguments of npm. Development packages are needed to build and to check, whatever NODE_ENV is; the optional ones hold
 * Node itself. No package of ours needs its install script, so none runs. A failure is explained from the whole log.
 */
const NPM_CI = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=verbose',
]

/**
 * Installs what package-lock.json lists, with the npm that runs us under the given Node. npm's output is kept and shown
 * only if it fails.
 *
 * @param {string} node
 * @throws A sentence that names the cause. The next start does not mistake a partial installation for a complete one.
 */
export async function npmCi(node) {
  const fault = npmFault(await runNpm(node))
  if (!fault) return
  rmSync(join(ROOT, 'node_modules', '.package-lock.json'), { force: true })
  if (fault.words) say(fault.words.trimEnd())
  throw sentence(`Installing the packages failed. ${fault.sentence}`)
}

/** @returns {Promise<{ status: number | string, log: string }>} */
function runNpm(node) {
  const [program, ...args] = [...npmCommand(node), ...NPM_CI]
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const stopForwarding = forwardSignals(child)
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
    child.on('error', (error) => reject(isMissing(error) ? sentence('npm is not on the PATH: install it.') : error))
    child.on('close', (code, signal) => {
      stopForwarding()
      resolve({ status: code ?? signal, log })
    })
  })
}

function isMissing(error) {
  return error.code === 'ENOENT'
}

/** Returns the npm that runs us, or else the one on the path. */
function npmCommand(node) {
  const running = process.env.npm_execpath
  return running && /npm-cli\.c?js$/.test(running) ? [node, running] : ['npm']
}
