import { defineConfig } from 'vitest/config'

const everywhere = {
  setupFiles: ['./test/quiet-console.ts'],
  restoreMocks: true,
}

/** Databases are started only for runs that hold tests of the server. */
export default defineConfig({
  test: {
    // One more than this machine has cores: a third of the time the tests wait for a database, a timer or a child process.
    maxWorkers: 3,
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
