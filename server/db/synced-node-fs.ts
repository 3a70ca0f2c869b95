import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

/** The part of Emscripten's file system that is reached into: its own types do not list it. */
interface NodeStream {
  /** The system's file descriptor; a directory has none. */
  nfd?: number
}
interface NodeFsMount {
  stream_ops: { fsync?: (stream: NodeStream) => number }
}

/**
 * PGlite's folder on disk, with the fsync that it leaves out: without it a commit only reaches the system's cache, and a
 * power cut takes it back. Bound to the internals of PGlite 0.5.16, so the test counts the calls.
 */
export class SyncedNodeFS extends NodeFS {
  readonly #fsync: (fileDescriptor: number) => void

  constructor(folder: string, fsync: (fileDescriptor: number) => void = fs.fsyncSync) {
    super(folder)
    this.#fsync = fsync
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const fsync = this.#fsync
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFsMount }
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsync(stream.nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
      },
    }
  }
}
