import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import type { EditConflictField } from '#web/api/ads/update-creative.ts'
import { ConflictPanel, type ConflictSide } from '#web/ui/conflict-panel.tsx'
import { t } from '#web/i18n/i18n.ts'
import { FIELD_LABELS, FieldValue } from './field-value.tsx'

interface EditConflictProps {
  /** The fields that both sides changed and that are not yet decided. */
  fields: readonly EditConflictField[]
  mine: CreativeFields
  theirs: CreativeFields
  onChoose: (field: EditConflictField, side: ConflictSide) => void
}

/** Shows the fields of an ad that were changed elsewhere at the same time. */
export function EditConflict({ fields, mine, theirs, onChoose }: EditConflictProps) {
  return (
    <ConflictPanel
      title={t('This ad was changed elsewhere')}
      fields={fields}
      onChoose={onChoose}
      labelOf={(field) => FIELD_LABELS[field]}
      renderValue={(field, side) => <FieldValue field={field} fields={side === 'mine' ? mine : theirs} />}
    />
  )
}
