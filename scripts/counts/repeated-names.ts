import type { Code } from './measure-code.ts'

/**
 * Number of exported names that more than one file may define: a search for one of them finds two things. It only goes
 * down, to the figure of `npm run counts`.
 */
export const REPEATED_NAMES_MAX = 22

/** Lists the exported names that more than one of the files defines, each with these files: `Block: a.ts b.ts`. */
export function listRepeatedNames(files: readonly Pick<Code, 'path' | 'exported'>[]): string[] {
  const defined = files.flatMap(({ path, exported }) => [...new Set(exported)].map((name) => ({ name, path })))
  return [...Map.groupBy(defined, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(' ')}`)
}
