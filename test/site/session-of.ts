import { expect } from 'vitest'
import { type SessionBlock, sessionBlockSchema } from '#contract/site/session-block.ts'

/** Returns the session that a page contains; fails if it has none, or several. */
export function sessionOf(html: string): SessionBlock {
  const elements = [...html.matchAll(/<script id="session" type="application\/json">(.*?)<\/script>/gs)]
  expect(elements).toHaveLength(1)
  return sessionBlockSchema.parse(JSON.parse(elements[0]![1]!))
}
