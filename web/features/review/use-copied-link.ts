import { useState } from 'react'
import { reviewPath } from '#contract/review-path.ts'
import { t } from '#web/i18n/i18n.ts'

export interface CopiedLink {
  /** Undefined where the server cannot tell it any more. */
  address: string | undefined
  /** What became of copying it. */
  said: string
  copy: (token: string) => Promise<void>
  copyAgain: () => Promise<void>
}

/** The address of a link, and what copies it. */
export function useCopiedLink(token: string | null | undefined): CopiedLink {
  const [said, setSaid] = useState('')

  async function copy(fresh: string) {
    setSaid(await copyText(addressOf(fresh)))
  }

  return {
    address: token ? addressOf(token) : undefined,
    said,
    copy,
    copyAgain: async () => {
      if (token) await copy(token)
    },
  }
}

function addressOf(token: string): string {
  return window.location.origin + reviewPath(token)
}

/** Browsers may refuse: without https, without the page's focus, or because their owner said so. */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return t('The link is copied: send it to whoever is to approve.')
  } catch {
    return t('Your browser does not let us copy: copy the link from the field.')
  }
}
