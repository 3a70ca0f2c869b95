import { writeTab, readTab } from '#web/ui/browser/tab-storage.ts'

const KEY = 'reviewer-name'

/** Gives the reviewer's name, which is kept so that nobody types it twice on one page. */
export function readReviewerName(): string {
  const name = readTab(KEY)
  return typeof name === 'string' ? name : ''
}

export function writeReviewerName(name: string): void {
  writeTab(KEY, name)
}
