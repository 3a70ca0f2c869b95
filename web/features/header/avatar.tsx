import { Avatar as Primitive } from 'radix-ui'
import type { CurrentUser } from '#contract/user.ts'
import styles from '#web/features/header/avatar.module.css'
import { classNames } from '#web/ui/class-names.ts'

/** The picture; without one, or when it does not load, the initials. */
export function Avatar({ user, size = 'sm' }: { user: CurrentUser; size?: 'sm' | 'lg' }) {
  return (
    <Primitive.Root className={classNames(styles.avatar, styles[size])} aria-hidden>
      {user.profilePicture && <Primitive.Image src={user.profilePicture} alt="" />}
      <Primitive.Fallback>{initials(user.displayName)}</Primitive.Fallback>
    </Primitive.Root>
  )
}

/** SPEC.md section 2: the first two letters of the display name in upper case, or 'U'. */
export function initials(displayName: string): string {
  return [...displayName.trim()].slice(0, 2).join('').toUpperCase() || 'U'
}
