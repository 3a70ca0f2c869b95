import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openPglite } from '#server/db/open-embedded.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { openJobs } from '#server/jobs/open-jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar archive of a migrated, empty PGlite folder: opening a copy takes a third of making one. */
    pgliteTemplate: string
  }
}

export default async function makePgliteTemplate(project: TestProject): Promise<() => void> {
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
  project.provide('pgliteTemplate', file)
  return () => rmSync(folder, { recursive: true })
}
