import { Lock } from 'lucide-react'
import { useState } from 'react'
import {
  FORMAT_GROUPS,
  type Format,
  type FormatId,
  FORMATS,
  getFormat,
  MAIN_FORMATS,
  MORE_FORMATS,
  sizeLabelOf,
} from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Choice, ChoiceButton, ChoiceGroup } from '#web/ui/choice.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './format-choices.module.css'
import { PlacementPreview } from './placement-preview.tsx'

interface FormatChoicesProps {
  label: string
  hideLabel?: boolean
  /** The name that radio buttons of one group share; two groups may be on screen at once. */
  groupName: string
  /** The plan. While it loads, every format can be chosen. */
  planId: PlanId | undefined
  chosen: FormatId | undefined
  /** The content of each shape: the ad itself if it exists, otherwise its photo. */
  picture?: FormatPicture
  /** Formats to leave out, because the ad has them already. */
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

/**
 * Lets the user choose one format of the plan; the other formats offer the plan instead. The sizes of media plans are
 * folded away.
 */
export function FormatChoices(props: FormatChoicesProps) {
  const { label, hideLabel, chosen, without = [] } = props
  const main = MAIN_FORMATS.filter(({ id }) => !without.includes(id))
  const more = MORE_FORMATS.filter(({ id }) => !without.includes(id))
  // A size that no format has is offered if the ad has it.
  const sizes = FORMATS.some(({ id }) => id === chosen) || !chosen ? [] : [getFormat(chosen)]
  // If nothing else is left to choose, a fold would only be in the way.
  const [isOpen, setOpen] = useState(() => main.length === 0 || more.some(({ id }) => id === chosen))
  return (
    <>
      {main.length > 0 && (
        <FormatGroup {...props} label={label} hideLabel={hideLabel} cardWidth="13rem" formats={main} />
      )}
      {sizes.length > 0 && (
        <FormatGroup
          {...props}
          label={t('Sizes of your media plan')}
          hideLabel={false}
          cardWidth="10rem"
          formats={sizes}
        />
      )}
      {more.length > 0 && (
        <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {t('More sizes')} <span className={styles.count}>{more.length}</span>
          </summary>
          {/* Thirteen drawings are rendered only when the fold is opened. */}
          {isOpen &&
            FORMAT_GROUPS.map(({ id, name }) => ({ name, formats: more.filter(({ group }) => group === id) }))
              .filter(({ formats }) => formats.length > 0)
              .map(({ name, formats }) => (
                <FormatGroup
                  key={name}
                  {...props}
                  label={translated(name)}
                  hideLabel={false}
                  cardWidth="10rem"
                  formats={formats}
                />
              ))}
        </details>
      )}
    </>
  )
}

interface FormatGroupProps extends FormatChoicesProps {
  formats: readonly Format[]
  cardWidth: string
}

function FormatGroup(props: FormatGroupProps) {
  const { label, hideLabel, groupName, planId, chosen, picture, formats, cardWidth, onChoose, onLocked } = props
  return (
    <ChoiceGroup label={label} hideLabel={hideLabel} cardWidth={cardWidth}>
      {formats.map((format) =>
        !planId || canUseFormat(planId, format.id) ? (
          <Choice
            key={format.id}
            name={groupName}
            title={format.name}
            detail={<FormatDetail format={format} />}
            picture={<FormatShape format={format} picture={picture} />}
            checked={chosen === format.id}
            onChange={() => onChoose(format.id)}
          />
        ) : (
          <ChoiceButton
            key={format.id}
            markText={`, ${t('with the Pro plan')}`}
            title={format.name}
            detail={<FormatDetail format={format} />}
            picture={<FormatShape format={format} picture={picture} />}
            mark={
              <Badge variant="solid">
                <Lock aria-hidden /> {t('Pro')}
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
      <span className={styles.size}>{sizeLabelOf(format)}</span> {translated(format.description)}
    </>
  )
}

/** Shows the ad in its place: the finished picture, otherwise the photo on its ground. */
function FormatShape({ format, picture }: { format: Format; picture?: FormatPicture }) {
  const madeUrl = picture?.madeUrls[format.id]
  // A photo fills formats of about its shape; in a strip or a story that would crop the product.
  const isSquarish = Math.abs(1 - format.widthPx / format.heightPx) < 0.3
  return (
    <span className={styles.stand}>
      <PlacementPreview format={format}>
        {(place) => (
          <>
            <rect {...place} fill={(!madeUrl && picture?.ground) || '#ffffff'} />
            {picture && (
              <image
                {...place}
                className={madeUrl ? undefined : styles.photo}
                href={madeUrl ?? picture.photoUrl}
                preserveAspectRatio={`xMidYMid ${madeUrl || isSquarish ? 'slice' : 'meet'}`}
              />
            )}
          </>
        )}
      </PlacementPreview>
    </span>
  )
}
