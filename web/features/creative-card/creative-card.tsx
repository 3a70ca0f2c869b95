import { useId } from 'react'
import { AD_STYLES, COLOR_PALETTES } from '#contract/choices.ts'
import { downloadFileName } from '#contract/formats.ts'
import { downloadUrl } from '#contract/pictures/image-urls.ts'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { urlAcceptingMissing, missingParts } from '#contract/ads/required-parts.ts'
import { downloadLabel } from '#web/api/ads/download-label.ts'
import { useSession } from '#web/api/people/session.ts'
import { CreativeMenu } from '#web/features/creative-card/creative-menu.tsx'
import { useShortDate } from '#web/ui/texts/use-short-date.ts'
import { useShownVariant } from '#web/features/creative-card/use-shown-variant.ts'
import { OverBadge } from '#web/features/creative-card/over-badge.tsx'
import { TestLine } from '#web/features/creative-card/test-line.tsx'
import { VariantPreview } from '#web/features/creative-card/variant-preview.tsx'
import styles from '#web/features/creative-card/creative-card.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

/** Loads separately, because few ads are shared. */
const ReviewBadge = lazyPart(async () => (await import('#web/features/creative-card/review-badge.tsx')).ReviewBadge)

const SaleBadge = lazyPart(async () => (await import('#web/features/creative-card/sale-badge.tsx')).SaleBadge)

const TrialBadge = lazyPart(async () => (await import('#web/features/creative-card/trial-badge.tsx')).TrialBadge)

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
        <TestLine creative={creative} />
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
  const { planId } = useSession()
  const palette = COLOR_PALETTES.find(({ id }) => id === creative.colorPalette)
  return (
    <div className={styles.badges}>
      {creative.variants.length === 0 && <Badge variant="solid">{t('Draft')}</Badge>}
      {creative.variants.some(({ stale }) => stale) && <Badge variant="solid">{t('Out of date')}</Badge>}
      <OverBadge creative={creative} />
      {planId === 'pro' && <SaleBadge creativeId={creative.id} />}
      {planId === 'pro' && <TrialBadge creativeId={creative.id} />}
      {creative.review && <ReviewBadge review={creative.review} />}
      {style && <Badge>{translated(style.name)}</Badge>}
      {palette && <Badge>{translated(palette.name)}</Badge>}
    </div>
  )
}
