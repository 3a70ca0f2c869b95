import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Disturbances of the bytes that pass. */
interface Disturbance {
  /** Delay of each piece. */
  delayMs?: number
  bytesPerSecond?: number
  /** The connection is reset once its client has sent this much. */
  cutAfterBytes?: number
}

/**
 * A way to a server that can be cut, slowed and redirected. With several targets, connections take turns, skipping
 * those that refuse.
 */
export class CuttingProxy {
  readonly #server: Server
  readonly #clients = new Set<Socket>()
  #targets: readonly number[]
  #turn = 0
  #isCut = false
  #weather: Disturbance = {}

  private constructor(targets: readonly number[]) {
    this.#targets = targets
    this.#server = createServer((client) => void this.#accept(client))
  }

  static async open(...targets: number[]): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(targets)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Sets the targets of the next connections. */
  pointTo(...targets: number[]): void {
    this.#targets = targets
  }

  /** Resets every connection; the next ones work. */
  reset(): void {
    for (const client of this.#clients) client.resetAndDestroy()
  }

  /** Resets every connection, and the next ones as they come. */
  cut(): void {
    this.#isCut = true
    this.reset()
  }

  /** Silences the existing connections without ever closing them; the next ones work. */
  forget(): void {
    for (const client of this.#clients) client.emit('forgotten')
  }

  setWeather(weather: Disturbance): void {
    this.#weather = weather
  }

  /** Ends all disturbances for the next connections. */
  restore(): void {
    this.#isCut = false
    this.#weather = {}
  }

  close(): void {
    this.#server.close()
    this.reset()
  }

  async #accept(client: Socket): Promise<void> {
    client.on('error', () => {})
    if (this.#isCut) return void client.resetAndDestroy()
    this.#clients.add(client)
    client.on('close', () => this.#clients.delete(client))
    client.pause()
    const upstream = await this.#reach()
    if (!upstream || client.destroyed) {
      upstream?.destroy()
      return void client.resetAndDestroy()
    }
    client.on('close', () => upstream.destroy())
    client.on('forgotten', () => {
      upstream
        .removeAllListeners('close')
        .on('error', () => {})
        .destroy()
      client.removeAllListeners('data').resume()
    })
    this.#pass(client, upstream, true)
    const lastPiece = this.#pass(upstream, client, false)
    // This waits for the pieces still on their way: a server may hang up as soon as it has sent everything.
    upstream.on('close', () => void lastPiece().then(() => client.destroySoon()))
  }

  async #reach(): Promise<Socket | undefined> {
    for (let attempt = 0; attempt < this.#targets.length; attempt++) {
      const port = this.#targets[this.#turn++ % this.#targets.length]!
      const socket = connect(port, '127.0.0.1')
      try {
        await once(socket, 'connect')
        return socket.on('error', () => {})
      } catch {
        // The next one may listen.
      }
    }
    return undefined
  }

  /** Forwards the bytes; returns a function that waits for the piece on its way. */
  #pass(from: Socket, to: Socket, isUpload: boolean): () => Promise<void> {
    let sent = 0
    let passing = Promise.resolve()
    from.on('data', (bytes: Buffer) => {
      const { delayMs = 0, bytesPerSecond = Infinity, cutAfterBytes = Infinity } = this.#weather
      sent += bytes.byteLength
      if (isUpload && sent > cutAfterBytes) return void from.resetAndDestroy()
      const lateMs = delayMs + (bytes.byteLength / bytesPerSecond) * 1000
      if (lateMs === 0 && to.write(bytes)) return
      from.pause()
      passing = this.#later(to, bytes, lateMs).then(() => void from.resume())
    })
    // A paused stream still emits its end.
    from.on('end', () => void passing.then(() => to.end()))
    from.resume()
    return () => passing
  }

  async #later(to: Socket, bytes: Buffer, lateMs: number): Promise<void> {
    if (lateMs === 0) return void (await once(to, 'drain').catch(() => {}))
    await sleep(lateMs)
    if (!to.destroyed) to.write(bytes)
  }
}
