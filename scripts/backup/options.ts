import type { ParseArgsConfig } from 'node:util'
import { BadInput, parseTyped, pathAsTyped } from '../bad-input.ts'

/** Reads the one file that both tools name; only a restore may replace existing data. */
export function readBackupOptions(args: string[], { usage, mayReplace }: { usage: string; mayReplace: boolean }) {
  const options: ParseArgsConfig['options'] = mayReplace ? { replace: { type: 'boolean' } } : {}
  const { values, positionals } = parseTyped(args, options, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new BadInput(`Name one file: ${usage}`)
  return { file: pathAsTyped(file), replace: values['replace'] === true }
}
