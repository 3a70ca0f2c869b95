import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useLazyMenu } from '#web/ui/overlays/use-lazy-menu.ts'
import { CreativeMenuButton, type CreativeMenuProps } from './creative-menu-button.tsx'

const LoadedCreativeMenu = lazyPart(async () => {
  return (await import('#web/features/creative-card/loaded-creative-menu.tsx')).LoadedCreativeMenu
})

export function CreativeMenu(props: CreativeMenuProps) {
  const { opening, button } = useLazyMenu(LoadedCreativeMenu.load)
  const plainButton = <CreativeMenuButton {...button} describedBy={props.describedBy} />
  if (!opening) return plainButton
  return <LoadedCreativeMenu fallback={plainButton} {...props} opening={opening} />
}
