import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '#scripts/launch/root.mjs'

/** The Dockerfile, as far as it can be followed without Docker: its commands, word by word. */
export interface BuildSteps {
  /** Commands of the first stage. */
  runs: string[]
  healthcheck: string[]
  command: string[]
}

export function readBuildSteps(): BuildSteps {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').replaceAll(/\\\n/g, ' ').split('\n')
  const lastFrom = lines.findLastIndex((line) => line.startsWith('FROM '))
  const listAfter = (word: string) => {
    const line = lines.map((one) => one.trim()).find((one) => one.startsWith(`${word} [`))!
    return JSON.parse(line.slice(word.length)) as string[]
  }
  const runs = lines.slice(0, lastFrom).filter((line) => line.startsWith('RUN '))
  // HEALTHCHECK comes before it, and its command is the first of the two.
  const commands = lines.join('\n').split('HEALTHCHECK')[1]!
  const healthcheck = JSON.parse(/CMD (\[.*\])/.exec(commands)![1]!) as string[]
  return { runs: runs.map((line) => line.slice(4)), healthcheck, command: listAfter('CMD') }
}

/** Copies the files of the commit that .dockerignore permits, and runs the first stage on them. */
export function buildImage(into: string, { runs }: BuildSteps): void {
  const lines = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n')
  const taken = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  const left = lines.filter((line) => /^[^*!]|^\*\*/.test(line))
  execFileSync('sh', ['-c', `git archive HEAD ${taken.join(' ')} | tar --extract --directory "${into}"`], { cwd: ROOT })
  for (const pattern of left) {
    const found = pattern.startsWith('**/') ? ['-name', pattern.slice(3)] : ['-path', `./${pattern}/*`]
    execFileSync('find', ['.', ...found, '-type', 'f', '-delete'], { cwd: into })
  }
  for (const run of runs) execFileSync('sh', ['-c', run], { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] })
}
