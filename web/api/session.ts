import { sessionBlockSchema, type SessionBlock } from '#contract/user.ts'

/**
 * What the first HTML says about the visitor, so that a signed-out page makes no failing call. Undefined where the page did
 * not come from our server (a bare development server): then the current user is asked for.
 */
export function readSessionBlock(page: Document = document): SessionBlock | undefined {
  const json = page.getElementById('session')?.textContent?.trim()
  return json ? sessionBlockSchema.parse(JSON.parse(json)) : undefined
}
