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
      filter: { id: /\/node_modules\/(react-router\/dist|@tanstack\/query-core|zod\/v4\/classic)\// },
      handler(code, id) {
        const file = fileOf(id)
        if (file) met.add(file)
        return { code: stripDisplayNames(cut(code, id)), map: null }
      },
    },
    generateBundle() {
      const missing = Object.keys(CUTS).filter((file) => !met.has(file))
      if (missing.length > 0)
        throw new Error(`scripts/strip-unused.ts looks for files that are not there: ${missing.join(', ')}`)
    },
  }
}

/**
 * Removes display names: a component is retained because of its name for development tools, which is set by a call with
 * possible side effects.
 */
function stripDisplayNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
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
  'react-router/dist/production/lib/router/router.js': [
    // Instrumentation and framework mode's discovery of routes.
    ['if (init.instrumentations)', 'if (false)'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'],
    ['if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'],
    ['if (init.patchRoutesOnNavigation)', 'if (false)'],
    ['if (isFogOfWar)', 'if (false)'],
    ['if (future.unstable_routePatternMatching)', 'if (false)'],
    // Interfaces for libraries and for development tools.
    [/^\t\tpatchRoutes,\n/, ''],
    [/^\t\t_internal(FetchControllers: fetchControllers|SetRoutes),\n/, ''],
    [/^\t\tdispose,\n/, ''],
    [/^\t\t_internalSetStateDoNotUse\w+\(newState\) \{\n.*\n\t\t\}\n/, ''],
    // Fetchers.
    [/^\t\tfetch,\n\t\trevalidate,\n/, ''],
    [/^\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n/, ''],
    [/^\tfetchLoadMatches\.forEach\(/, 'if (false) fetchLoadMatches.forEach('],
    [/^\t\trevalidatingFetchers\.forEach\(/, 'if (false) revalidatingFetchers.forEach('],
    // Actions: no page sends a form by the router.
    [
      /let \{ path, submission, error \} = normalizeNavigateOptions\(false, (.+), opts\);/,
      'let path = $1, submission, error;',
    ],
    ['if (opts && opts.pendingError)', 'if (false)'],
    ['else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod))', 'else if (false)'],
    // Loaders, and their possible answers. Lazy routes use the same path and stay.
    [/let redirect = findRedirect\(loaderResults\);\n\t\tif \(redirect\)/, 'if (false)'],
    [/redirect = findRedirect\(fetcherResults\);\n\t\tif \(redirect\)/, 'if (false)'],
    ['if (isRedirectDataStrategyResult(result))', 'if (false)'],
    ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy'],
    [
      /let runClientMiddleware = isStaticHandler [^]*?(?=\tlet results = await dataStrategyImpl\()/,
      'let runClientMiddleware;\n',
    ],
    ['if (handler)', 'if (false)'],
    ['else if (!handler)', 'else if (true)'],
    ['let lazyKeys = Object.keys(route.lazy)', 'return {};\n\tlet lazyKeys = Object.keys(route.lazy)'],
    [/let lazyMiddlewarePromise = loadLazyRouteProperty\(\{[^]*?\}\);/, 'let lazyMiddlewarePromise;'],
    // View transitions.
    [/if \(isBrowser\) \{\n(?=\t\t\trestoreAppliedTransitions)/, 'if (false) {\n'],
    ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)', 'if (false)'],
    ['else if (pendingViewTransitionEnabled)', 'else if (false)'],
  ],
  'react-router/dist/production/lib/components.js': [
    ['if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)'],
  ],
  // Links that fetch pages ahead are for apps of the router's own framework.
  'react-router/dist/production/lib/dom/lib.js': [
    ['usePrefetchBehavior(prefetch, rest)', '[false, void 0, {}]'],
    ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
    [/return shouldPrefetch && .*PrefetchPageLinks.* : link;/, 'return link;'],
  ],
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
