import '#web/without-eval.ts'
import '#web/styles/index.css'
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { App } from '#web/app.tsx'
import { createSession, readSessionBlock } from '#web/api/people/session.ts'
import { rememberEarlyClick } from '#web/early-clicks.ts'
import { createAppRouter, loadScreenAt } from '#web/routes/router.tsx'
import { startTooltips } from '#web/ui/overlays/tooltips.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

const replayClick = rememberEarlyClick(root)
startTooltips(document)

// This is not awaited at the top level: the screen's code imports what is bundled with this file, and each would wait
// for the other.
loadScreenAt(window.location.pathname).then(
  () => start(root, { isWritten: root.hasChildNodes() }),
  // If the screen cannot be loaded, the router tries once more and then shows an error page.
  () => start(root, { isWritten: false }),
)

/** Hydrates the page that the server has written. Vite's own page, in development, is empty. */
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

/**
 * Keeps the scroll position of a user who has scrolled the server's HTML meanwhile: the router begins each page at its
 * top.
 */
function useKeptScroll(): void {
  const [scrolledTo] = useState(() => window.scrollY)
  useLayoutEffect(() => {
    if (window.scrollY === 0 && scrolledTo > 0) window.scrollTo(0, scrolledTo)
  }, [scrolledTo])
}
