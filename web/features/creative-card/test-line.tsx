import { useQuery } from '@tanstack/react-query'
import { ANGLES } from '#contract/ads/angles.ts'
import type { Creative } from '#contract/ads/creative.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { Link } from '#web/router/link.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'

type Tested = Pick<Creative, 'id' | 'testId' | 'angle'>

interface Styled {
  /** Class of the screen that shows it: a sheet of its own would be one more that a page waits for. */
  className: string | undefined
}

/**
 * Names the angle of an ad that is part of a test, with a link to the other ads of it; renders nothing for other ads.
 */
export function TestLine({ creative, className }: Styled & { creative: Tested | undefined }) {
  return creative?.testId ? <LineOf creative={creative} className={className} /> : null
}

/** Reads the ad and shows its test line. */
export function TestLineOf({ creativeId, className }: Styled & { creativeId: string }) {
  const { data } = useQuery({ ...creativeQuery(creativeId), enabled: false })
  return <TestLine creative={data} className={className} />
}

function LineOf({ creative: { id, testId, angle }, className }: Styled & { creative: Tested }) {
  const { data: creatives = [] } = useQuery(creativesQuery())
  const others = creatives.filter((other) => other.testId === testId && other.id !== id)
  if (others.length === 0) return null
  const links = others.map((other, at) => (
    <span key={other.id}>
      {at > 0 && ', '}
      <Link to={`/creatives/${other.id}`}>{other.angle ? nameOf(other.angle) : t('the first ad')}</Link>
    </span>
  ))
  return (
    <p className={className}>
      {rich(
        angle ? t('{angle}, in a test with <ads></ads>', { angle: nameOf(angle) }) : t('In a test with <ads></ads>'),
        { ads: () => links },
      )}
    </p>
  )
}

function nameOf(angle: NonNullable<Tested['angle']>): string {
  return translated(ANGLES.find(({ id }) => id === angle)!.name)
}
