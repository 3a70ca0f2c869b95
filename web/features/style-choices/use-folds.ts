import { useState } from 'react'
import type { Fold } from '#web/ui/choice.tsx'
import { said, t } from '#web/i18n/i18n.ts'
import type { StyleField, StyleFields } from './missing-choices.ts'

const FIELDS: readonly StyleField[] = ['adStyle', 'colorPalette', 'typography', 'tone']

/**
 * On a phone one question is open at a time: the first that is not answered, and with each answer the next one. The others show
 * what was chosen. What Next has marked is open in any case.
 */
export function useFolds(chosen: StyleFields, marked: ReadonlySet<StyleField>) {
  const [opened, setOpened] = useState<StyleField | null>()
  const open = opened === undefined ? FIELDS.find((field) => !chosen[field]) : opened

  /** Only an answer leads on: who looks at an answered question again stays there until the next press. */
  function noteChoice(change: Partial<StyleFields>) {
    const [field] = FIELDS.filter((one) => change[one] && !chosen[one])
    if (field) setOpened(FIELDS.find((one) => one !== field && !chosen[one]) ?? null)
  }

  function foldOf(field: StyleField, list: readonly { id: string; name: string }[]): Fold {
    const name = list.find(({ id }) => id === chosen[field])?.name
    return {
      isOpen: open === field || (marked.has(field) && !chosen[field]),
      value: name ? said(name) : t('Not chosen yet'),
      onToggle: () => setOpened(open === field ? null : field),
    }
  }

  return { foldOf, noteChoice }
}
