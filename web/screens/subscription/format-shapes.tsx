import { MAIN_FORMATS, type FormatId } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import styles from '#web/screens/subscription/format-shapes.module.css'

/** Pictures of the landing page's campaign, which the studio made of one photo. */
const PICTURES = Object.entries(
  import.meta.glob<string>('../../assets/campaign/*.webp', { eager: true, query: '?url', import: 'default' }),
)

/** Shows all formats in true relative size: those of the plan printed, the others as outlines. */
export function FormatShapes({ planId }: { planId: PlanId }) {
  return (
    <div className={styles.shapes} aria-hidden>
      {MAIN_FORMATS.map(({ id, widthPx, heightPx }) => (
        <span key={id} className={styles.shape} style={{ flexGrow: widthPx, aspectRatio: widthPx / heightPx }}>
          {canUseFormat(planId, id) && <img src={pictureOf(id)} alt="" loading="lazy" decoding="async" />}
        </span>
      ))}
    </div>
  )
}

/** Gives the picture of a format. The two square feeds share one. */
function pictureOf(format: FormatId): string | undefined {
  const name = format === 'instagram_feed' ? 'facebook_feed' : format
  return PICTURES.find(([path]) => path.includes(`/${name}.`))?.[1]
}
