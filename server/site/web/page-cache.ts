import type { InterfaceLanguage } from '#contract/platform/interface-language.ts'
import type { SessionBlock } from '#contract/site/session-block.ts'

/** Each takes some tens of kilobytes. */
const PAGES_MAX = 200

export interface PageCache {
  /**
   * Returns the cached page for the same address and facts, otherwise what `write` makes now; a failure is not cached.
   */
  read(
    page: { url: string; language: InterfaceLanguage; session: SessionBlock },
    write: () => Promise<string>,
  ): Promise<string>
}

/**
 * Opens a cache of rendered pages. React takes milliseconds to render a screen, and renders the same facts the same
 * way: all signed-out users see one landing page in their language, and one user sees theirs again. Screens that show
 * ads differ each time and are not cached. The least recently read page is dropped first.
 */
export function openPageCache(): PageCache {
  const pages = new Map<string, string>()
  return {
    async read({ url, language, session }, write) {
      const { user, provider, planId, ...shown } = session
      const isKept = Object.keys(shown).length === 0 && !url.includes('?')
      if (!isKept) return write()
      const key = JSON.stringify([url, language, user, provider, planId])
      const page = pages.get(key) ?? (await write())
      pages.delete(key)
      pages.set(key, page)
      const [oldest] = pages.keys()
      if (oldest !== undefined && pages.size > PAGES_MAX) pages.delete(oldest)
      return page
    },
  }
}
