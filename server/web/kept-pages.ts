import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { SessionBlock } from '#contract/user.ts'

/** Of some tens of kilobytes each. */
const PAGES_MAX = 200

export interface KeptPages {
  /** What was written before for the same address and the same facts, else what `write` makes now; what throws is not kept. */
  read(
    page: { url: string; language: InterfaceLanguage; session: SessionBlock },
    write: () => Promise<string>,
  ): Promise<string>
}

/**
 * React takes milliseconds to write a screen, and writes the same of the same facts: all who are signed out see one landing page of their language, and
 * one person sees theirs again. Screens that show ads are another each time, and are not kept. The longest unread one goes first.
 */
export function openKeptPages(): KeptPages {
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
      if (pages.size > PAGES_MAX) pages.delete(pages.keys().next().value!)
      return page
    },
  }
}
