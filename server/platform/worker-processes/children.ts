import { Child, ChildLost, type ChildProgram, type TaskOptions } from './child.ts'

/** Children of one kind. The caller decides how many of them work at once. */
export interface Children<Task extends object, Note, Answer> {
  /** Throws what Child.run throws. */
  run(task: Task, options: TaskOptions<Note>): Promise<Answer>
  /** Starts a child ahead of its first task if there is none, so that it can load what it needs in the meantime. */
  warmUp(): void
  /** Ends the idle children, because others need their memory. */
  endIdle(): void
  close(): void
}

interface ChildrenOptions {
  program: ChildProgram
  /** Milliseconds after which a task counts as hung and its process is killed. */
  timeoutMs: number
  /** Number of children that a task may lose before it is given up. */
  attempts: number
}

/** Opens a set of children. A child is started when no idle one is free for a task, and is reused for the next one. */
export function openChildren<Task extends object, Note, Answer>({
  program,
  timeoutMs,
  attempts,
}: ChildrenOptions): Children<Task, Note, Answer> {
  type Member = Child<Task, Note, Answer>
  const all = new Set<Member>()
  const idle: Member[] = []
  let closed = false

  async function run(task: Task, options: TaskOptions<Note>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(task, options)
      } catch (error) {
        if (!(error instanceof ChildLost) || attempt === attempts) throw error
      }
    }
  }

  async function runOnce(task: Task, options: TaskOptions<Note>): Promise<Answer> {
    options.signal.throwIfAborted()
    const child = takeChild(options.near)
    try {
      return await child.run(task, { ...options, timeoutMs })
    } finally {
      if (child.usable) idle.push(child)
      else all.delete(child)
    }
  }

  function takeChild(near: string | undefined): Member {
    if (closed) throw new Error(`The ${program.work} processes have been closed`)
    for (let child = takeIdle(near); child; child = takeIdle(near)) {
      if (child.usable) return child
      all.delete(child)
    }
    return start()
  }

  /** Takes the idle child that has worked on the same last, else the one whose last work is the most recent. */
  function takeIdle(near: string | undefined): Member | undefined {
    const known = near === undefined ? -1 : idle.findLastIndex((child) => child.near === near)
    return idle.splice(known, 1)[0]
  }

  function start(): Member {
    const child: Member = new Child(program)
    all.add(child)
    return child
  }

  function warmUp(): void {
    if (closed || [...all].some((child) => child.usable)) return
    idle.push(start())
  }

  function endIdle(): void {
    for (const child of idle.splice(0)) {
      child.kill()
      all.delete(child)
    }
  }

  function close(): void {
    closed = true
    for (const child of all) child.kill()
  }

  return { run, warmUp, endIdle, close }
}
