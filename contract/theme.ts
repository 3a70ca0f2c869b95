/** How the screens look: as the system says, where the cookie has neither. */
export type Theme = 'light' | 'dark'

/** Kept in a cookie and not in the browser's storage, so that the first HTML is painted in it. */
export const THEME_COOKIE = 'theme'

/** The color of the ground, which browsers give the frame round a page: `--paper` in web/styles/tokens.css. */
export const THEME_GROUNDS: Readonly<Record<Theme, string>> = { light: '#eeeeea', dark: '#131416' }

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}
