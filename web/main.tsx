import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { App } from '#web/app.tsx'
import { createSession, readSessionBlock } from '#web/api/session.ts'
import { createAppRouter, loadScreenAt } from '#web/routes/router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

/** Where the screen cannot be loaded, the router tries once more and says so on the page. */
const isLoaded = await loadScreenAt(window.location.pathname).then(
  () => true,
  () => false,
)

const app = (
  <StrictMode>
    <App session={createSession(readSessionBlock())}>
      <RouterProvider router={createAppRouter()} />
    </App>
  </StrictMode>
)

// The server has written the screen into the page; Vite's own page, while developing, comes empty.
if (isLoaded && root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
