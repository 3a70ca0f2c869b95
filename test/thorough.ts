import { PROPERTY_LIMIT_MS } from './property-runs.ts'

/**
 * The two tiers of tests. A test without a tag belongs to `npm test`: every behaviour once, on the cheapest thing that
 * proves it. A test with one of these tags belongs to `npm run test:thorough`, and the tag says why it may wait for
 * that: it repeats, in the way that is described here, what a test without a tag has shown. A property belongs to both.
 * Vitest refuses a tag that is not in this list.
 */
const WHY = {
  property: 'What holds for whatever comes in: of few random cases in npm test, of many in npm run test:thorough.',
  'thorough/looks':
    'The same screens again: all of them, in dark, on a phone, at other widths, by axe, by the Tab key.',
  'thorough/journeys': 'Again in a browser, what a test without one or another journey shows.',
  'thorough/databases': 'Again on the embedded database, where npm test has a PostgreSQL.',
  'thorough/programs':
    'A program as it is called, where npm test calls its parts; or again, stopped or killed in another way.',
  'thorough/studio': 'The app and its painters together, where npm test has each of them alone.',
  'thorough/size': 'What takes as many rows as a large installation has.',
  'thorough/variety': 'More photos, words, seeds, sizes, families and styles than the few that npm test takes.',
  'thorough/faults': 'More ways in which the same thing fails, or is tried again.',
} as const

declare module 'vitest' {
  interface TestTags {
    tags: keyof typeof WHY
  }
}

/** The tags for Vitest's configurations. */
export const TAGS = (Object.keys(WHY) as (keyof typeof WHY)[]).map((name) => ({
  name,
  description: WHY[name],
  ...(name === 'property' && { timeout: PROPERTY_LIMIT_MS }),
}))

/** Matches files whose tests have tags; `describeOnBothDatabases` gives its tests their tag (database.ts). */
export const HAS_TAGS = /tags: '|\bdescribeOnBothDatabases\b/

/**
 * The tiers by the name of the npm script: Vitest's `--tags-filter`, and how often a property is tried
 * (property-runs.ts). Both at once start everything once, and try each property as often as the second tier does.
 */
export const TIERS = {
  test: { filter: ['--tags-filter', '!thorough/*'], propertyTimes: '0.1' },
  'test:thorough': { filter: ['--tags-filter', 'thorough/* || property'], propertyTimes: '2' },
  'test:all': { filter: [], propertyTimes: '2' },
} as const
