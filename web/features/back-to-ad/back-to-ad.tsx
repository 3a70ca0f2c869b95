import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { clearTab, readTab } from '#web/ui/browser/tab-storage.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useBlocker } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import styles from './back-to-ad.module.css'
import { type LeftAd, leftAdKey } from './left-ad.ts'

interface BackToAdProps {
  variant?: 'primary' | 'ghost'
  /** Shown to a user who did not come from an ad. */
  otherwise?: ReactNode
}

/**
 * A link back to the ad from which the user came to this page, also after the payment provider's pages or a reload. One
 * per page.
 */
export function BackToAd({ variant = 'primary', otherwise }: BackToAdProps) {
  const { user } = useCurrentUser()
  const isHydrated = useHydrated()
  return isHydrated && user ? <KnownWay userId={user.id} variant={variant} otherwise={otherwise} /> : otherwise
}

/** Reads the ad's name. The tab keeps only an id: the server decides whether such an ad belongs to this user. */
function KnownWay({ userId, variant, otherwise }: BackToAdProps & { userId: string }) {
  const key = leftAdKey(userId)
  const [left] = useState(() => readTab(key) as LeftAd | undefined)
  const { data: ad } = useQuery({ ...creativeQuery(left?.id ?? ''), enabled: left !== undefined })
  // A user who navigates elsewhere from here will not need the way back.
  useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname !== currentLocation.pathname) clearTab(key)
    return false
  })
  if (!left || !ad) return otherwise
  return (
    <ButtonLink
      variant={variant}
      className={styles.way}
      icon={<ArrowLeft aria-hidden />}
      to={`/creatives/${ad.id}?step=${left.step}`}
    >
      <span>{rich(t('Back to <ad>{name}</ad>', { name: ad.productName }), { ad: inItsDirection })}</span>
    </ButtonLink>
  )
}

/** Isolates the direction of a name, which may be written from right to left. */
const inItsDirection = (name: string) => <bdi>{name}</bdi>
