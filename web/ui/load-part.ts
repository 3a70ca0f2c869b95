import { dismissToast, toast } from '#web/ui/toast-store.ts'

let lastFailure: number | undefined

/** Loads a part of the page that somebody has just asked for. Where it does not come, a toast says what to do, until another try. */
export async function loadPart(load: () => Promise<unknown>): Promise<boolean> {
  if (lastFailure !== undefined) dismissToast(lastFailure)
  try {
    await load()
    return true
  } catch (error) {
    console.error(error)
    const description = 'Please check your connection and try again.'
    lastFailure = toast({ title: 'This could not be opened', description, variant: 'destructive' })
    return false
  }
}

/** The same, ahead of being asked for; whoever asks then hears of a failure. */
export function prepare(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
