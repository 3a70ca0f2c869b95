import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { percentilesOf, threadSeconds } from '../measure.ts'

/** One request of a call, as the server gets it. */
export interface BenchRequest {
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Figures {
  perSecond: number
  median: number
  p99: number
  /**
   * Time of the server's first thread for each answer, which others on the machine change little; undefined if unknown.
   */
  threadMs: number | undefined
  /** Number of answers by status other than 200. */
  others: Map<number, number>
}

interface Load {
  origin: string
  /** Process id of the server. */
  pid: number
  make: (turn: number) => BenchRequest
  atOnce: number
  seconds: number
}

/**
 * Measures calls by so many clients, each with one connection and one call at a time. The times are those of good
 * answers.
 */
export async function measureCalls({ origin, pid, make, atOnce, seconds }: Load): Promise<Figures> {
  const agent = makeAgent(atOnce)
  const tookMs: number[] = []
  const others = new Map<number, number>()
  let turn = 0
  const ask = async (endMs: number) => {
    while (performance.now() < endMs) {
      const asked = performance.now()
      const status = await send(agent, origin, make(turn++))
      if (status === 200) tookMs.push(performance.now() - asked)
      else others.set(status, (others.get(status) ?? 0) + 1)
    }
  }
  const askAll = (ms: number) => {
    const endMs = performance.now() + ms
    return Promise.all(Array.from({ length: atOnce }, () => ask(endMs)))
  }
  // Warm-up: connections and statements are made before the measurement, and the code is compiled, which for a server
  // of many parts takes some thousand calls.
  await askAll(seconds * 1_000)
  tookMs.length = 0
  others.clear()
  const [began, before] = [performance.now(), threadSeconds(pid)]
  await askAll(seconds * 1_000)
  const [tookSeconds, after] = [(performance.now() - began) / 1_000, threadSeconds(pid)]
  agent.destroy()
  const answers = [...others.values()].reduce((sum, count) => sum + count, tookMs.length)
  const { median, p99 } = percentilesOf(tookMs)
  return {
    perSecond: tookMs.length / tookSeconds,
    median,
    p99,
    others,
    threadMs: before && after && (1_000 * (after.ran - before.ran)) / answers,
  }
}

/**
 * Makes an agent that keeps all of its connections, as a balancer in front of the server does: by default it would end
 * those beyond 256 as soon as they are idle. Under load Node accepts one new connection in each turn of its loop, and
 * their wait would be all that is measured.
 *
 * Servers here listen on 127.0.0.1. With localhost, Node would also try ::1, on which nothing listens, if the first
 * takes a quarter of a second, as it does on a busy machine.
 */
export function makeAgent(atOnce: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: atOnce, maxFreeSockets: atOnce, family: 4 })
}

/** Sends a request without `accept-encoding`, so that neither side spends time on compression. Returns the status. */
export function send(agent: Agent, origin: string, { path, method, headers, body }: BenchRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(origin + path, { agent, method: method ?? 'GET', headers: { ...headers, ...length } })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.end(body)
  })
}
