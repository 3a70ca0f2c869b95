import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take half a minute and more, most of it waiting: begun last, they would be waited for alone. */
const LONGEST = ['models/faults', 'generation/restart', 'server/main', 'lettering/read-lettering', 'models/models']

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

const everywhere = {
  setupFiles: ['./test/quiet-console.ts'],
  restoreMocks: true,
}

/** Databases are started only for runs that hold tests of the server. */
export default defineConfig({
  test: {
    // One more than this machine has cores: a third of the time the tests wait for a database, a timer or a child process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...everywhere,
          name: 'server',
          include: ['server/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['./test/postgres.ts', './test/pglite-template.ts'],
          // The server keeps no state in its modules, and loading it takes longer than most of these files.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'library',
          include: ['{contract,studio,scripts,bench}/**/*.test.ts'],
          // What has painted before paints at full speed: each process compiles the studio once, not for every file.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, './test/web/screen.ts'],
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
    ],
  },
})
