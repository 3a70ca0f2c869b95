// Before all that speaks.
import './i18n/in-server.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { SessionBlock } from '#contract/user.ts'
import { App } from '#web/app.tsx'
import { createSession } from '#web/api/session.ts'
import { routes } from '#web/routes/router.tsx'
import { modulesOf } from '#web/routes/screen-modules.ts'

export interface RenderedScreen {
  html: string
  /** The modules that the screen is made of, by which the build's manifest knows its scripts and styles. */
  modules: string[]
}

const handler = createStaticHandler(routes)

/** The screen at an address as the browser's first HTML: what main.tsx makes of the same session before any answer has come. */
export async function renderScreen(path: string, session: SessionBlock): Promise<RenderedScreen> {
  // The host is never looked at.
  const context = await handler.query(new Request(new URL(path, 'http://app.invalid')))
  if (context instanceof Response) throw new Error(`The screen at ${path} answered ${context.status}.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <App session={createSession(session)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        {/* In the browser something stands here (main.tsx); the ids that React counts must come out the same. */}
        {null}
      </App>
    </StrictMode>,
  )
  const modules = context.matches.flatMap(({ route }) => modulesOf(route))
  return { html, modules }
}
