import '#web/without-eval.ts'
import '#web/styles/index.css'
// What the screens that people come to first share: as files of their own, the headers would weigh as much as these.
import '#contract/choices.ts'
import '#contract/formats.ts'
import '#web/ui/card.tsx'
import '#web/ui/proof.tsx'
import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { createSession, readSessionBlock } from '#web/api/people/session.ts'
import { rememberEarlyClick } from '#web/early-clicks.ts'
import { createAppRouter, loadScreenAt } from '#web/routes/router.tsx'
import { startTooltips } from '#web/ui/overlays/tooltips.ts'
import { RouterView } from '#web/router/router-view.tsx'

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
        <RouterView router={createAppRouter()} />
        <Alive />
      </App>
    </StrictMode>
  )
  if (isWritten) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

function Alive() {
  useEffect(replayClick, [])
  return null
}
