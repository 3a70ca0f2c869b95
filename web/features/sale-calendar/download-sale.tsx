import { urlAcceptingMissing, missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import type { SalePicture } from '#contract/ads/sales/sale-calendar.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

interface DownloadSaleProps {
  href: string
  pictures: readonly SalePicture[]
  /** The name of the state whose pictures are downloaded; left out for those of all states. */
  state?: string
}

/** Downloads an archive of these pictures. If some lack required parts, the label names those. */
export function DownloadSale({ href, pictures, state }: DownloadSaleProps) {
  const lacking = missingParts(pictures.flatMap(({ findings }) => findings))
  return (
    <ButtonAnchor href={urlAcceptingMissing(href, lacking)} download>
      {lacking.length === 0 ? labelOf(state) : labelWithout(state, translated(namesOfParts(lacking)))}
    </ButtonAnchor>
  )
}

function labelOf(name: string | undefined): string {
  return name === undefined ? t('Download all states') : t('Download {name}', { name })
}

function labelWithout(name: string | undefined, parts: string): string {
  return name === undefined
    ? t('Download all states without {parts}', { parts })
    : t('Download {name} without {parts}', { name, parts })
}
