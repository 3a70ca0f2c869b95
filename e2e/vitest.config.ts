import { defineConfig } from 'vitest/config'

/** Journeys in Chromium, one after the other, on one server that was really started. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['./e2e/support/start-app.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
