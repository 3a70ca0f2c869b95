const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Stores a choice for a year, for every page in this browser and the server's first HTML of each; undefined deletes it.
 */
export function writeCookie(name: string, value: string | undefined): void {
  const life = value === undefined ? 0 : YEAR_SECONDS
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${life}; samesite=lax${secure}`
}
