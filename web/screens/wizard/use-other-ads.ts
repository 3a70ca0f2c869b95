import { useQuery } from '@tanstack/react-query'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { useSession } from '#web/api/people/session.ts'
import { useAsServed } from '#web/ui/as-served.tsx'

interface OtherAds {
  count?: number | undefined
  draft?: { id: string; productName: string } | undefined
}

/**
 * Gives the number of other ads, and the latest of them without a picture. The page of a new ad comes with both: if
 * they appeared later, they would move the form while the user types.
 */
export function useOtherAds(): OtherAds {
  const session = useSession()
  const isAsServed = useAsServed() && session.creativeCount !== undefined
  const { data: creatives } = useQuery({ ...creativesQuery(), enabled: !isAsServed })
  if (isAsServed) return { count: session.creativeCount, draft: session.draft }
  if (!creatives) return {}
  const [draft] = creatives
    .filter(({ variants }) => variants.length === 0)
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
  return { count: creatives.length, draft }
}
