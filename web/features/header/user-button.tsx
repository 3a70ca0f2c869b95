import type { ComponentProps } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import { Avatar } from '#web/features/header/avatar.tsx'
import styles from '#web/features/header/header.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/plain-icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Opens the user menu, once that has loaded. */
export function UserButton({ user, className, ...rest }: { user: CurrentUser } & ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" className={classNames(styles.userButton, className)}>
      <Avatar user={user} />
      <span className={styles.userName}>{user.displayName}</span>
      <VisuallyHidden>{t('User menu')}</VisuallyHidden>
      <ChevronDownIcon />
    </button>
  )
}
