import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TOKEN_SCOPES } from '#contract/platform/token-scope.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { comesFromElsewhere } from '#server/platform/http/cross-site.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import type { Services } from '#server/services.ts'
import { OAUTH_PATH } from '#server/programs/oauth/endpoints.ts'
import type { Sketching } from '#server/ads/suggestions/sketching.ts'
import { adcpPictureRoute } from './adcp/picture-route.ts'
import { isTooDeep } from './is-too-deep.ts'
import { BODY_MAX_BYTES, PICTURES_AT_ONCE } from './limits.ts'
import { MCP_PATH } from './mcp-path.ts'
import type { McpEndpoint } from './serve.ts'

/** Address of the description of /mcp as a protected resource: see RFC 9728, section 3. */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`

/**
 * Registers the endpoint for agents. Its packages are loaded by the first request: a server that no agent asks starts
 * without them. A session opens nothing here, only a token does.
 */
export async function mcpRoutes(
  app: FastifyInstance,
  services: Services,
  doors: { sketching: Sketching; secrets: readonly string[] },
): Promise<void> {
  const { publicUrl } = services.config
  const resourceMetadataUrl = publicUrl + RESOURCE_METADATA_PATH
  let endpoint: Promise<McpEndpoint> | undefined
  const open = () => (endpoint ??= import('./serve.ts').then(({ openEndpoint }) => openEndpoint(app, services, doors)))
  const pictures = makeSlotsPerUser({ perUser: PICTURES_AT_ONCE, sentence: TOO_MANY_PICTURES })
  app.addHook('preClose', async () => (await endpoint)?.close())

  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 401) return
    const challenge = String(reply.getHeader('www-authenticate') ?? 'Bearer')
    if (challenge.includes('resource_metadata')) return
    const more = `resource_metadata="${resourceMetadataUrl}", scope="${TOKEN_SCOPES.join(' ')}"`
    reply.header('www-authenticate', challenge === 'Bearer' ? `Bearer ${more}` : `${challenge}, ${more}`)
  })

  app.post(
    MCP_PATH,
    {
      bodyLimit: BODY_MAX_BYTES,
      config: { scope: 'any' },
      preParsing: async (request) => void requireProgram(request),
    },
    async (request, reply) => {
      // Each message counts, and a batch of them would count once.
      if (Array.isArray(request.body))
        return reply.code(400).send(refuse('Send one message at a time: batches are not accepted.'))
      if (isTooDeep(request.body)) return reply.code(400).send(refuse('This message is nested too deeply.'))
      const { serve, isOwnHost } = await open()
      if (!isOwnHost(request.host)) throw new AppError('CROSS_SITE', WRONG_HOST)
      // The protocol asks for it: a page that has somebody's token must not use a browser inside a private network.
      if (comesFromElsewhere(request, publicUrl)) throw new AppError('CROSS_SITE', OTHER_SITE)
      const program = requireProgram(request)
      // A client that has gone already closes nothing any more.
      if (isPictureRead(request.body) && !reply.raw.destroyed) {
        reply.raw.once('close', pictures.acquire(program.tokenId))
      }
      const sent = { body: request.body, program, resourceMetadataUrl }
      return sendResponse(reply, await serve(toWebRequest(request, reply, publicUrl), sent))
    },
  )

  adcpPictureRoute(app, services, doors.secrets)

  app.get(RESOURCE_METADATA_PATH, { config: { scope: 'any' } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({
      resource: publicUrl + MCP_PATH,
      resource_name: PRODUCT_NAME,
      authorization_servers: [publicUrl + OAUTH_PATH],
      scopes_supported: TOKEN_SCOPES,
      bearer_methods_supported: ['header'],
    }),
  )
}

function isPictureRead(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'resources/read'
}

function requireProgram({ program }: FastifyRequest) {
  if (!program) throw new AppError('UNAUTHENTICATED', NEEDS_TOKEN)
  return program
}

/** Makes the request as the protocol's handler reads it; the body is handed over parsed. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Request(new URL(MCP_PATH, publicUrl), { method: 'POST', headers, signal: clientGone(reply) })
}

/** Sends the answer through the usual hooks, so that headers and compression are those of every other answer. */
async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  response.headers.forEach((value, name) => void reply.header(name, value))
  reply.header('cache-control', 'no-store')
  if (!response.body) return reply.send()
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return reply.send(await response.text())
  reply.header('x-accel-buffering', 'no')
  return reply.send(Readable.fromWeb(response.body as ReadableStream<Uint8Array>))
}

/** Makes the protocol's answer to a message that is not carried out. */
function refuse(message: string) {
  return { jsonrpc: '2.0', id: null, error: { code: -32_600, message } }
}

const TOO_MANY_PICTURES = `${PICTURES_AT_ONCE} pictures are being read at the moment: wait for one of them.`
const NEEDS_TOKEN = 'Send an API token as Authorization: Bearer; it is made on the account page.'
const OTHER_SITE = 'Agents that run inside a page of another site are not served: connect from a program.'
const WRONG_HOST = 'This address is not where the app is served: use its public address.'
