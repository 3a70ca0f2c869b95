import { Download, Ellipsis, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { downloadFileName } from '#contract/formats.ts'
import { downloadUrl } from '#contract/image.ts'
import type { Variant } from '#contract/variant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink } from '#web/ui/menu.tsx'

interface CreativeMenuProps {
  creativeId: string
  /** The one that is shown, for the download. */
  variant: Variant | undefined
  /** The element that names the ad. */
  describedBy: string
  onDelete: () => void
}

export function CreativeMenu({ creativeId, variant, describedBy, onDelete }: CreativeMenuProps) {
  const trigger = (
    <IconButton label="Ad Options" size="sm" aria-describedby={describedBy}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      <MenuLink to={`/creatives/${creativeId}`} icon={<SquareArrowOutUpRight aria-hidden />}>
        Open
      </MenuLink>
      {variant && (
        <MenuAnchor
          href={downloadUrl(variant.imageUrl)}
          download={downloadFileName(variant.format)}
          icon={<Download aria-hidden />}
        >
          Download
        </MenuAnchor>
      )}
      <MenuItem danger onSelect={onDelete} icon={<Trash2 aria-hidden />}>
        Delete
      </MenuItem>
    </Menu>
  )
}
