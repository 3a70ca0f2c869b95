import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openPglite } from '#server/platform/db/open-embedded.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar archive of a migrated, empty PGlite folder: opening a copy takes a third of making one. */
    pgliteTemplate: string
  }
}

/** Provides one template for the whole run: that of `npm test`, whose runs of Vitest share it, or its own. */
export default async function givePgliteTemplate(project: TestProject): Promise<(() => void) | void> {
  const shared = process.env['TEST_PGLITE_TEMPLATE']
  const own = shared ? undefined : await makePgliteTemplate()
  project.provide('pgliteTemplate', shared ?? own!.file)
  return own?.remove
}

export async function makePgliteTemplate(): Promise<{ file: string; remove: () => void }> {
  const opened = await openPglite({})
  // The queue's tables take longest of all to make.
  const jobs = await openJobs(opened, JOB_DEFINITIONS, pino({ level: 'warn' }))
  await jobs.stop()
  if (opened.queue.backend !== 'pglite') throw new Error('The template comes from PGlite')
  const archive = await opened.queue.pglite.dumpDataDir('none')
  await opened.close()
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-template-'))
  const file = path.join(folder, 'pglite.tar')
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()))
  return { file, remove: () => rmSync(folder, { recursive: true }) }
}
