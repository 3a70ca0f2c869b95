import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TAGS } from './test/thorough.ts'

/**
 * The slowest files, some of which wait: for a program to start, or for attempts that have to be apart. The others fill
 * the time; started last, these would be waited for alone.
 */
const LONGEST = [
  'scripts/rulebook/examples.test.ts',
  'scripts/ad/make-ads.test.ts',
  'scripts/families/show-families.test.ts',
  'studio/make-ad/goldens.test.ts',
  'studio/make-ad/determinism.test.ts',
  'studio/layout/own-colors/own-colors.test.ts',
  'server/api-matrix.test.ts',
  'server/main.test.ts',
  'server/ads/changes/one-picture.test.ts',
  'server/ads/generation/copied.test.ts',
  'server/ads/generation/restart.test.ts',
  'server/models/models.test.ts',
  'server/models/retries.test.ts',
  'server/models/lettering/read-lettering.test.ts',
  'server/money/billing/stripe/failures.test.ts',
  'server/platform/db/lost-connection.test.ts',
  'server/platform/db/own-role.test.ts',
  'server/platform/db/plans.test.ts',
  'server/platform/jobs/open-jobs.test.ts',
  'server/without-studio.test.ts',
]
const moved = LONGEST.filter((file) => !existsSync(join(import.meta.dirname, file)))
if (moved.length > 0) throw new Error(`The longest tests in vitest.config.ts are elsewhere: ${moved.join(', ')}`)

/**
 * Sorts test files. On a clean checkout Vitest knows no durations and begins with the longest files. The projects stay
 * one after the other.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project.name) + (LONGEST.some((file) => moduleId.endsWith(`/${file}`)) ? 0 : 1)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Test files that start the server, or work on its databases. */
const WITH_DATABASES = ['scripts/tasks/dev.test.ts', 'scripts/{backup,check-data,move}/*.test.ts']

/** A limit ends tests that hang, on the busiest machine too: no test takes a tenth of it on a quiet one. */
const LIMIT_MS = 5 * 60_000

const everywhere = {
  setupFiles: ['./test/quiet-console.ts'],
  // Dates are written in the reader's time zone; in Auckland, noon of one day is the next. The neural network takes two
  // seconds of a core for each photo, so tests that need it switch it on.
  env: { TZ: 'UTC', SUBJECT_NETWORK: '0' },
  restoreMocks: true,
  unstubEnvs: true,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: LIMIT_MS / 2 } },
}

/** The server keeps no state in its modules, and loading it takes longer than most of its files. */
const server = {
  ...everywhere,
  setupFiles: [...everywhere.setupFiles, './server/keep-wasm-code.ts'],
  globalSetup: ['./test/platform/postgres.ts', './test/platform/pglite-template.ts'],
  isolate: false,
}

/** Starts databases only for runs that hold tests of the server. */
export default defineConfig({
  test: {
    // One more than two cores: a third of the time the server's tests wait for a database, a timer or a child process.
    // The other tests never wait, and every further process would load the studio, or jsdom and every screen, once
    // more.
    maxWorkers: 3,
    // A process that ends has to end its own children first, and Vitest complains of it after ten seconds.
    teardownTimeout: LIMIT_MS / 2,
    sequence: { sequencer: LongestFirst },
    tags: TAGS,
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts', 'test/**/*.test.ts', ...WITH_DATABASES],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'library',
          include: ['{contract,studio,scripts,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WITH_DATABASES],
          maxWorkers: 2,
          // A process that has painted before paints at full speed: each one compiles the studio once, not for every
          // file.
          isolate: false,
        },
      },
      {
        test: {
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, './test/web/screen.ts'],
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
          environment: 'jsdom',
          // Each process makes one document and loads React and the screens once; test/web/screen.ts empties the
          // document.
          isolate: false,
        },
      },
    ],
  },
})
