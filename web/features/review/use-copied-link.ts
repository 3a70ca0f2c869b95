import { useState } from 'react'
import { reviewPath } from '#contract/ads/reviews/review-path.ts'
import { t } from '#web/i18n/i18n.ts'

export interface CopiedLink {
  /** The link's address. Undefined if the server no longer has it. */
  address: string | undefined
  /** The result of copying, as a sentence. */
  message: string
  copy: (token: string) => Promise<void>
  copyAgain: () => Promise<void>
}

/** Gives the address of a link, and functions that copy it. */
export function useCopiedLink(token: string | null | undefined): CopiedLink {
  const [message, setMessage] = useState('')

  async function copy(fresh: string) {
    setMessage(await copyText(addressOf(fresh)))
  }

  return {
    address: token ? addressOf(token) : undefined,
    message,
    copy,
    copyAgain: async () => {
      if (token) await copy(token)
    },
  }
}

function addressOf(token: string): string {
  return window.location.origin + reviewPath(token)
}

/** Copies a text. Browsers may refuse: without https, without the page's focus, or by the user's settings. */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return t('The link is copied: send it to whoever is to approve.')
  } catch {
    return t('Your browser does not let us copy: copy the link from the field.')
  }
}
