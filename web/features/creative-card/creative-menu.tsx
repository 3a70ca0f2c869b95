import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Variant } from '#contract/variant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { useLateMenu } from '#web/ui/use-late-menu.ts'

export interface CreativeMenuProps {
  creativeId: string
  /** The one that is shown, for the download. */
  variant: Variant | undefined
  /** The element that names the ad. */
  describedBy: string
  onDelete: () => void
}

const LoadedCreativeMenu = latePart(async () => {
  return (await import('#web/features/creative-card/loaded-creative-menu.tsx')).LoadedCreativeMenu
})

export function CreativeMenu(props: CreativeMenuProps) {
  const { opening, button } = useLateMenu(LoadedCreativeMenu.load)
  const plainButton = <CreativeMenuButton {...button} describedBy={props.describedBy} />
  if (!opening) return plainButton
  return <LoadedCreativeMenu fallback={plainButton} {...props} opening={opening} />
}

/** Takes what the library gives the button of a menu. */
export function CreativeMenuButton({ describedBy, ...rest }: { describedBy: string } & ComponentProps<'button'>) {
  return (
    <IconButton {...rest} label="Ad Options" size="sm" aria-describedby={describedBy}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
}
