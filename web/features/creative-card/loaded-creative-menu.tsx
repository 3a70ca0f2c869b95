import {
  Copy,
  Download,
  FlaskConical,
  FolderDown,
  Images,
  Languages,
  Paintbrush,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { creativeDownloadUrl } from '#contract/ads/downloads.ts'
import { downloadFileName } from '#contract/formats.ts'
import { downloadUrl } from '#contract/pictures/image-urls.ts'
import { urlAcceptingMissing, missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import { downloadLabel } from '#web/api/ads/download-label.ts'
import type { CopyKind } from '#web/features/creative-card/copy-dialog.tsx'
import { CreativeMenuButton, type CreativeMenuProps } from '#web/features/creative-card/creative-menu-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

const CopyDialog = lazyPart(async () => (await import('#web/features/creative-card/copy-dialog.tsx')).CopyDialog)
const LanguageDialog = lazyPart(async () => {
  return (await import('#web/features/creative-card/language-dialog.tsx')).LanguageDialog
})

const CompareDialog = lazyPart(async () => {
  return (await import('#web/features/creative-card/compare-dialog.tsx')).CompareDialog
})

const TestDialog = lazyPart(async () => (await import('#web/features/creative-card/test-dialog.tsx')).TestDialog)

/**
 * The whole menu, open from the start: its first press has loaded it. The entries of SPEC.md come first, in its order,
 * then ours.
 */
export function LoadedCreativeMenu({ opening, ...props }: CreativeMenuProps & { opening: 'press' | 'key' }) {
  const { creativeId, variant, hasMore, lackingOfAll, describedBy, onDelete } = props
  const lacking = variant ? missingParts(variant.findings) : []
  const [copying, setCopying] = useState<CopyKind>()
  const [translating, setTranslating] = useState<boolean>()
  const [testing, setTesting] = useState<boolean>()
  const [comparing, setComparing] = useState<boolean>()
  const [wasAsked, setWasAsked] = useState(false)

  function ask(kind: CopyKind) {
    setWasAsked(true)
    setCopying(kind)
  }

  return (
    <>
      <Menu trigger={<CreativeMenuButton describedBy={describedBy} />} opensAtOnce={opening}>
        <MenuLink to={`/creatives/${creativeId}`} icon={<SquareArrowOutUpRight aria-hidden />}>
          {t('Open')}
        </MenuLink>
        <MenuSeparator />
        <MenuItem danger onSelect={onDelete} icon={<Trash2 aria-hidden />}>
          {t('Delete')}
        </MenuItem>
        <MenuSeparator />
        {variant && (
          <MenuAnchor
            href={urlAcceptingMissing(downloadUrl(variant.imageUrl), lacking)}
            download={downloadFileName(variant.format)}
            icon={<Download aria-hidden />}
          >
            {downloadLabel(lacking)}
          </MenuAnchor>
        )}
        {hasMore && (
          <MenuAnchor
            href={urlAcceptingMissing(creativeDownloadUrl(creativeId), lackingOfAll)}
            download=""
            icon={<FolderDown aria-hidden />}
          >
            {lackingOfAll.length === 0
              ? t('Download all formats')
              : t('Download all formats without {parts}', { parts: translated(namesOfParts(lackingOfAll)) })}
          </MenuAnchor>
        )}
        <MenuItem onSelect={() => ask('whole')} icon={<Copy aria-hidden />}>
          {t('Duplicate')}
        </MenuItem>
        <MenuItem onSelect={() => ask('look')} icon={<Paintbrush aria-hidden />}>
          {t('Same look, new product')}
        </MenuItem>
        <MenuItem onSelect={() => setTranslating(true)} icon={<Languages aria-hidden />}>
          {t('Copy in another language')}
        </MenuItem>
        <MenuItem onSelect={() => setTesting(true)} icon={<FlaskConical aria-hidden />}>
          {t('Make 3 to test')}
        </MenuItem>
        <MenuItem onSelect={() => setComparing(true)} icon={<Images aria-hidden />}>
          {t('Compare with other ads')}
        </MenuItem>
      </Menu>
      {wasAsked && <CopyDialog creativeId={creativeId} kind={copying} onClose={() => setCopying(undefined)} />}
      {translating !== undefined && (
        <LanguageDialog creativeId={creativeId} open={translating} onClose={() => setTranslating(false)} />
      )}
      {testing !== undefined && <TestDialog creativeId={creativeId} open={testing} onClose={() => setTesting(false)} />}
      {comparing !== undefined && (
        <CompareDialog
          creativeId={creativeId}
          isMade={variant !== undefined}
          open={comparing}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}
