import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartError } from '#server/start-error.ts'

/** The user's input cannot be used: the message is one sentence, and the exit status is 2. */
export class BadInput extends Error {
  override name = 'BadInput'
}

/** Runs a command-line tool: a problem that the user can solve is one sentence on stderr. */
export async function runTool(tool: () => Promise<void>): Promise<void> {
  try {
    await tool()
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}

/** Resolves a path as typed: relative to where npm was called, which is not always the repository's folder. */
export function pathAsTyped(typed: string): string {
  const { npm_lifecycle_event: underNpm, INIT_CWD: calledFrom } = process.env
  return path.resolve(underNpm && calledFrom ? calledFrom : '.', typed)
}

/** Parses what was typed after the command; throws a BadInput with the first mistake and the usage. */
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
