import { toast } from '#web/ui/toast-store.ts'
import { t } from '#web/i18n/i18n.ts'

/** As long as it takes to read that the page is about to reload. */
const READING_MS = 3_000

/** The page that was reloaded for a new version, by its script: where the same one comes back, it is not reloaded again. */
const KEY = 'reloaded for a new version'

let isOnTheWay = false

/** True once the page is about to reload by itself. Whoever guards unsaved work need not ask then, if it is kept. */
export const isReloading = (): boolean => isOnTheWay

/**
 * After a part of the page could not be loaded: looks whether the server has another version by now, whose parts have other names.
 * If so, says it, reloads when nothing on the page is at work any more, and returns true.
 */
export function meetNewVersion(): Promise<boolean> {
  meeting ??= meet().finally(() => (meeting = undefined))
  return meeting
}

/** Parts that fail at the same time ask once. */
let meeting: Promise<boolean> | undefined

async function meet(): Promise<boolean> {
  if (isOnTheWay) return true
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (!script || !(await isGone(script)) || !rememberReload(script)) return false
  isOnTheWay = true
  toast({ title: t('There is a new version'), description: t('This page reloads to show it. What you typed is kept.') })
  setTimeout(reloadWhenQuiet, READING_MS)
  return true
}

async function isGone(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** False where this page has been reloaded for the same reason, or where that cannot be remembered. */
function rememberReload(script: string): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === script) return false
    window.sessionStorage.setItem(KEY, script)
    return true
  } catch {
    return false
  }
}

/** Saving and uploading keep their buttons busy: they are not cut off. */
function reloadWhenQuiet(): void {
  if (document.querySelector('[aria-busy="true"]')) setTimeout(reloadWhenQuiet, READING_MS)
  else window.location.reload()
}
