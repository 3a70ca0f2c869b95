import { isTheme, type Theme, THEME_COOKIE, THEME_GROUNDS } from '#contract/platform/theme.ts'
import { writeCookie } from '#web/ui/browser/write-cookie.ts'

export type ThemeChoice = Theme | 'system'

const listeners = new Set<() => void>()

/** Gives the theme of this page: `system` unless another was chosen. */
export function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

/** Applies a theme to this page and every later one in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  const { documentElement: page, head } = document
  if (choice === 'system') delete page.dataset.theme
  else page.dataset.theme = choice
  writeCookie(THEME_COOKIE, choice === 'system' ? undefined : choice)
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own: Theme = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_GROUNDS[choice === 'system' ? own : choice]
  }
  for (const listener of listeners) listener()
}

/** Calls the listener whenever a theme is chosen on this page. Gives a function that stops it. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
