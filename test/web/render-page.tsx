import { render } from '@testing-library/react'
import { vi } from 'vitest'
import type { PlanId } from '#contract/money/plans.ts'
import type { CurrentUser } from '#contract/people/user.ts'
import { App } from '#web/app.tsx'
import { queryClientOf } from '#web/api/query-client.ts'
import { createSession } from '#web/api/people/session.ts'
import { loadScreenAt, routes } from '#web/routes/router.tsx'
import { createMemoryHistory } from '#web/router/memory-history.ts'
import { createRouter } from '#web/router/router.ts'
import { RouterView } from '#web/router/router-view.tsx'

/** Loads the landing page, which stands in the first HTML and so is there at once. */
await loadScreenAt('/')

/** The fake server's answers, by `METHOD /path`; any other call fails the test by its 404. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>

interface Page {
  path?: string
  user?: CurrentUser | null
  isOperator?: true
  /** The plan in the first HTML; left out of it if undefined. */
  planId?: PlanId
  answers?: Answers
}

/**
 * Renders the whole app at a path, with a fake server behind `fetch`. Returns the calls that it made, as `METHOD
 * /path`.
 */
export function renderPage({ path = '/', user = null, isOperator, planId, answers = {} }: Page = {}) {
  const calls = answerFetch(answers)
  const session = createSession({
    user,
    provider: { name: 'Demo', signInPath: '/auth/demo' },
    ...(isOperator && { isOperator }),
    ...(planId && { planId }),
  })
  const router = createRouter(routes, createMemoryHistory(path))
  render(
    <App session={session}>
      <RouterView router={router} />
    </App>,
  )
  return { calls, router, client: queryClientOf(session) }
}

export function answerFetch(answers: Answers): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request = new Request(new URL(path, 'http://placard.test'), { ...init, signal: null })
    const name = `${request.method} ${new URL(request.url).pathname}`
    calls.push(name)
    const nothing = Response.json({ code: 'NOT_FOUND', message: 'Nothing here.' }, { status: 404 })
    const answer = answers[name]?.(request) ?? nothing
    return init.signal ? Promise.race([answer, untilAborted(init.signal)]) : answer
  })
  return calls
}

/** Rejects as fetch does when its call is aborted; Node's own does not accept jsdom's signals. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_answer, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
}
