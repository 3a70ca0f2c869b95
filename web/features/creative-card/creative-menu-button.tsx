import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { RequiredPart } from '#contract/ads/required-parts.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { t } from '#web/i18n/i18n.ts'

export interface CreativeMenuProps {
  creativeId: string
  /** The variant that is shown, for the download. */
  variant: Variant | undefined
  /** Set if the ad has more variants. */
  hasMore: boolean
  /** The required parts that are missing from some picture of the ad. */
  lackingOfAll: readonly RequiredPart[]
  /** The id of the element that names the ad. */
  describedBy: string
  onDelete: () => void
}

/** A menu button that accepts the library's props. */
export function CreativeMenuButton({ describedBy, ...rest }: { describedBy: string } & ComponentProps<'button'>) {
  return (
    <IconButton {...rest} label={t('Ad Options')} size="sm" aria-describedby={describedBy}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
}
