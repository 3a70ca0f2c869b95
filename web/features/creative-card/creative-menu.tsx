import { latePart } from '#web/ui/late-part.tsx'
import { useLateMenu } from '#web/ui/use-late-menu.ts'
import { CreativeMenuButton, type CreativeMenuProps } from './creative-menu-button.tsx'

const LoadedCreativeMenu = latePart(async () => {
  return (await import('#web/features/creative-card/loaded-creative-menu.tsx')).LoadedCreativeMenu
})

export function CreativeMenu(props: CreativeMenuProps) {
  const { opening, button } = useLateMenu(LoadedCreativeMenu.load)
  const plainButton = <CreativeMenuButton {...button} describedBy={props.describedBy} />
  if (!opening) return plainButton
  return <LoadedCreativeMenu fallback={plainButton} {...props} opening={opening} />
}
