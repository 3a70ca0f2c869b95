import { bucket403 } from './cases/bucket-403.ts'
import { bucket500 } from './cases/bucket-500.ts'
import { bucketCutInAPut } from './cases/bucket-cut-in-a-put.ts'
import { bucketDown } from './cases/bucket-down.ts'
import { bucketSlow } from './cases/bucket-slow.ts'
import { clockJumps } from './cases/clock-jumps.ts'
import { databaseCut } from './cases/database-cut.ts'
import { databaseFailover } from './cases/database-failover.ts'
import { databaseHalfOpen } from './cases/database-half-open.ts'
import { databaseKilled } from './cases/database-killed.ts'
import { databaseRestarted } from './cases/database-restarted.ts'
import { databaseSilent } from './cases/database-silent.ts'
import { databaseSlow } from './cases/database-slow.ts'
import { deploy } from './cases/deploy.ts'
import { diskFull } from './cases/disk-full.ts'
import { campaignKilled } from './cases/campaign-killed.ts'
import { changeKilled } from './cases/change-killed.ts'
import { downloadKilled } from './cases/download-killed.ts'
import { restoreKilled } from './cases/restore-killed.ts'
import { deletionKilled } from './cases/deletion-killed.ts'
import { clockADay } from './cases/clock-a-day.ts'
import type { Fault } from './fault.ts'
import { jobs10000 } from './cases/jobs-10000.ts'
import { killAll } from './cases/kill-all.ts'
import { killWeb } from './cases/kill-web.ts'
import { killWorker } from './cases/kill-worker.ts'
import { painterCrashes } from './cases/painter-crashes.ts'
import { painterHangs } from './cases/painter-hangs.ts'
import { painterWithoutMemory } from './cases/painter-without-memory.ts'
import { slowClients } from './cases/slow-clients.ts'
import { twoSchedulers } from './cases/two-schedulers.ts'
import { uploads50 } from './cases/uploads-50.ts'
export const FAULTS: readonly Fault[] = [
  killWeb,
  killWorker,
  killAll,
  campaignKilled,
  changeKilled,
  downloadKilled,
  restoreKilled,
  databaseRestarted,
  databaseKilled,
  databaseSilent,
  databaseCut,
  databaseSlow,
  databaseHalfOpen,
  databaseFailover,
  bucketDown,
  bucketSlow,
  bucket500,
  bucket403,
  bucketCutInAPut,
  painterCrashes,
  painterHangs,
  painterWithoutMemory,
  twoSchedulers,
  uploads50,
  slowClients,
  jobs10000,
  clockJumps,
  clockADay,
  deletionKilled,
  deploy,
  diskFull,
]
