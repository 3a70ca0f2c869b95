import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

/** Part of Emscripten's file system that is used here: its own types do not list it. */
interface NodeStream {
  /** File descriptor of the operating system; missing for a directory. */
  nfd?: number
}
interface NodeFsMount {
  stream_ops: { fsync?: (stream: NodeStream) => number }
}

/**
 * PGlite's folder on disk with the fsync that PGlite leaves out: without it, a commit only reaches the system's cache,
 * and a power cut undoes it. Bound to the internals of PGlite 0.5.16, so the test counts the calls.
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
