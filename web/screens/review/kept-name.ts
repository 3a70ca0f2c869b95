import { keepInTab, readKept } from '#web/ui/kept-in-tab.ts'

const KEY = 'reviewer-name'

/** Gives the reviewer's name, which is kept so that nobody types it twice on one page. */
export function keptName(): string {
  const name = readKept(KEY)
  return typeof name === 'string' ? name : ''
}

export function keepName(name: string): void {
  keepInTab(KEY, name)
}
