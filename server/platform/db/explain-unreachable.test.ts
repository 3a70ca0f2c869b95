import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '#server/start-error.ts'
import { connectOnce } from './connect-alone.ts'
import { explainUnreachable } from './explain-unreachable.ts'

const UNREACHABLE = new StartError(
  'The database of DATABASE_URL cannot be reached: check its address, its name and the password, and that the server runs.',
)
const ADDRESS = { name: 'DATABASE_URL', connectionString: 'postgresql://placard@db.example.com/placard' } as const

it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAI_AGAIN', 'EPIPE'])(
  'explains in one sentence that the network does not lead there: %s',
  (code) => {
    const cause = Object.assign(new Error(`connect ${code}`), { code })
    expect(explainUnreachable(cause, ADDRESS)).toEqual(UNREACHABLE)
  },
)

it('explains it if the connection is closed without an answer', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `postgresql://placard@127.0.0.1:${(server.address() as AddressInfo).port}/placard`
  await expect(connectOnce(url, { connectMs: 60_000 })).rejects.toThrow(UNREACHABLE)
})

it('does not change a fault of ours', () => {
  const fault = new TypeError('nothing is there')
  expect(explainUnreachable(fault, ADDRESS)).toBe(fault)
})
