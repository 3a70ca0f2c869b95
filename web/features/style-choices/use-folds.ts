import { useState } from 'react'
import type { Fold } from '#web/ui/choice.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import type { StyleField, StyleFields } from './missing-choices.ts'

const FIELDS: readonly StyleField[] = ['adStyle', 'colorPalette', 'typography', 'tone']

/**
 * Keeps one question open at a time on a phone: the first without an answer, and after each answer the next one. The
 * others show the chosen option. Questions that Next has marked are open in any case.
 */
export function useFolds(chosen: StyleFields, marked: ReadonlySet<StyleField>) {
  const [opened, setOpened] = useState<StyleField | null>()
  const open = opened === undefined ? FIELDS.find((field) => !chosen[field]) : opened

  /** Opens the next question after an answer. Changing an earlier answer opens none, so that the user stays there. */
  function openNext(change: Partial<StyleFields>) {
    const [field] = FIELDS.filter((one) => change[one] && !chosen[one])
    if (field) setOpened(FIELDS.find((one) => one !== field && !chosen[one]) ?? null)
  }

  function foldOf(field: StyleField, list: readonly { id: string; name: string }[]): Fold {
    const name = list.find(({ id }) => id === chosen[field])?.name
    return {
      isOpen: open === field || (marked.has(field) && !chosen[field]),
      value: name ? translated(name) : t('Not chosen yet'),
      onToggle: () => setOpened(open === field ? null : field),
    }
  }

  return { foldOf, openNext }
}
