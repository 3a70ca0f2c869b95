import { useQuery } from '@tanstack/react-query'
import { trialCountsQuery } from '#web/api/ads/trials.ts'
import { Badge } from '#web/ui/badge.tsx'
import { plural } from '#web/i18n/i18n.ts'

/** Marks an ad with tests of one thing by how many finished pictures these have. */
export function TrialBadge({ creativeId }: { creativeId: string }) {
  const { data: counts } = useQuery(trialCountsQuery())
  const pictures = counts?.find((count) => count.creativeId === creativeId)?.pictures
  if (!pictures) return null
  return <Badge>{plural(pictures, { one: 'Test of one picture', other: 'Test of {count} pictures' })}</Badge>
}
