import { availableParallelism } from 'node:os'
import { KEEP_WASM_CODE } from '#server/keep-wasm-code.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { openChildren } from '#server/platform/worker-processes/children.ts'
import { openReadingPool } from '#server/platform/worker-processes/reading-pool.ts'
import type { Signer } from './cose-sign.ts'
import type {
  CredentialsAnswer,
  CredentialsTask,
  KeepTask,
  ReadCredentials,
  ReadTask,
  SignedFile,
  SignTask,
} from './credentials-tasks.ts'

/** Signs ads, and reads the credentials of pictures, in processes of their own. */
export interface Credentials {
  /** Set if only this installation vouches for its signatures: the chain is one that it made itself. */
  readonly isOwnChain: boolean
  sign(task: Omit<SignTask, 'kind' | 'signer' | 'generator'>): Promise<SignedFile>
  /** Starts a signing process, so that it loads its library before the first file is there. */
  warmUp(): void
  /** Throws an AppError if the picture takes too long, or too much waits. */
  read(task: Pick<ReadTask, 'file' | 'contentType'>, request: ReadingRequest): Promise<ReadCredentials>
  /** Returns the credentials of an upload in the form that `sign` takes; undefined if it has none. */
  keep(task: Omit<KeepTask, 'kind'>, request: ReadingRequest): Promise<Uint8Array | undefined>
  close(): void
}

interface ReadingRequest {
  owner: string
  signal: AbortSignal
}

interface CredentialsOptions {
  signer: Signer
  isOwnChain: boolean
  /** Roots that are trusted, in PEM. */
  anchors: string
  generator: SignTask['generator']
}

const FILE = new URL('credentials-worker.ts', import.meta.url)
const MB = 1024 * 1024
/** Signing takes milliseconds; the rest is the start of a process and a time stamp authority that does not answer. */
const SIGNING_TIMEOUT_MS = 20_000
const READING_TIMEOUT_MS = 10_000
const IDLE_MS = 5 * 60_000
const FLAGS = ['--max-old-space-size=128', '--max-semi-space-size=4', KEEP_WASM_CODE]

/**
 * Opens the processes. Those that sign are given our key and files of our own; those that read are given pictures of
 * strangers and no key.
 */
export function openCredentials({ signer, isOwnChain, anchors, generator }: CredentialsOptions): Credentials {
  const signing = openChildren<CredentialsTask, never, CredentialsAnswer>({
    program: {
      file: FILE,
      work: 'signing',
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS },
      flags: FLAGS,
      idleMs: IDLE_MS,
      recycleRssBytes: 300 * MB,
    },
    timeoutMs: SIGNING_TIMEOUT_MS,
    attempts: 2,
  })
  const places = makePlaces(availableParallelism())
  const reading = openReadingPool<CredentialsTask, CredentialsAnswer>({
    file: FILE,
    work: 'credentials reading',
    timeoutMs: READING_TIMEOUT_MS,
    heapMb: 256,
    standsBack: 5,
    refuse: () =>
      new AppError('VALIDATION_FAILED', 'The credentials of this picture take too long to read.', 'picture'),
  })
  const never = new AbortController().signal

  return {
    isOwnChain,
    async sign(task) {
      const leave = await places()
      try {
        const answer = await signing.run({ ...task, kind: 'sign', signer, generator }, { signal: never })
        if (!('signed' in answer)) throw new ChildLost('A signing process has read what it should have signed')
        return answer.signed
      } finally {
        leave()
      }
    },
    warmUp: () => signing.warmUp(),
    async read(task, request) {
      const answer = await reading.read({ ...task, kind: 'read', anchors }, request)
      return 'read' in answer ? answer.read : { state: 'unreadable' }
    },
    async keep(task, request) {
      const answer = await reading.read({ ...task, kind: 'keep' }, request)
      return ('kept' in answer && answer.kept) || undefined
    },
    close() {
      signing.close()
      reading.close()
    },
  }
}

/** Bounds how many sign at once; the others wait in their order. */
function makePlaces(count: number): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let free = count
  return async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return () => {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
