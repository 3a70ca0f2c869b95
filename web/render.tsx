// This comes first: modules make texts when they load.
import './i18n/in-server.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SessionBlock } from '#contract/site/session-block.ts'
import { App } from '#web/app.tsx'
import { createSession } from '#web/api/people/session.ts'
import { loadScreenAt, routes } from '#web/routes/router.tsx'
import { modulesOf } from '#web/routes/screen-modules.ts'
import { createMemoryHistory } from '#web/router/memory-history.ts'
import { createRouter } from '#web/router/router.ts'
import { RouterView } from '#web/router/router-view.tsx'

export interface RenderedScreen {
  html: string
  /** The source modules of the screen, by which the build's manifest finds its scripts and styles. */
  modules: string[]
}

/**
 * Renders the screen at an address as the browser's first HTML, exactly as main.tsx renders the same session before any
 * answer has arrived.
 */
export async function renderScreen(path: string, session: SessionBlock): Promise<RenderedScreen> {
  const history = createMemoryHistory(path)
  await loadScreenAt(history.location.pathname)
  const router = createRouter(routes, history)
  const html = renderToString(
    <StrictMode>
      <App session={createSession(session)}>
        <RouterView router={router} />
        {/* In the browser an element stands here (main.tsx); the ids that React counts must come out the same. */}
        {null}
      </App>
    </StrictMode>,
  )
  const modules = router.state.routes.flatMap(modulesOf)
  return { html, modules }
}
