import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerGoogle } from './model-server-google.ts'
import { answerOpenAi } from './model-server-openai.ts'
import {
  type Answering,
  BadRequest,
  type Behaviour,
  type CallKind,
  Hang,
  json,
  type ModelCall,
  type Reply,
} from './model-server-replies.ts'

export interface ModelServer {
  url: string
  calls: ModelCall[]
  /** Total time that calls have spent at the provider. */
  busyMs(): number
  /** Number of calls that have arrived and are still connected. */
  waiting(): number
  /** The latency of well-behaved answers. */
  latencyMs: Record<CallKind, number>
  /** Promises that answers wait for. */
  heldBack: Partial<Record<CallKind, Promise<unknown>>>
  /** Sets the behaviours of the next calls of a kind, in order; `always` is for every one after them. */
  will(kind: CallKind, next: Behaviour[], always?: Behaviour): void
  close(): Promise<void>
}

/** Starts model providers on one port of this computer, strict about requests and as unreliable as a test demands. */
export async function startModelServer({ port = 0, host = '127.0.0.1' } = {}): Promise<ModelServer> {
  const calls: ModelCall[] = []
  const scripts: Record<CallKind, { next: Behaviour[]; always: Behaviour }> = {
    text: { next: [], always: { kind: 'answer' } },
    image: { next: [], always: { kind: 'answer' } },
  }
  const latencyMs = { text: 0, image: 0 }
  const heldBack: ModelServer['heldBack'] = {}
  const answering: Answering = {
    async take(call) {
      calls.push(call)
      const script = scripts[call.kind]
      const behaviour = script.next.shift() ?? script.always
      await sleep(latencyMs[call.kind])
      await heldBack[call.kind]
      return behaviour
    },
  }
  let waiting = 0
  let busyMs = 0
  /** `/next/image/hang`, opened in a browser while the app runs beside it: the next picture is never sent. */
  const script = (path: string, response: ServerResponse) => {
    const [kind, behaviour] = path.slice(NEXT_PATH.length).split('/') as [CallKind, Behaviour['kind']]
    scripts[kind]?.next.push(
      behaviour === 'status' ? { kind: behaviour, status: 500 } : ({ kind: behaviour } as Behaviour),
    )
    response.end(`The next ${kind} call: ${behaviour}\n`)
  }
  const server = createServer((request, response) => {
    waiting += 1
    const begun = performance.now()
    response.once('close', () => {
      waiting -= 1
      busyMs += performance.now() - begun
    })
    if (request.url?.startsWith(NEXT_PATH)) return script(request.url, response)
    void answer(request, response, answering)
  })
  await new Promise<void>((resolve) => void server.listen(port, host, resolve))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    calls,
    waiting: () => waiting,
    busyMs: () => busyMs,
    latencyMs,
    heldBack,
    will(kind, next, always = { kind: 'answer' }) {
      scripts[kind] = { next: [...next], always }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NEXT_PATH = '/next/'

async function answer(incoming: IncomingMessage, response: ServerResponse, answering: Answering): Promise<void> {
  const path = incoming.url ?? '/'
  try {
    const request = await readRequest(incoming)
    const reply =
      (await answerOpenAi(path, request, answering)) ??
      (await answerGoogle(path, request, answering)) ??
      json(404, { error: { message: `Unknown path ${path}` } })
    await send(response, reply)
  } catch (error) {
    if (error instanceof Hang) return
    await send(response, json(error instanceof BadRequest ? 400 : 500, { error: { message: String(error) } }))
  }
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(`http://localhost${incoming.url}`, { method: 'POST', headers, body: Buffer.concat(chunks) })
}

async function send(response: ServerResponse, { status, headers, body, breaks }: Reply): Promise<void> {
  const bytes = Buffer.from(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.byteLength, ...headers })
  if (!breaks) return void response.end(bytes)
  response.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)))
  await sleep(20)
  if (breaks === 'cut-off') response.destroy()
}
