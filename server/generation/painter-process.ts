import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '../http/app-error.ts'
import type { FromPainter, ToPainter } from './paint-messages.ts'
import type { PaintOptions } from './painter.ts'
import { painterStart } from './painter-start.ts'

/** The child ended or hung in the middle of its task: another child may well succeed. */
export class PainterLost extends Error {
  override name = 'PainterLost'
}

/** How a task ends well. */
export type Painted = Extract<FromPainter, { kind: 'done' | 'planned' }>

/** A child that has grown beyond this is replaced after its task; one paints in about a third of it. */
const RECYCLE_RSS_BYTES = 800 * 1024 * 1024

/**
 * One child process that paints. A crash in native code or a painting that never ends takes only this process with it. It gets no
 * environment but what it needs, so none of the server's secrets.
 */
export class PainterProcess {
  readonly #child: ChildProcess
  readonly #idleMs: number
  #idleTimer: NodeJS.Timeout | undefined
  #usable = true

  /** A child that has had nothing to do for `idleMs` ends. */
  constructor(file: URL, idleMs: number) {
    this.#idleMs = idleMs
    this.#child = fork(file, {
      ...painterStart(),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child.on('error', () => this.kill())
    this.#child.on('exit', () => (this.#usable = false))
    this.#rest()
  }

  get usable(): boolean {
    return this.#usable
  }

  kill(): void {
    this.#usable = false
    clearTimeout(this.#idleTimer)
    this.#child.kill('SIGKILL')
  }

  /** Throws the signal's reason, PainterLost, an AppError for pictures that cannot be painted, or the studio's own error. */
  async run(task: ToPainter, { signal, onStage, timeoutMs }: PaintOptions & { timeoutMs: number }): Promise<Painted> {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const kill = () => this.kill()
    stop.addEventListener('abort', kill)
    this.#work()
    try {
      return await this.#converse(task, onStage)
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      stop.removeEventListener('abort', kill)
      this.#rest()
    }
  }

  async #converse(task: ToPainter, onStage: PaintOptions['onStage']): Promise<Painted> {
    const { promise, resolve, reject } = Promise.withResolvers<Painted>()
    const lose = (how: string) => reject(new PainterLost(`The painting process ${how}`))
    const hear = (message: FromPainter) => {
      if (message.kind === 'stage') onStage(message.stage)
      else if (message.kind === 'done' || message.kind === 'planned') resolve(this.#accept(message))
      else if (message.kind === 'refused') reject(new AppError('GENERATION_FAILED', message.message))
      else reject(Object.assign(new Error('Painting failed'), { stack: message.stack }))
    }
    const exit = (code: number | null, signal: string | null) => lose(`ended with ${signal ?? code}`)
    this.#child.on('message', hear).on('exit', exit)
    this.#child.send(task, (error) => error && lose('cannot be reached'))
    try {
      return await promise
    } finally {
      this.#child.off('message', hear).off('exit', exit)
    }
  }

  #accept(answer: Painted): Painted {
    if (answer.rssBytes > RECYCLE_RSS_BYTES) this.kill()
    return answer
  }

  /** A resting child does not keep the server alive, a working one does. */
  #rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    if (this.#usable) this.#idleTimer = setTimeout(() => this.kill(), this.#idleMs).unref()
  }

  #work(): void {
    clearTimeout(this.#idleTimer)
    this.#child.ref()
    this.#child.channel?.ref()
  }
}
