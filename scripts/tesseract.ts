import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { statusOf } from './launch/run-program.mjs'
import { BadInput } from './bad-input.ts'

/**
 * Ensures that tesseract, which reads text in pictures, can be run; on Debian, as root, it is installed if it is
 * missing.
 */
export async function ensureTesseract(): Promise<void> {
  if (hasTesseract()) return
  if (isDebianRoot()) await installByApt()
  if (hasTesseract()) return
  throw new BadInput(
    'Reading the words needs tesseract: install it (on Debian, apt-get install tesseract-ocr), or leave the reading out with --no-ocr.',
  )
}

/** Returns true if it is installed with the English data, which Debian's package brings and others may not. */
function hasTesseract(): boolean {
  const { status, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' })
  return status === 0 && /^eng$/m.test(stdout)
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** Installs it. A failure shows later, in that there is still no tesseract. */
async function installByApt(): Promise<void> {
  process.stderr.write('Installing tesseract, to read the words in the finished ads...\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await statusOf('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 2, 2] })
  await statusOf('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'tesseract-ocr'], {
    env,
    stdio: ['ignore', 'ignore', 2],
  })
}
