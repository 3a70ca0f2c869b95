import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OxlintOverride } from 'oxlint'
import { notPrefixed } from './not-prefixed.ts'

/**
 * The direction of imports as lint overrides: web -> contract <- server -> studio -> contract. Patterns are regular
 * expressions because a glob that begins with `#` is silently ignored.
 */

interface Pattern {
  regex: string
  /** Defaults to all of them. */
  importNames?: string[]
  message: string
}

const RELATIVE = ['./', '../']
const TEST_FILES = '*.test.{ts,tsx}'
const TEST_PACKAGES = ['vitest$', 'fast-check$', 'node:', '#test/']

const STUDIO_PACKAGES = [
  '#contract/',
  '#studio/',
  '@napi-rs/canvas$',
  'culori$',
  'culori/',
  'linebreak$',
  'sharp$',
  'subset-font$',
  'wawoff2/',
]

const WEB_PACKAGES = [
  '#contract/',
  '#web/',
  'react$',
  'react/',
  'react-dom/',
  'react-dom$',
  '@tanstack/react-query$',
  '@tanstack/react-virtual$',
  'radix-ui$',
  'lucide-react$',
  'intl-messageformat$',
  'zod$',
  '@fontsource',
]
const WEB_TEST_PACKAGES = [...WEB_PACKAGES, ...TEST_PACKAGES, '@testing-library/']

/** The subjects of the contract: each knows those before it, and the lists at the top, which know none. */
const CONTRACT_SUBJECTS = [
  'platform',
  'text',
  'prices',
  'people',
  'money',
  'programs',
  'pictures',
  'rulebook',
  'ads',
  'catalogue',
  'desk',
  'site',
]
/** The subjects of web/api. The files at the top join them for a page: they know all. */
const API_SUBJECTS = ['platform', 'people', 'money', 'programs', 'pictures', 'ads', 'catalogue', 'desk']

const CONTRACT_MESSAGE = 'The contract is a leaf: it imports zod and itself.'
const LISTS_MESSAGE = 'What lies at the top of the contract is known to every subject, and knows none.'
const STUDIO_MESSAGE = 'The studio is pure: it knows the contract and the packages that it paints with.'
const LANGUAGE_MESSAGE = 'What is known of a language is data: it knows the contract and nothing of the studio.'
const SERVER_MESSAGE = 'The server knows the contract and the studio, not the web and not the tests.'
const WEB_MESSAGE = 'The web knows the contract and nothing of the server or the studio.'
const UI_MESSAGE = 'web/ui knows no product word: hand it what it shows.'
const ROUTER_MESSAGE = 'web/router is for any app: hand it the routes.'
const I18N_MESSAGE = 'web/i18n is what all of the web speaks by: it knows none of it.'
const FEATURE_MESSAGE = 'Features never import each other or a screen: a screen composes them.'
const API_MESSAGE = 'web/api talks to the server; what shows the answer imports it, not the other way round.'

/** Forbids paths that climb out of an area into another: these rules can only see the `#area/` names. */
const climbing: Pattern = {
  regex: '^(\\.\\./)+(contract|studio|server|web|test|e2e|bench|scripts)(/|$)',
  message: 'Name the area (`#contract/...`) instead of climbing out of this one.',
}

const studioDoor: Pattern = {
  regex: `^#studio/${notPrefixed(['index.ts$', 'photos.ts$', 'words.ts$', 'fonts.ts$', 'likeness.ts$']).slice(1)}`,
  message:
    'The studio has a door, `#studio/index.ts`, and four for one thing alone, `#studio/photos.ts`, `#studio/words.ts`, `#studio/fonts.ts` and `#studio/likeness.ts`.',
}

const WEB_PATTERNS: Pattern[] = [
  only(WEB_PACKAGES, WEB_MESSAGE),
  {
    regex: '^@tanstack/react-query$',
    importNames: ['useMutation'],
    message:
      'A second press of a button is none: `useMutationOnce` of #web/api/platform/use-mutation-once.ts knows of it.',
  },
]

const SERVER_PATTERNS = [studioDoor, never('#web/|#test/|react|@tanstack/|playwright', SERVER_MESSAGE)]

function only(allowed: readonly string[], message: string): Pattern {
  return { regex: notPrefixed([...RELATIVE, ...allowed]), message }
}

function never(forbidden: string, message: string): Pattern {
  return { regex: `^(${forbidden})`, message }
}

/**
 * Makes an override. oxlint applies only the last override that matches a file, so each names every pattern that its
 * files need.
 */
function restrict(files: string[], patterns: Pattern[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [climbing, ...patterns] }] } }
}

