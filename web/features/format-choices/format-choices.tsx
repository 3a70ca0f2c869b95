import { Lock } from 'lucide-react'
import { FORMATS, type Format, type FormatId } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Choice, ChoiceButton, ChoiceGroup } from '#web/ui/choice.tsx'
import styles from './format-choices.module.css'

interface FormatChoicesProps {
  label: string
  hideLabel?: boolean
  /** Radio buttons of one group share it; two groups may be on screen at once. */
  groupName: string
  planId: PlanId
  chosen: FormatId | undefined
  /** Formats that are not offered, because the ad has them already. */
  without?: readonly FormatId[]
  onChoose: (format: FormatId) => void
  onLocked: (format: Format) => void
}

/** One format is chosen among those of the plan; the others ask for the plan instead. */
export function FormatChoices(props: FormatChoicesProps) {
  const { label, hideLabel, groupName, planId, chosen, without = [], onChoose, onLocked } = props
  return (
    <ChoiceGroup label={label} hideLabel={hideLabel} cardWidth="13rem">
      {FORMATS.filter((format) => !without.includes(format.id)).map((format) =>
        canUseFormat(planId, format.id) ? (
          <Choice
            key={format.id}
            name={groupName}
            title={format.name}
            detail={<FormatDetail format={format} />}
            picture={<FormatShape format={format} />}
            checked={chosen === format.id}
            onChange={() => onChoose(format.id)}
          />
        ) : (
          <ChoiceButton
            key={format.id}
            markText=", with the Pro plan"
            title={format.name}
            detail={<FormatDetail format={format} />}
            picture={<FormatShape format={format} />}
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

function FormatShape({ format }: { format: Format }) {
  const isStrip = format.widthPx > 3 * format.heightPx
  const scale = (isStrip ? LONGEST_STRIP_PX : LONGEST_PX) / Math.max(format.widthPx, format.heightPx)
  const size = { width: format.widthPx * scale, aspectRatio: format.widthPx / format.heightPx }
  return (
    <span className={styles.stand}>
      <span className={styles.shape} style={size} />
    </span>
  )
}
