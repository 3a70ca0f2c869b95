import { navigationLinks } from '#web/features/header/navigation-links.ts'
import styles from '#web/features/header/header.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { NavLink } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'

export function MainNavigation({ isSignedIn, className }: { isSignedIn: boolean; className?: string }) {
  return (
    <nav aria-label={t('Main')} className={classNames(styles.links, className)}>
      {navigationLinks(isSignedIn).map(({ to, name }) => (
        <NavLink key={to} to={to} className={styles.link}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
