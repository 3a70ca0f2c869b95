import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartError } from '#server/start-error.ts'

/** What the person gave cannot be used: the message is one sentence, and the exit status is 2. */
export class BadInput extends Error {
  override name = 'BadInput'
}

/** Runs a command-line tool: what the person can mend is one sentence on stderr. */
export async function runTool(tool: () => Promise<void>): Promise<void> {
  try {
    await tool()
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}

/** A path as typed: relative to where npm was called, which is not always the repository's folder. */
export function pathAsTyped(typed: string): string {
  const { npm_lifecycle_event: underNpm, INIT_CWD: calledFrom } = process.env
  return path.resolve(underNpm && calledFrom ? calledFrom : '.', typed)
}

/** What was typed after the command, or a BadInput with the first thing wrong about it and how the tool is used. */
export function parseTyped<const Options extends ParseArgsConfig['options']>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const [problem] = (error as Error).message.split(/\. |\n/)
    throw new BadInput(`${problem}: ${usage}`)
  }
}
