import { lazy, Suspense, useState } from 'react'
import type { CurrentUser } from '#contract/user.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MenuIcon } from '#web/ui/plain-icons.tsx'

const load = () => import('#web/features/header/side-menu-panel.tsx')
const SideMenuPanel = lazy(async () => ({ default: (await load()).SideMenuPanel }))

/** A load that fails is tried again when the menu is opened, and says so then. */
const prepare = () => void load().catch(() => {})

/** The navigation and the user menu on phones. The panel is loaded when a finger or the focus comes to its button. */
export function SideMenu({ user, className }: { user: CurrentUser | null; className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        label="Open menu"
        className={className}
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <SideMenuPanel user={user} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
