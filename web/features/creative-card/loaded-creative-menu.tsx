import { Download, FolderDown, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { creativeDownloadUrl } from '#contract/downloads.ts'
import { downloadFileName } from '#contract/formats.ts'
import { downloadUrl } from '#contract/image-urls.ts'
import { CreativeMenuButton, type CreativeMenuProps } from '#web/features/creative-card/creative-menu-button.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink } from '#web/ui/menu.tsx'

/** The whole menu, open from the start: its first press has loaded it. First what SPEC.md names, in its order, then ours. */
export function LoadedCreativeMenu({ opening, ...props }: CreativeMenuProps & { opening: 'press' | 'key' }) {
  const { creativeId, variant, hasMore, describedBy, onDelete } = props
  return (
    <Menu trigger={<CreativeMenuButton describedBy={describedBy} />} opensAtOnce={opening}>
      <MenuLink to={`/creatives/${creativeId}`} icon={<SquareArrowOutUpRight aria-hidden />}>
        Open
      </MenuLink>
      <MenuItem danger onSelect={onDelete} icon={<Trash2 aria-hidden />}>
        Delete
      </MenuItem>
      {variant && (
        <MenuAnchor
          href={downloadUrl(variant.imageUrl)}
          download={downloadFileName(variant.format)}
          icon={<Download aria-hidden />}
        >
          Download
        </MenuAnchor>
      )}
      {hasMore && (
        <MenuAnchor href={creativeDownloadUrl(creativeId)} download="" icon={<FolderDown aria-hidden />}>
          Download all formats
        </MenuAnchor>
      )}
    </Menu>
  )
}
