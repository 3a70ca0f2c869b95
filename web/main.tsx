import '#web/without-eval.ts'
import '#web/styles/index.css'
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { App } from '#web/app.tsx'
import { createSession, readSessionBlock } from '#web/api/session.ts'
import { rememberEarlyClick } from '#web/early-clicks.ts'
import { createAppRouter, loadScreenAt } from '#web/routes/router.tsx'
import { startTooltips } from '#web/ui/tooltips.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

const replayClick = rememberEarlyClick(root)
startTooltips(document)

// Not awaited at the top level: the screen's code imports what is bundled with this file, and would wait for it in turn.
loadScreenAt(window.location.pathname).then(
  () => start(root, { isWritten: root.hasChildNodes() }),
  // Where the screen cannot be loaded, the router tries once more and says so on the page.
  () => start(root, { isWritten: false }),
)

/** Takes over what the server has written into the page. Vite's own page, while developing, comes empty. */
function start(root: HTMLElement, { isWritten }: { isWritten: boolean }): void {
  const app = (
    <StrictMode>
      <App session={createSession(readSessionBlock())}>
        <RouterProvider router={createAppRouter()} />
        <Alive />
      </App>
    </StrictMode>
  )
  if (isWritten) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

function Alive() {
  useKeptScroll()
  useEffect(replayClick, [])
  return null
}

/** The router begins each page at its top; somebody who has scrolled the server's HTML meanwhile stays where they are. */
function useKeptScroll(): void {
  const [scrolledTo] = useState(() => window.scrollY)
  useLayoutEffect(() => {
    if (window.scrollY === 0 && scrolledTo > 0) window.scrollTo(0, scrolledTo)
  }, [scrolledTo])
}
