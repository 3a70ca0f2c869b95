import type { RuleLook } from '#contract/catalogue/campaign-rules.ts'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { t, translated } from '#web/i18n/i18n.ts'

const CHOICES = [
  { field: 'adStyle', name: t('Style'), list: AD_STYLES },
  { field: 'colorPalette', name: t('Colors'), list: COLOR_PALETTES.filter(({ id }) => id !== 'custom') },
  { field: 'typography', name: t('Typography'), list: TYPOGRAPHIES },
  { field: 'tone', name: t('Tone'), list: TONES },
] as const

/** The choices in which a rule's products are made; an empty one is the campaign's. */
export function RuleLookFields({ look, onChange }: { look: RuleLook; onChange: (look: RuleLook) => void }) {
  return CHOICES.map(({ field, name, list }) => (
    <SelectField
      key={field}
      label={name}
      hideLabel
      value={look[field] ?? ''}
      onChange={(event) => onChange(withChoice(look, field, event.target.value))}
    >
      <option value="">{t('{choice}: as the campaign', { choice: name })}</option>
      {list.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {translated(choice.name)}
        </option>
      ))}
    </SelectField>
  ))
}

function withChoice(look: RuleLook, field: keyof RuleLook, id: string): RuleLook {
  const { [field]: _, ...others } = look
  return id === '' ? others : { ...others, [field]: id }
}
