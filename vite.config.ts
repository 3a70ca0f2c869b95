import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PAGE_TITLE } from './contract/product.ts'
import { escapeWideLetters } from './scripts/escape-wide-letters.ts'
import { stripUnused } from './scripts/strip-unused.ts'

/** The build of the web app. Paths such as `#web/...` come from package.json `imports`; no alias is repeated here. */
export default defineConfig(({ command }) => ({
  root: 'web',
  // In development each source file has an address of its own: /api/session.ts would be taken for a call.
  base: command === 'serve' ? '/web/' : '/',
  plugins: [react(), pageTitle(), preloadFonts(), scriptsLast(), stripUnused(), escapeWideLetters()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: {
    emptyOutDir: true,
    // A data: url would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // Every browser that runs our scripts knows the link.
    modulePreload: { polyfill: false },
  },
  // `vite build` makes two bundles: the one that browsers load, and the one that renders their first HTML on the
  // server.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/web',
        manifest: true,
        rolldownOptions: { input: INPUTS, output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/web-render',
        ssr: 'render.tsx',
        emitAssets: false,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.js' } },
      },
      // One file that holds React's fast build, whatever NODE_ENV the server runs with.
      resolve: { noExternal: true },
    },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
}))

/** The page, and the script of each language that it can be in. */
const INPUTS = ['index.html', ...['de', 'es', 'fr', 'it'].map((language) => `i18n/${language}.ts`)].map((file) =>
  fileURLToPath(new URL(`web/${file}`, import.meta.url)),
)

/**
 * Few chunks instead of many small ones, which compress badly and whose names every page carries: what every page
 * starts with, then the primitives by what loads together, their styles, and the API client. The rest splits by
 * screen. Each chunk takes along its own dependencies that no earlier group has.
 */
const CHUNKS = [
  // A language's script runs before all others, and takes nothing from them.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(\/web\/i18n\/(translator|(de|es|fr|it)[./])|\/node_modules\/(intl-messageformat|@formatjs)\/))/,
  },
  // Excludes what the next groups are named after.
  {
    name: 'parts',
    minShareCount: 2,
    test: /\/web\/ui\/(?!(\w+\/)?(alert-dialog|choice|conflict-panel|copied-field|day-and-month|dialog|file-button|focus-return|write-cookie|drop-zone|list-of|long-date|short-moment|menu|page|segments|tabs|tooltip|usd|use-later|use-page-restored)\.tsx?$)|\/sign-in-first\.tsx$|\/lucide-react\/(?!.*\/icons\/(?!(check|chevron-down|lock-keyhole|plus|refresh-cw|sparkles|triangle-exclamation-point|undo-2|user-round|x)\.))/,
  },
  // The rest of the icons, and what is shared by screens that people come to later.
  {
    name: 'more-parts',
    minShareCount: 2,
    test: /\/lucide-react\/|\/web\/ui\/(\w+\/)?(focus-return|long-date|page|usd|use-later|use-page-restored)\.tsx?$/,
  },
  {
    name: 'dialog',
    test: /\/(web\/ui\/overlays\/(alert-)?dialog\.tsx$|react-(dialog|focus-scope|remove-scroll|dismissable-layer)\/|aria-hidden\/)/,
  },
  { name: 'popper', test: /\/@floating-ui\/|react-popper\// },
  { name: 'menu', test: /\/web\/ui\/overlays\/menu\.tsx$/ },
  {
    name: 'asking',
    test: /\/node_modules\/@tanstack\/(?!react-virtual|virtual-core|.*(useQueries|queriesObserver))|\/web\/api\/(?!(.*\/)?(ad-test|admin|compare-ads|api-tokens|connected-apps|webhooks|brand|upload-|check-picture|verify-|progress-stream|campaign|use-pages|share|review|translate|sessions|export-|product-page|sale-|stale-|trials|use-today|understand-|other-looks|download-label|open-|add-credits|delete-account|get-account|logout-everywhere|session-cookie|clear-user|(try|save)-touch|cancel-generation|change-ad|cut-out|delete-(creative|variant)|duplicate-creative|generate-|look-advice|previous-variants|sketch-recipe))|\/contract\/(limits|pictures\/image-urls|money\/(credit-pack|lookup-fallbacks|plans))\.ts$|\/(asking-screens|credits-indicator)\.tsx$/,
  },
  // Small files of what cards of ads and the screens of one ad share.
  {
    name: 'ad-parts',
    minShareCount: 2,
    test: /\/contract\/(ads\/(angles|required-parts|sales\/sale-days)|platform\/local-day|sizes)\.ts$|\/web\/(api\/ads\/(download-label|use-today)|features\/creative-card\/(approved-label|test-line)|ui\/(tabs|texts\/day-and-month))\.tsx?$/,
  },
  // Calls of finished ads, and of the wizard's later steps.
  {
    name: 'ad-calls',
    minShareCount: 2,
    test: /\/web\/api\/ads\/(.*\/)?(cancel-generation|change-ad|cut-out|delete-(creative|variant)|duplicate-creative|generate-formats|generate-variant|look-advice|previous-variants|sketch-recipe)\.ts$|\/contract\/ads\/sketch\.ts$/,
  },
  // Questions that a campaign asks as step 3 does: no other step loads them.
  { name: 'choice', test: /\/web\/ui\/choice\.tsx$/ },
  {
    name: 'style-choices',
    minShareCount: 2,
    test: /\/web\/features\/style-choices\/(style-choices|style-previews?|swatches|specimens|custom-colors-dialog)\./,
  },
  // Code that several steps share, except for what opens a dialog: first that of all steps, then that of the steps
  // after the first.
  {
    name: 'wizard',
    minShareCount: 2,
    test: /\/web\/(screens\/wizard\/(?!step-actions|format-picture|use-credit-cost|missing-pictures)|features\/style-choices\/)/,
  },
  {
    name: 'later-steps',
    minShareCount: 2,
    test: /\/web\/(screens\/wizard\/|features\/(generation|photo-upload)\/)/,
  },
]

/**
 * Shortens class names: scripts, styles and HTML are full of them, and the sheet's name and a number suffice. Both
 * builds arrive at the same names, because a sheet's classes are counted in their own order.
 */
function shortClassName(name: string, file: string): string {
  const sheet = basename(file, '.module.css')
  const { path, names } = SHEETS.get(sheet) ?? { path: file, names: new Map<string, number>() }
  if (path !== file) throw new Error(`Two style sheets have the same name, and their classes would: ${path}, ${file}`)
  SHEETS.set(sheet, { path, names })
  names.set(name, names.get(name) ?? names.size)
  return `${sheet}_${names.get(name)!.toString(36)}`
}

const SHEETS = new Map<string, { path: string; names: Map<string, number> }>()

function pageTitle(): Plugin {
  return {
    name: 'page-title',
    transformIndexHtml: (html) => html.replaceAll('%PAGE_TITLE%', PAGE_TITLE),
  }
}

/** Preloads the first screen's two Latin fonts together with the style sheet instead of after it. */
function preloadFonts(): Plugin {
  const firstScreen = /\/(headings|text)-[^/]*\.woff2$/
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstScreen.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  }
}

/** Moves scripts to the end: the page is read before it is used, so words, fonts and pictures travel first. */
function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  }
}
