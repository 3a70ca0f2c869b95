import { useState } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadChunk, prepare } from '#web/ui/browser/load-chunk.ts'
import { MenuIcon } from '#web/ui/plain-icons.tsx'
import { t } from '#web/i18n/i18n.ts'

const SideMenuPanel = lazyPart(async () => {
  return (await import('#web/features/header/side-menu-panel.tsx')).SideMenuPanel
})

const preparePanel = () => prepare(SideMenuPanel.load)

/** The navigation and the user menu on phones. The panel loads when a finger or the focus reaches its button. */
export function SideMenu({ user, className }: { user: CurrentUser | null; className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = async () => {
    if (!(await loadChunk(SideMenuPanel.load))) return
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        label={t('Open menu')}
        className={className}
        aria-expanded={isOpen}
        onClick={() => void open()}
        onPointerEnter={preparePanel}
        onFocus={preparePanel}
      >
        <MenuIcon />
      </IconButton>
      {wasOpened && <SideMenuPanel user={user} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
