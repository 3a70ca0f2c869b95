import { Minus, Plus } from 'lucide-react'
import {
  describeStep,
  DIAL_PARTS,
  DIAL_STEPS_MAX,
  type DialPart,
  PRODUCT_PLACES,
  type ProductPlace,
  type SentDials,
} from '#contract/ads/dials.ts'
import type { Shown } from '#contract/ads/variant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './size-and-place.module.css'

const PART_NAMES: Record<DialPart, string> = {
  product: t('Product'),
  headline: t('Headline'),
  price: t('Price'),
  logo: t('Logo'),
}
const PLACE_NAMES: Record<ProductPlace, string> = {
  left: t('Left'),
  right: t('Right'),
  nearer: t('Nearer'),
}

const PLACES = [
  { value: 'composed', label: translated(describeStep(0)) },
  ...PRODUCT_PLACES.map((value) => ({ value, label: PLACE_NAMES[value] })),
] as const

interface SizeAndPlaceProps {
  /** The values of this picture. */
  shown: Shown
  draft: SentDials
  onChange: (draft: SentDials) => void
}

/** The dials of the ad: sizes of its parts, in steps from the composition, and the place of its product. */
export function SizeAndPlace({ shown, draft, onChange }: SizeAndPlaceProps) {
  const stepOf = (part: DialPart) => draft[part] ?? shown.dials[part] ?? 0
  const place = draft.place === undefined ? shown.dials.place : draft.place

  /** Sets a dial in the draft. A value that the picture has already is removed from it. */
  function want<Dial extends keyof SentDials>(dial: Dial, value: NonNullable<SentDials>[Dial]) {
    const { [dial]: _, ...others } = draft
    const isShown = (value || undefined) === shown.dials[dial]
    onChange(isShown ? others : { ...others, [dial]: value })
  }

  return (
    <div className={styles.dials}>
      {DIAL_PARTS.filter((part) => isThere(part, shown)).map((part) => (
        <Steps key={part} name={PART_NAMES[part]} step={stepOf(part)} onStep={(step) => want(part, step)} />
      ))}
      <div className={styles.place}>
        <span aria-hidden>{t('Where the product stands')}</span>
        <Segments
          label={t('Where the product stands')}
          options={PLACES}
          value={place ?? 'composed'}
          onChange={(value) => want('place', value === 'composed' ? null : value)}
        />
      </div>
    </div>
  )
}

function isThere(part: DialPart, { words, logo }: Shown): boolean {
  const says = (...parts: string[]) => words.some((word) => parts.includes(word.part))
  if (part === 'headline') return says('headline')
  if (part === 'price') return says('price', 'badge')
  return part === 'product' || logo !== null
}

interface StepsProps {
  name: string
  step: number
  onStep: (step: number) => void
}

function Steps({ name, step, onStep }: StepsProps) {
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <span className={styles.name}>{name}</span>
      <IconButton
        label={t('{name} smaller', { name })}
        disabled={step <= -DIAL_STEPS_MAX}
        onClick={() => onStep(step - 1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <output className={styles.step}>{translated(describeStep(step))}</output>
      <IconButton
        label={t('{name} larger', { name })}
        disabled={step >= DIAL_STEPS_MAX}
        onClick={() => onStep(step + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  )
}
