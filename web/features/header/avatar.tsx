import { useState } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import styles from '#web/features/header/avatar.module.css'
import { classNames } from '#web/ui/class-names.ts'

/**
 * The user's picture; the initials if there is none or it fails to load. The library's avatar would cost every page 3
 * KB.
 */
export function Avatar({ user, size = 'sm' }: { user: CurrentUser; size?: 'sm' | 'lg' }) {
  const [failed, setFailed] = useState<string>()
  const picture = user.profilePicture
  // A picture in the server's HTML may have failed before the page was hydrated.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (picture && image?.complete && image.naturalWidth === 0) setFailed(picture)
  }
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden>
      {picture && picture !== failed ? (
        <img src={picture} alt="" ref={checkEarlyFailure} onError={() => setFailed(picture)} />
      ) : (
        initials(user.displayName)
      )}
    </span>
  )
}

/** Gives the first two letters of the display name in upper case, or 'U' (SPEC.md section 2). */
export function initials(displayName: string): string {
  return [...displayName.trim()].slice(0, 2).join('').toUpperCase() || 'U'
}
