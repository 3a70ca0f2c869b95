import type { Plugin } from 'vite'

/** Replacements by the end of a file's path: the original code, and its replacement. */
type Cuts = Record<string, [from: string | RegExp, to: string][]>

/**
 * Removes code from libraries that no page uses and no bundler can prove unused, since that depends on what happens in
 * the browser. A page with less code starts sooner. If a new version of a library has other code, the build fails:
 * check there if the cut is still valid, and change or drop it. Each cut is independent.
 */
export function stripUnused(): Plugin {
  const met = new Set<string>()
  return {
    name: 'strip-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/(@tanstack\/query-core|zod\/v4\/classic)\// },
      handler(code, id) {
        const file = fileOf(id)
        if (file) met.add(file)
        return { code: cut(code, id), map: null }
      },
    },
    generateBundle() {
      const missing = Object.keys(CUTS).filter((file) => !met.has(file))
      if (missing.length > 0)
        throw new Error(`scripts/strip-unused.ts looks for files that are not there: ${missing.join(', ')}`)
    },
  }
}

export function cut(code: string, id: string): string {
  const file = fileOf(id)
  const cuts = file ? CUTS[file]! : []
  return cuts.reduce((whole, [from, to]) => {
    const rest = whole.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to)
    if (rest === whole) throw new Error(`scripts/strip-unused.ts leaves out of ${file} what is not in it: ${from}`)
    return rest
  }, code)
}

function fileOf(id: string): string | undefined {
  return Object.keys(CUTS).find((file) => id.endsWith(file))
}

const CUTS: Cuts = {
  'query-core/build/modern/query.js': [
    [/\(this\.#queryType === "infinite" \? .*?\)\?\.onFetch/, 'this.options.behavior?.onFetch'],
  ],
  // The API's document is written by the server.
  'zod/v4/classic/schemas.js': [
    [/^ +inst\._zod\.processJSONSchema = .*$/, ''],
    [/createStandardJSONSchemaMethod\(this, "\w+"\)/, 'void 0'],
    ['createToJSONSchemaMethod(this, {})(params)', 'void 0'],
  ],
}
