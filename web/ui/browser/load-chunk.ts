import { handleNewVersion } from '#web/ui/browser/new-version.ts'
import { dismissToast, toast } from '#web/ui/toasts/toast-store.ts'
import { t } from '#web/i18n/i18n.ts'

/** Loads a part of the page. Styles that failed the last time are requested again. */
export async function load<Part>(find: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missingStyles].map(addStyles))
  return find()
}

let lastFailure: number | undefined

/** Loads a part that the user has just requested. If that fails, gives false and shows a toast until the next try. */
export async function loadChunk(find: () => Promise<unknown>): Promise<boolean> {
  if (lastFailure !== undefined) dismissToast(lastFailure)
  try {
    await load(find)
    return true
  } catch (error) {
    console.error(error)
    if (await handleNewVersion()) return false
    const description = t('Please check your connection and try again.')
    lastFailure = toast({ title: t('This could not be opened'), description, variant: 'destructive' })
    return false
  }
}

/** Loads a part in advance. A failure is ignored here; it shows when the part is requested. */
export function prepare(find: () => Promise<unknown>): void {
  load(find).catch(() => {})
}

/**
 * Addresses of styles that failed. Vite requests the styles of a part once, and shows it without them if they failed.
 */
const missingStyles = new Set<string>()

if (typeof window !== 'undefined') window.addEventListener('error', recordMissingStyles, { capture: true })

function recordMissingStyles({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  missingStyles.add(target.href)
  target.remove()
}

async function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => reject(new Error(`The styles at ${href} could not be loaded.`)))
  document.head.append(link)
  await promise
  missingStyles.delete(href)
}
