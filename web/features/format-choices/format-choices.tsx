import { Lock } from 'lucide-react'
import { FORMATS, type Format, type FormatId } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Choice, ChoiceButton, ChoiceGroup } from '#web/ui/choice.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './format-choices.module.css'

interface FormatChoicesProps {
  label: string
  hideLabel?: boolean
  /** Radio buttons of one group share it; two groups may be on screen at once. */
  groupName: string
  planId: PlanId
  chosen: FormatId | undefined
  /** What stands in each shape: the ad itself, where it was made, else its photo. */
  picture?: FormatPicture
  /** Formats that are not offered, because the ad has them already. */
  without?: readonly FormatId[]
  onChoose: (format: FormatId) => void
  onLocked: (format: Format) => void
}

export interface FormatPicture {
  photoUrl: string
  /** The color behind the photo, as CSS. */
  ground: string | undefined
  madeUrls: Partial<Record<FormatId, string>>
}

/** One format is chosen among those of the plan; the others ask for the plan instead. */
export function FormatChoices(props: FormatChoicesProps) {
  const { label, hideLabel, groupName, planId, chosen, picture, without = [], onChoose, onLocked } = props
  return (
    <ChoiceGroup label={label} hideLabel={hideLabel} cardWidth="13rem">
      {FORMATS.filter((format) => !without.includes(format.id)).map((format) =>
        canUseFormat(planId, format.id) ? (
          <Choice
            key={format.id}
            name={groupName}
            title={format.name}
            detail={<FormatDetail format={format} />}
            picture={<FormatShape {...{ format, picture }} />}
            checked={chosen === format.id}
            onChange={() => onChoose(format.id)}
          />
        ) : (
          <ChoiceButton
            key={format.id}
            markText=", with the Pro plan"
            title={format.name}
            detail={<FormatDetail format={format} />}
            picture={<FormatShape {...{ format, picture }} />}
            mark={
              <Badge variant="solid">
                <Lock aria-hidden /> Pro
              </Badge>
            }
            onClick={() => onLocked(format)}
          />
        ),
      )}
    </ChoiceGroup>
  )
}

function FormatDetail({ format }: { format: Format }) {
  return (
    <>
      <span className={styles.size}>
        {format.widthPx} × {format.heightPx}
      </span>{' '}
      {format.description}
    </>
  )
}

/** The longest side of a drawn format. A strip gets more, or nothing would be seen of its height. */
const LONGEST_PX = 104
const LONGEST_STRIP_PX = 152

function FormatShape({ format, picture }: { format: Format; picture?: FormatPicture }) {
  const isStrip = format.widthPx > 3 * format.heightPx
  const scale = (isStrip ? LONGEST_STRIP_PX : LONGEST_PX) / Math.max(format.widthPx, format.heightPx)
  const size = { width: format.widthPx * scale, aspectRatio: format.widthPx / format.heightPx }
  const madeUrl = picture?.madeUrls[format.id]
  // A photo fills what has about its shape; in a strip or a story it would lose the product.
  const isSquarish = Math.abs(1 - size.aspectRatio) < 0.3
  return (
    <span className={styles.stand}>
      <span className={styles.shape} style={{ ...size, background: madeUrl ? undefined : picture?.ground }}>
        {picture && (
          <img
            className={madeUrl ? styles.made : classNames(styles.photo, isSquarish && styles.square)}
            src={madeUrl ?? picture.photoUrl}
            alt=""
          />
        )}
      </span>
    </span>
  )
}
