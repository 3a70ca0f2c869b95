import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TAGS } from './test/thorough.ts'

/**
 * What takes longest, some of it by waiting: for a program that starts, for tries that have to be apart; the others fill the time. Begun
 * last, these would be waited for alone.
 */
const LONGEST = [
  'studio/goldens',
  'scripts/families/show-families',
  'server/main',
  'server/generation/restart',
  'server/models/retries',
  'server/db/lost-connection',
  'server/db/plans',
  'server/without-studio',
  'server/models/lettering/read-lettering',
  'models/models',
]

/** On a clean checkout Vitest knows no durations and begins with the longest texts. The projects stay one after the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project.name) + (LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`)) ? 0 : 1)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** What starts the server, or works on its databases. */
const WITH_DATABASES = ['scripts/tasks/dev.test.ts', 'scripts/{backup,check-data,move}/*.test.ts']

/** A limit is there to end what hangs, on the busiest machine too: no test takes a tenth of it on a quiet one. */
const LIMIT_MS = 5 * 60_000

const everywhere = {
  setupFiles: ['./test/quiet-console.ts'],
  // Days are written as they are where the reader is; in Auckland noon of one day is the next.
  // Two seconds of a core for each photo: whoever tests the network asks for it.
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
  globalSetup: ['./test/postgres.ts', './test/pglite-template.ts'],
  isolate: false,
}

/** Databases are started only for runs that hold tests of the server. */
export default defineConfig({
  test: {
    // One more than two cores: a third of the time the server's tests wait for a database, a timer or a child process. The others never
    // do, and each process more would load the studio, or jsdom and every screen, once more.
    maxWorkers: 3,
    // A process that ends has its own children to end first, and Vitest complains of it after ten seconds.
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
          // What has painted before paints at full speed: each process compiles the studio once, not for every file.
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
          // Each process makes one document and loads React and the screens once; test/web/screen.ts empties the document.
          isolate: false,
        },
      },
    ],
  },
})
