import { meetNewVersion } from '#web/ui/new-version.ts'
import { dismissToast, toast } from '#web/ui/toast-store.ts'
import { t } from '#web/i18n/i18n.ts'

/** Loads a part of the page. Whatever failed the last time, its styles too, is asked for again. */
export async function load<Part>(find: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missingStyles].map(addStyles))
  return find()
}

let lastFailure: number | undefined

/** Loads a part that somebody has just asked for. Where it does not come, a toast says what to do, until another try. */
export async function loadChunk(find: () => Promise<unknown>): Promise<boolean> {
  if (lastFailure !== undefined) dismissToast(lastFailure)
  try {
    await load(find)
    return true
  } catch (error) {
    console.error(error)
    if (await meetNewVersion()) return false
    const description = t('Please check your connection and try again.')
    lastFailure = toast({ title: t('This could not be opened'), description, variant: 'destructive' })
    return false
  }
}

/** The same, ahead of being asked for; whoever asks then hears of a failure. */
export function prepare(find: () => Promise<unknown>): void {
  load(find).catch(() => {})
}

/** Vite asks once for the styles of a part, and shows it without them if they did not come: these are to be asked for again. */
const missingStyles = new Set<string>()

if (typeof window !== 'undefined') window.addEventListener('error', noteMissingStyles, { capture: true })

function noteMissingStyles({ target }: Event): void {
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
