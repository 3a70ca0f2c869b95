import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { AppError } from '#server/platform/http/app-error.ts'
import { COMPILE_CACHE } from '#server/compile-cache.ts'
import { publishOutput, outputStdio } from '#server/platform/telemetry/foreign-output.ts'
import type { FromChild } from './messages.ts'

/** Thrown when the child exited or hung in the middle of its task. */
export class ChildLost extends Error {
  override name = 'ChildLost'
}

/** Settings by which the children of one kind are started and recycled. */
export interface ChildProgram {
  /** Program file, which calls answerTasks (answer-tasks.ts). */
  file: URL
  /** Kind of work, used in error messages: "painting". */
  work: string
  /** Environment of the child: only what it needs, so that it receives none of the server's secrets. */
  env: NodeJS.ProcessEnv
  /** Flags for V8. */
  flags: readonly string[]
  /** Added to the nice value, so that the child yields the CPU to requests. */
  standsBack?: number
  /** Milliseconds without work after which the child is ended. */
  idleMs: number
  /** Resident memory in bytes above which the child is replaced after its task. */
  recycleRssBytes: number
}

export interface TaskOptions<Note> {
  signal: AbortSignal
  onNote?: (note: Note) => void
  /** Name of what the task works on: a child that has worked on it last gets the task, if it is idle. */
  near?: string | undefined
}

/** All children of this process, for the metrics. */
export const runningChildren = new Set<{ work: string; pid: number }>()

/**
 * One child process that runs one task at a time. A crash in native code, or work that never ends, takes only this
 * process with it.
 */
export class Child<Task extends object, Note, Answer> {
  readonly #child: ChildProcess
  readonly #program: ChildProgram
  #idleTimer: NodeJS.Timeout | undefined
  #usable = true
  #near: string | undefined

  constructor(program: ChildProgram) {
    const { file, env, flags } = program
    this.#program = program
    this.#child = fork(file, {
      env: { ...COMPILE_CACHE, ...env },
      execArgv: [...flags],
      serialization: 'advanced',
      stdio: ['ignore', outputStdio(), outputStdio(), 'ipc'],
    })
    publishOutput(program.work, this.#child.stdout, this.#child.stderr)
    this.#child.on('error', () => this.kill())
    this.#child.on('exit', () => (this.#usable = false))
    this.#register()
    this.#standBack()
    this.#rest()
  }

  get usable(): boolean {
    return this.#usable
  }

  /** Name of what its last task worked on. */
  get near(): string | undefined {
    return this.#near
  }

  kill(): void {
    this.#usable = false
    clearTimeout(this.#idleTimer)
    this.#child.kill('SIGKILL')
  }

  /** Throws the signal's reason, ChildLost, an AppError for a task that was refused, or the program's own error. */
  async run(
    task: Task,
    { signal, onNote, near, timeoutMs }: TaskOptions<Note> & { timeoutMs: number },
  ): Promise<Answer> {
    this.#near = near
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const kill = () => this.kill()
    stop.addEventListener('abort', kill)
    this.#work()
    try {
      return await this.#converse(task, onNote)
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      stop.removeEventListener('abort', kill)
      this.#rest()
    }
  }

  async #converse(task: Task, onNote: ((note: Note) => void) | undefined): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const lose = (how: string) => reject(new ChildLost(`The ${this.#program.work} process ${how}`))
    const onMessage = (message: FromChild<Note, Answer>) => {
      if (message.kind === 'note') onNote?.(message.note)
      else if (message.kind === 'done') resolve(this.#accept(message))
      else if (message.kind === 'refused') reject(new AppError(message.code, message.message, message.field))
      else reject(this.#fail(message.stack))
    }
    const exit = (code: number | null, signal: string | null) => lose(`ended with ${signal ?? code}`)
    this.#child.on('message', onMessage).on('exit', exit)
    this.#child.send(task, (error) => error && lose('cannot be reached'))
    try {
      return await promise
    } finally {
      this.#child.off('message', onMessage).off('exit', exit)
    }
  }

  /**
   * Kills the child as well: the cause may lie in the child itself. One that cannot get more memory would fail every
   * later task too.
   */
  #fail(stack: string): Error {
    this.kill()
    return Object.assign(new Error(`The ${this.#program.work} process failed`), { stack })
  }

  #accept({ answer, rssBytes, isSpent }: Extract<FromChild<Note, Answer>, { kind: 'done' }>): Answer {
    if (isSpent || rssBytes > this.#program.recycleRssBytes) this.kill()
    return answer
  }

  #register(): void {
    const { pid } = this.#child
    if (pid === undefined) return
    const running = { work: this.#program.work, pid }
    runningChildren.add(running)
    this.#child.on('exit', () => runningChildren.delete(running))
  }

  #standBack(): void {
    const { pid } = this.#child
    if (pid === undefined || !this.#program.standsBack) return
    try {
      setPriority(pid, this.#program.standsBack)
    } catch {
      // It has already exited, which its exit event reports.
    }
  }

  /** Lets the server exit while the child is idle, but not while it works. */
  #rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
    if (this.#usable) this.#idleTimer = setTimeout(() => this.kill(), this.#program.idleMs).unref()
  }

  #work(): void {
    clearTimeout(this.#idleTimer)
    this.#child.ref()
    this.#child.channel?.ref()
  }
}
