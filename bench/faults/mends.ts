import type { Mend } from './fault.ts'

/** Mends that keep more than one fault from doing harm; the others stand beside theirs. */

export const HEARTBEAT: Mend = {
  what: 'a job of which no heartbeat is heard starts again',
  file: 'server/platform/jobs/open-jobs.ts',
  code: 'heartbeatSeconds: HEARTBEAT_SECONDS,',
  instead: '',
}

export const DATABASE_AWAY: Mend = {
  what: 'a database that is away is reported in words',
  file: 'server/platform/http/errors.ts',
  code: "if (isDatabaseAway(error)) return { code: 'UNAVAILABLE', message: NO_DATABASE }",
  instead: '',
}

export const CONNECTION_LOST: Mend = {
  what: 'a server that says nothing is hung up on',
  file: 'server/platform/db/connections.ts',
  code: 'return socket.setTimeout(silenceMs, () => socket.destroy())',
  instead: 'return socket',
}

export const STORAGE_AWAY: Mend = {
  what: 'a bucket that does not answer is reported in words',
  file: 'server/platform/http/errors.ts',
  code: "if (error instanceof StorageUnavailable) return { code: 'UNAVAILABLE', message: NO_STORAGE }",
  instead: '',
}
