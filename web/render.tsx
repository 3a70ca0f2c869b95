// This comes first: modules make texts when they load.
import './i18n/in-server.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { SessionBlock } from '#contract/site/session-block.ts'
import { App } from '#web/app.tsx'
import { createSession } from '#web/api/people/session.ts'
import { routes } from '#web/routes/router.tsx'
import { modulesOf } from '#web/routes/screen-modules.ts'

export interface RenderedScreen {
  html: string
  /** The source modules of the screen, by which the build's manifest finds its scripts and styles. */
  modules: string[]
}

const handler = createStaticHandler(routes)

/**
 * Renders the screen at an address as the browser's first HTML, exactly as main.tsx renders the same session before any
 * answer has arrived.
 */
export async function renderScreen(path: string, session: SessionBlock): Promise<RenderedScreen> {
  // The host is not used.
  const context = await handler.query(new Request(new URL(path, 'http://app.invalid')))
  if (context instanceof Response) throw new Error(`The screen at ${path} answered ${context.status}.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <App session={createSession(session)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        {/* In the browser an element stands here (main.tsx); the ids that React counts must come out the same. */}
        {null}
      </App>
    </StrictMode>,
  )
  const modules = context.matches.flatMap(({ route }) => modulesOf(route))
  return { html, modules }
}
