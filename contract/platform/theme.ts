/** The theme of the screens; without a cookie it follows the system. */
export type Theme = 'light' | 'dark'

/** The theme is stored in a cookie and not in the browser's storage, so that the first HTML is painted in it. */
export const THEME_COOKIE = 'theme'

/** The background color, which browsers give the frame round a page: `--paper` in web/styles/tokens.css. */
export const THEME_GROUNDS: Readonly<Record<Theme, string>> = { light: '#eeeeea', dark: '#131416' }

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}
