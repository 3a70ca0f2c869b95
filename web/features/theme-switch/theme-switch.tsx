import { useSyncExternalStore } from 'react'
import { Segments } from '#web/ui/segments.tsx'
import { t } from '#web/i18n/i18n.ts'
import { chooseTheme, onTheme, shownTheme, type ThemeChoice } from './theme.ts'

const OPTIONS: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: t('As the system') },
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
]

/** Chooses between light, dark and the system's theme, for every page in this browser. */
export function ThemeSwitch() {
  // The server's HTML does not contain the chosen theme of this switch: it is read from the page.
  const chosen = useSyncExternalStore(onTheme, shownTheme, () => undefined)
  return <Segments label={t('Light or dark')} options={OPTIONS} value={chosen} onChange={chooseTheme} />
}
