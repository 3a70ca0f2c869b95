import { Lock } from 'lucide-react'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Choice, ChoiceButton, ChoiceGroup, type Fold } from '#web/ui/choice.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { MakeExactly, type Making } from './make-exactly.tsx'
import type { StyleField, StyleFields } from './missing-choices.ts'
import styles from './style-choices.module.css'
import { StylePreview } from './style-preview.tsx'
import { Swatches } from './swatches.tsx'
import type { StyleSketches } from './use-style-sketches.ts'
import { useFolds } from './use-folds.ts'
import { type SpecimenWords, ToneSpecimen, TypeSpecimen } from './specimens.tsx'

interface StyleChoicesProps {
  chosen: StyleFields
  onChange: (change: Partial<StyleFields>) => void
  /** Fields that Next found open; they stay marked until something is chosen. */
  marked: ReadonlySet<StyleField>
  canUseCustomColors: boolean
  /** Called when the user chooses the palette "custom". */
  onCustomColors: () => void
  words: SpecimenWords
  /** The photo that stands in each style until its sketch is painted. */
  photoUrl?: string | undefined
  /** The user's own ad in each style, as far as it is painted. */
  sketches: StyleSketches
  /** Left out if there is no ad yet. */
  making?: Making | undefined
}

const STYLE_WORDS = {
  clean: t('Air, soft daylight and one accent.'),
  bold: t('Saturated color and giant type.'),
  luxury: t('Deep tones, fine lines, restraint.'),
  playful: t('Round shapes, stickers and a tilt.'),
  corporate: t('A clear grid and proof points.'),
  modern: t('Big gradients, glow and depth.'),
} as const

/**
 * Step 3: four questions, answered by pictures. The styles have the chosen palette, the letters set the ad's own words.
 */
export function StyleChoices(props: StyleChoicesProps) {
  const { chosen, marked, words, sketches, photoUrl, making } = props
  const { foldOf, openNext } = useFolds(chosen, marked)
  const onChange = (change: Partial<StyleFields>) => {
    openNext(change)
    props.onChange(change)
  }
  const errorOf = (field: StyleField) =>
    marked.has(field) && !chosen[field] ? translated(STYLE_STEP_MESSAGES[field]) : undefined
  return (
    <div className={styles.questions}>
      <ChoiceGroup
        label={t('Ad style')}
        hint={hintOf(making)}
        error={errorOf('adStyle')}
        cardWidth="9.5rem"
        fold={foldOf('adStyle', AD_STYLES)}
      >
        {AD_STYLES.map((style) => (
          <div key={style.id} className={styles.style}>
            <Choice
              name="adStyle"
              title={translated(style.name)}
              detail={STYLE_WORDS[style.id]}
              picture={
                <StylePreview style={style.id} palette={chosen} photoUrl={photoUrl} sketchUrl={sketches[style.id]} />
              }
              checked={chosen.adStyle === style.id}
              onChange={() => onChange({ adStyle: style.id })}
            />
            {making && <MakeExactly making={making} url={sketches[style.id]} name={translated(style.name)} isShort />}
          </div>
        ))}
      </ChoiceGroup>
      <PaletteChoices
        {...props}
        onChange={onChange}
        error={errorOf('colorPalette')}
        fold={foldOf('colorPalette', COLOR_PALETTES)}
      />
      <ChoiceGroup
        label={t('Typography')}
        hint={t('The letters that your words are set in.')}
        error={errorOf('typography')}
        fold={foldOf('typography', TYPOGRAPHIES)}
        cardWidth="9.5rem"
      >
        {TYPOGRAPHIES.map((typography) => (
          <Choice
            key={typography.id}
            name="typography"
            title={translated(typography.name)}
            picture={<TypeSpecimen typography={typography.id} words={words} />}
            checked={chosen.typography === typography.id}
            onChange={() => onChange({ typography: typography.id })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        label={t('Tone')}
        hint={t('How the ad asks people to act. Your own words stay as you typed them.')}
        error={errorOf('tone')}
        fold={foldOf('tone', TONES)}
        cardWidth="9.5rem"
      >
        {TONES.map((tone) => (
          <Choice
            key={tone.id}
            name="tone"
            title={translated(tone.name)}
            picture={<ToneSpecimen tone={tone.id} words={words} />}
            checked={chosen.tone === tone.id}
            onChange={() => onChange({ tone: tone.id })}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}

/** Gives the cost of the buttons below the cards; it stands above them, because they have no room for it. */
function hintOf(making: Making | undefined): string {
  const hint = t('The character of the whole ad.')
  if (!making?.cost) return hint
  return `${hint} ${t('“Make exactly this” makes the picture that you see: uses 1 credit.')}`
}

/** The palettes. Custom colors of an ad stay chosen if the plan no longer includes them, and are shown as locked. */
function PaletteChoices(props: StyleChoicesProps & { error: string | undefined; fold: Fold }) {
  const { chosen, onChange, error, fold, canUseCustomColors, onCustomColors } = props
  const isCustom = chosen.colorPalette === 'custom'
  return (
    <ChoiceGroup
      label={t('Color palette')}
      hint={t('The colors that people see first.')}
      error={error}
      cardWidth="9.5rem"
      fold={fold}
    >
      {COLOR_PALETTES.filter((palette) => palette.id !== 'custom').map((palette) => (
        <Choice
          key={palette.id}
          name="colorPalette"
          title={translated(palette.name)}
          picture={<Swatches colors={palette.colors} />}
          checked={chosen.colorPalette === palette.id}
          onChange={() => onChange({ colorPalette: palette.id })}
        />
      ))}
      {canUseCustomColors || isCustom ? (
        <Choice
          name="colorPalette"
          title={t('Custom')}
          detail={customDetail(isCustom, canUseCustomColors)}
          picture={<Swatches colors={chosen.customColors} />}
          checked={isCustom}
          onChange={onCustomColors}
          onClick={() => isCustom && onCustomColors()}
        />
      ) : (
        <ChoiceButton
          markText={`, ${t('with the Pro plan')}`}
          title={t('Custom')}
          detail={t('Up to five colors of yours.')}
          picture={<Swatches colors={[]} />}
          mark={
            <Badge variant="solid">
              <Lock aria-hidden /> {t('Pro')}
            </Badge>
          }
          onClick={onCustomColors}
        />
      )}
    </ChoiceGroup>
  )
}

function customDetail(isCustom: boolean, canUseCustomColors: boolean): string {
  if (!canUseCustomColors) return t('Locked: part of the Pro plan. Choose another palette, or press here to upgrade.')
  return isCustom ? t('Choose again to edit.') : t('Up to five colors of yours.')
}
