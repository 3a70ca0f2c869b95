import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TAGS } from '#test/thorough.ts'

/** Each takes as long as a fifth of all journeys and more: started last, one would be waited for alone. */
const LONGEST = /\/(screens|first-ad|sketch-is-ad|sale-calendar|first-html)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(LONGEST.test(b.moduleId)) - Number(LONGEST.test(a.moduleId)))
  }
}

/**
 * Configuration of the journeys in Chromium, two files at a time, on one server that was really started: each has
 * accounts of its own.
 */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['./e2e/support/start-app.ts'],
    maxWorkers: 2,
    // A process keeps its browser from file to file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    tags: TAGS,
    // Limits only end a hang: on an idle machine no test takes ten seconds, and no single wait two.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
