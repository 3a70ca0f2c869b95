import { bucket403 } from './bucket-403.ts'
import { bucket500 } from './bucket-500.ts'
import { bucketCutInAPut } from './bucket-cut-in-a-put.ts'
import { bucketDown } from './bucket-down.ts'
import { bucketSlow } from './bucket-slow.ts'
import { clockJumps } from './clock-jumps.ts'
import { databaseCut } from './database-cut.ts'
import { databaseFailover } from './database-failover.ts'
import { databaseHalfOpen } from './database-half-open.ts'
import { databaseKilled } from './database-killed.ts'
import { databaseRestarted } from './database-restarted.ts'
import { databaseSilent } from './database-silent.ts'
import { databaseSlow } from './database-slow.ts'
import { deploy } from './deploy.ts'
import { diskFull } from './disk-full.ts'
import { campaignKilled } from './campaign-killed.ts'
import { changeKilled } from './change-killed.ts'
import { downloadKilled } from './download-killed.ts'
import { restoreKilled } from './restore-killed.ts'
import { deletionKilled } from './deletion-killed.ts'
import { clockADay } from './clock-a-day.ts'
import type { Fault } from './fault.ts'
import { jobs10000 } from './jobs-10000.ts'
import { killAll } from './kill-all.ts'
import { killWeb } from './kill-web.ts'
import { killWorker } from './kill-worker.ts'
import { painterCrashes } from './painter-crashes.ts'
import { painterHangs } from './painter-hangs.ts'
import { painterWithoutMemory } from './painter-without-memory.ts'
import { slowClients } from './slow-clients.ts'
import { twoSchedulers } from './two-schedulers.ts'
import { uploads50 } from './uploads-50.ts'
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