function areaRules() {
  return [
    restrict(
      ['contract/*'],
      [only(['zod$'], CONTRACT_MESSAGE), never(`\\./(${CONTRACT_SUBJECTS.join('|')})/`, LISTS_MESSAGE)],
    ),
    ...subjectRules('contract', CONTRACT_SUBJECTS, [only(['zod$'], CONTRACT_MESSAGE)]),
    restrict([`contract/**/${TEST_FILES}`], [only(['zod$', '#contract/', ...TEST_PACKAGES], CONTRACT_MESSAGE)]),
    restrict(['studio/**'], [only(STUDIO_PACKAGES, STUDIO_MESSAGE)]),
    ...studioRules(),
    ...layoutRules(),
    restrict([`studio/**/${TEST_FILES}`], [only([...STUDIO_PACKAGES, ...TEST_PACKAGES], STUDIO_MESSAGE)]),
    restrict(['server/**'], SERVER_PATTERNS),
    ...serverRules(),
    restrict([`server/**/${TEST_FILES}`], [studioDoor, never('#web/|react', SERVER_MESSAGE)]),
    restrict(['{e2e,bench,scripts}/**'], [studioDoor]),
    // Support for tests serves the studio's own tests too.
    restrict(['test/**'], []),
  ]
}

/**
 * The folders of the server by what they know: each knows those before it and none after it. A subject groups the folders of one
 * matter; `models` is a subject and a folder in one.
 */
const SERVER_FOLDERS = [
  'platform/telemetry',
  'platform/db',
  'platform/storage',
  'platform/logging',
  'platform/http',
  'platform/internet',
  'platform/threads',
  'platform/inference',
  'platform/worker-processes',
  'platform/markup',
  'catalogue/feeds',
  'platform/jobs',
  'people/audit',
  'people/deletions',
  'people/users',
  'money/purchases',
  'pictures/subject',
  'pictures/faces',
  'pictures/credentials',
  'pictures/images',
  'catalogue/product-pages',
  'ads/generation-jobs',
  'ads/variants',
  'models',
  'pictures/checker',
  'people/auth',
  'programs/tokens',
  'programs/webhooks',
  'programs/idempotency',
  'programs/oauth',
  'money/credits',
  'money/billing',
  'ads/creatives',
  'ads/reviews',
  'ads/brand',
  'ads/cut-outs',
  'ads/extras',
  'ads/generation',
  'ads/changes',
  'ads/downloads',
  'ads/sales',
  'ads/trials',
  'ads/progress',
  'ads/versions',
  'catalogue/campaigns',
  'ads/suggestions',
  'ads/likeness',
  'ads/proofs',
  'programs/mcp',
  'desk/account',
  'desk/restored',
  'desk/admin',
  'site/web',
  'site/api-docs',
]

function serverRules() {
  const unknown = serverFolders().filter((folder) => !SERVER_FOLDERS.includes(folder))
  if (unknown.length > 0) throw new Error(`Give ${unknown.join(', ')} a place in SERVER_FOLDERS.`)
  return SERVER_FOLDERS.slice(0, -1).map((folder, index) => {
    const later = SERVER_FOLDERS.slice(index + 1)
    const message = `server/${folder} knows nothing of ${later.join(', ')}.`
    // By its whole name, or relative to a folder of the same subject.
    const names = later.map((other) => other.replace(/^(.+\/)/, '($1)?')).join('|')
    return restrict([`server/${folder}/**`], [...SERVER_PATTERNS, never(`(#server/|(\\.\\./)+)(${names})/`, message)])
  })
}

/** Orders the subjects of a folder: each knows those before it and none after it. */
function subjectRules(folder: string, subjects: readonly string[], patterns: readonly Pattern[]) {
  const unknown = foldersOf(folder).filter((subject) => !subjects.includes(subject))
  if (unknown.length > 0) throw new Error(`Give ${unknown.join(', ')} a place among the subjects of ${folder}.`)
  return subjects.map((subject, index) => {
    const later = subjects.slice(index + 1)
    const message = `${folder}/${subject} knows nothing of ${later.join(', ')}.`
    const none = later.length === 0 ? [] : [never(`(#${folder}/|(\\.\\./)+)(${later.join('|')})/`, message)]
    return restrict([`${folder}/${subject}/**`], [...patterns, ...none])
  })
}

/** Every folder of the server, with its subject, as it is on disk. */
function serverFolders(): string[] {
  return foldersOf('server').flatMap((subject) =>
    subject === 'models' ? [subject] : foldersOf(`server/${subject}`).map((folder) => `${subject}/${folder}`),
  )
}

/** The storeys of the studio, the lowest first: each folder of studio/ may import those before it, and none after it. */
const STUDIO_FOLDERS = [
  'language',
  'basics',
  'brief',
  'canvas',
  'color',
  'photo',
  'words',
  'inspiration',
  'recommend',
  'type',
  'direction',
  'layers',
  'paint',
  'layout',
  'inspect',
  'scene',
  'make-ad',
  'carousel',
  'change',
  'trials',
  'layered',
  'likeness',
  'angles',
  'sketches',
  'explain',
  'request',
]

