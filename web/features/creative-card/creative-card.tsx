import { useId } from 'react'
import { AD_STYLES, COLOR_PALETTES } from '#contract/choices.ts'
import { downloadFileName } from '#contract/formats.ts'
import { downloadUrl } from '#contract/pictures/image-urls.ts'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { urlAcceptingMissing, missingParts } from '#contract/ads/required-parts.ts'
import { downloadLabel } from '#web/api/ads/download-label.ts'
import { CreativeMenu } from '#web/features/creative-card/creative-menu.tsx'
import { useShortDate } from '#web/ui/texts/use-short-date.ts'
import { useShownVariant } from '#web/features/creative-card/use-shown-variant.ts'
import { Marks } from '#web/features/creative-card/marks.tsx'
import { TestLine } from '#web/features/creative-card/test-line.tsx'
import { VariantPreview } from '#web/features/creative-card/variant-preview.tsx'
import styles from '#web/features/creative-card/creative-card.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

interface CreativeCardProps {
  creative: CreativeWithVariants
  /** Set if its picture is the first that the page shows, which has priority. */
  isFirst?: boolean
  onDelete: () => void
}

export function CreativeCard({ creative, isFirst = false, onDelete }: CreativeCardProps) {
  const titleId = useId()
  const created = useShortDate(creative.createdAt)
  const { variants, shown, show } = useShownVariant(creative.variants)
  const lacking = shown ? missingParts(shown.findings) : []
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <VariantPreview
        creativeId={creative.id}
        productName={creative.productName}
        photo={creative.productImages[0]}
        variants={variants}
        shown={shown}
        isFirst={isFirst}
        onShow={show}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name} id={titleId}>
            {creative.productName}
          </h2>
          <CreativeMenu
            creativeId={creative.id}
            variant={shown}
            hasMore={variants.length > 1}
            lackingOfAll={missingParts(variants.flatMap(({ findings }) => findings))}
            describedBy={titleId}
            onDelete={onDelete}
          />
        </div>
        <p className={styles.description}>{creative.productDescription}</p>
        <Badges creative={creative} />
        <TestLine creative={creative} className={styles.test} />
        <footer className={styles.foot}>
          <time dateTime={creative.createdAt}>{t('Created {day}', { day: created })}</time>
          {shown && (
            <ButtonAnchor
              size="sm"
              href={urlAcceptingMissing(downloadUrl(shown.imageUrl), lacking)}
              download={downloadFileName(shown.format)}
              aria-describedby={titleId}
            >
              {downloadLabel(lacking)}
            </ButtonAnchor>
          )}
          <ButtonLink size="sm" to={`/creatives/${creative.id}`} aria-describedby={titleId}>
            {t('Open')}
          </ButtonLink>
        </footer>
      </div>
    </article>
  )
}

function Badges({ creative }: { creative: CreativeWithVariants }) {
  const style = AD_STYLES.find(({ id }) => id === creative.adStyle)
  const palette = COLOR_PALETTES.find(({ id }) => id === creative.colorPalette)
  return (
    <div className={styles.badges}>
      <Marks ad={creative} />
      {style && <Badge>{translated(style.name)}</Badge>}
      {palette && <Badge>{translated(palette.name)}</Badge>}
    </div>
  )
}
