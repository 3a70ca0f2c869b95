import { toast } from '#web/ui/toasts/toast-store.ts'
import { t } from '#web/i18n/i18n.ts'

/** Time to read that the page is about to reload. */
const READING_MS = 3_000

/**
 * Key of the script whose page was reloaded for a new version. If the same script comes back, the page is not reloaded
 * again.
 */
const KEY = 'reloaded for a new version'

let isOnTheWay = false

/**
 * Returns true once the page is about to reload by itself. A guard of unsaved work need not ask then, if the work is kept in
 * the tab.
 */
export const isReloading = (): boolean => isOnTheWay

/**
 * Checks whether the server has a new version, whose parts have other names, after a part of the page could not be
 * loaded. If so, shows a toast, reloads once nothing on the page is busy, and gives true.
 */
export function handleNewVersion(): Promise<boolean> {
  checking ??= checkVersion().finally(() => (checking = undefined))
  return checking
}

/** The check under way, shared by parts that fail at the same time. */
let checking: Promise<boolean> | undefined

async function checkVersion(): Promise<boolean> {
  if (isOnTheWay) return true
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (!script || !(await isGone(script)) || !rememberReload(script)) return false
  isOnTheWay = true
  toast({ title: t('There is a new version'), description: t('This page reloads to show it. What you typed is kept.') })
  setTimeout(reloadWhenIdle, READING_MS)
  return true
}

async function isGone(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** Gives false if this page has been reloaded for the same reason, or if that cannot be stored. */
function rememberReload(script: string): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === script) return false
    window.sessionStorage.setItem(KEY, script)
    return true
  } catch {
    return false
  }
}

/** Reloads once no button is busy, so that saves and uploads are not interrupted. */
function reloadWhenIdle(): void {
  if (document.querySelector('[aria-busy="true"]')) setTimeout(reloadWhenIdle, READING_MS)
  else window.location.reload()
}
