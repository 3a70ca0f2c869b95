import { createRoot } from 'react-dom/client'
import type { CurrentUser } from '#contract/people/user.ts'
import { createSession } from '#web/api/people/session.ts'
import { App } from '#web/app.tsx'
import { loadScreenAt, routes } from '#web/routes/router.tsx'
import { clearToasts } from '#web/ui/toasts/toast-store.ts'
import { startTooltips } from '#web/ui/overlays/tooltips.ts'
import { createMemoryHistory } from '#web/router/memory-history.ts'
import type { Route } from '#web/router/match-routes.ts'
import { createRouter } from '#web/router/router.ts'
import { RouterView } from '#web/router/router-view.tsx'
import { MIRA } from '#test/web/mira.ts'
import { answerFetch, silenceStreams } from './fake-server.ts'
import styles from './page.module.css'
import type { Part, ScreenState } from './part.ts'

/**
 * Shows one part and nothing else. When it stands as it will stay, `data-shown` is set on the document's element: the
 * pictures are taken then.
 */
export async function showPart(root: HTMLElement, { render, screen }: Part): Promise<void> {
  silenceStreams()
  startTooltips(document)
  answerFetch(screen?.answers ?? {})
  if (screen) await showScreen(root, screen)
  // Parts link to screens and show toasts: they stand in the whole app, in the place of its screens.
  else if (render) showApp(root, [{ path: '*', Component: () => <div className={styles.parts}>{render()}</div> }])
  if (screen?.until) await untilThereIs(screen.until)
  await untilStill()
  await screen?.act?.(document)
  // How long a toast stays is a matter of seconds, and the parts have pictures of toasts.
  if (screen) clearToasts()
  await untilStill()
  document.documentElement.dataset['shown'] = ''
}

async function showScreen(root: HTMLElement, { path, isSignedIn = true, ...about }: ScreenState) {
  await loadScreenAt(new URL(path, window.location.origin).pathname)
  showApp(root, routes, { path, user: isSignedIn ? MIRA : null, ...about })
}

interface Visit extends Pick<ScreenState, 'planId' | 'isOperator'> {
  path: string
  user: CurrentUser | null
}

function showApp(
  root: HTMLElement,
  shown: Route[],
  { path, user, planId, isOperator }: Visit = { path: '/', user: null },
): void {
  const session = createSession({
    user,
    provider: { name: 'Demo', signInPath: '/auth/demo' },
    ...(planId && { planId }),
    ...(isOperator && { isOperator }),
  })
  createRoot(root).render(
    <App session={session}>
      <RouterView router={createRouter(shown, createMemoryHistory(path))} />
    </App>,
  )
}

/** Waits until the page has these words; a part that never does fails by the limit of its drawing. */
async function untilThereIs(words: string): Promise<void> {
  const areThere = () => document.body.textContent?.includes(words) ?? false
  while (!areThere()) await new Promise((next) => setTimeout(next, 20))
}

/** Waits until nothing on the page has changed for a while, its fonts are there and so are the pictures in sight. */
async function untilStill(): Promise<void> {
  await new Promise<void>((done) => {
    let timer = setTimeout(finish, QUIET_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, QUIET_MS)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    function finish() {
      observer.disconnect()
      done()
    }
  })
  await document.fonts.ready
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
  await Promise.all(seen.map((image) => image.decode().catch(() => {})))
}

const QUIET_MS = 250
