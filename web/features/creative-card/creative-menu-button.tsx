import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { RequiredPart } from '#contract/required-parts.ts'
import type { Variant } from '#contract/variant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { t } from '#web/i18n/i18n.ts'

export interface CreativeMenuProps {
  creativeId: string
  /** The one that is shown, for the download. */
  variant: Variant | undefined
  /** Whether it has more of them. */
  hasMore: boolean
  /** The required parts that are not on every picture of the ad. */
  lackingOfAll: readonly RequiredPart[]
  /** The element that names the ad. */
  describedBy: string
  onDelete: () => void
}

/** Takes what the library gives the button of a menu. */
export function CreativeMenuButton({ describedBy, ...rest }: { describedBy: string } & ComponentProps<'button'>) {
  return (
    <IconButton {...rest} label={t('Ad Options')} size="sm" aria-describedby={describedBy}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
}