function studioRules() {
  const unknown = foldersOf('studio').filter((folder) => !STUDIO_FOLDERS.includes(folder))
  if (unknown.length > 0) throw new Error(`Give ${unknown.join(', ')} a place in STUDIO_FOLDERS.`)
  return STUDIO_FOLDERS.map((folder) => restrict([`studio/${folder}/**`], studioPatterns(folder)))
}

function studioPatterns(folder: string): Pattern[] {
  const packages =
    folder === 'language' ? only(['#contract/'], LANGUAGE_MESSAGE) : only(STUDIO_PACKAGES, STUDIO_MESSAGE)
  const later = STUDIO_FOLDERS.slice(STUDIO_FOLDERS.indexOf(folder) + 1)
  if (later.length === 0) return [packages]
  const message = `studio/${folder} knows nothing of ${later.join(', ')}.`
  return [packages, never(`(#studio/|(\\.\\./)+)(${later.join('|')})/`, message)]
}

/** The storeys within studio/layout: each folder may import those before it, and none after it. */
const LAYOUT_FOLDERS = ['sets', 'blocks', 'picture', 'arrangements', 'families', 'search'] as const

function layoutRules() {
  return LAYOUT_FOLDERS.slice(0, -1).map((folder, index) => {
    const later = LAYOUT_FOLDERS.slice(index + 1).join('|')
    const message = `studio/layout/${folder} knows nothing of ${later.replaceAll('|', ', ')}.`
    return restrict(
      [`studio/layout/${folder}/**`],
      [...studioPatterns('layout'), never(`(#studio/|(\\.\\./)+)(layout/)?(${later})/`, message)],
    )
  })
}

/**
 * Restricts imports inside a feature: `../` from its top folder (or `../../` from a folder below) would lead to another
 * feature.
 */
function featureRules(feature: string) {
  const folder = `web/features/${feature}`
  const outside = [
    never('#web/(screens|routes)/', FEATURE_MESSAGE),
    { regex: `^#web/features/${notPrefixed([`${feature}/`]).slice(1)}`, message: FEATURE_MESSAGE },
  ]
  return [
    restrict([`${folder}/*`], [...WEB_PATTERNS, ...outside, never('\\.\\./', FEATURE_MESSAGE)]),
    restrict([`${folder}/*/**`], [...WEB_PATTERNS, ...outside, never('(\\.\\./){2}', FEATURE_MESSAGE)]),
    restrict([`${folder}/**/${TEST_FILES}`], [only(WEB_TEST_PACKAGES, WEB_MESSAGE), ...outside]),
  ]
}

function webRules(features: string[]) {
  const webTest = only(WEB_TEST_PACKAGES, WEB_MESSAGE)
  const i18nOnly = never('#contract/|(#web/|(\\.\\./)+)(api|features|screens|routes|ui)/', I18N_MESSAGE)
  const routerOnly = never('#contract/|(#web/|(\\.\\./)+)(api|features|i18n|screens|routes|ui)/', ROUTER_MESSAGE)
  const uiOnly = never('#contract/|(#web/|(\\.\\./)+)(api|features|screens|routes)/', UI_MESSAGE)
  const apiOnly = never('(#web/|(\\.\\./)+)(features|screens|routes|ui)/', API_MESSAGE)
  return [
    restrict(['web/**'], WEB_PATTERNS),
    restrict([`web/**/${TEST_FILES}`], [webTest]),
    restrict(['web/i18n/**'], [...WEB_PATTERNS, i18nOnly]),
    restrict([`web/i18n/**/${TEST_FILES}`], [webTest, i18nOnly]),
    restrict(['web/router/**'], [...WEB_PATTERNS, routerOnly]),
    restrict([`web/router/**/${TEST_FILES}`], [webTest, routerOnly]),
    restrict(['web/ui/**'], [...WEB_PATTERNS, uiOnly]),
    restrict([`web/ui/**/${TEST_FILES}`], [webTest, uiOnly]),
    restrict(['web/api/*'], [...WEB_PATTERNS, apiOnly]),
    ...subjectRules('web/api', API_SUBJECTS, [...WEB_PATTERNS, apiOnly]),
    restrict([`web/api/**/${TEST_FILES}`, 'web/api/platform/use-mutation-once.ts'], [webTest, apiOnly]),
    ...features.flatMap(featureRules),
  ]
}

function foldersOf(path: string): string[] {
  const root = fileURLToPath(new URL(`../${path}`, import.meta.url))
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

export function importBoundaries() {
  return [...areaRules(), ...webRules(foldersOf('web/features'))]
}
