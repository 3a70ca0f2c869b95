import {
  type AuthInfo,
  createMcpHandler,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  requireScopes,
  ResourceTemplate,
  validateHostHeader,
} from '@modelcontextprotocol/server'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { PRODUCT_NAME } from '#contract/product.ts'
import { readVersion } from '#server/build.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Program } from '#server/platform/http/require-user.ts'
import type { Services } from '#server/services.ts'
import { describeSchemas } from './describe-schema.ts'
import { PICTURE_TEMPLATE } from './picture-uri.ts'
import { readPicture } from './read-picture.ts'
import { runTool, type ToolHost } from './run-tool.ts'
import { INSTRUCTIONS, NOT_READY } from './sentences.ts'
import { TOOLS } from './tools/all-tools.ts'

/** Serves MCP requests of programs, each by a server of its own that holds nothing afterwards. */
export interface McpEndpoint {
  serve: (request: Request, sent: { body: unknown; program: Program; resourceMetadataUrl: string }) => Promise<Response>
  /** Returns true for a name of our own: another name may lead a browser of this machine here. */
  isOwnHost: (host: string) => boolean
  close: () => Promise<void>
}

/** Opens the endpoint. Both the revision of 2026-07-28 and clients of 2025 are answered by the same tools. */
export function openEndpoint(
  app: FastifyInstance,
  services: Services,
  doors: Pick<ToolHost, 'sketching' | 'secrets'>,
): McpEndpoint {
  const stopping = new AbortController()
  const { hostname } = new URL(services.config.publicUrl)
  const makeServer = (program: Program) => buildServer({ app, services, ...doors, program, stopping: stopping.signal })
  const handler = createMcpHandler(({ authInfo }) => makeServer(programOf(authInfo)), {
    onerror: (error) => services.log.debug({ err: error }, 'An MCP request was refused'),
    // Nothing here changes by itself, so a subscription would only hold a connection open.
    maxSubscriptions: 0,
  })
  return {
    serve: (request, { body, program, resourceMetadataUrl }) =>
      handler.fetch(request, {
        parsedBody: body,
        authInfo: {
          token: '',
          clientId: program.tokenId,
          scopes: [...program.scopes],
          resourceMetadataUrl,
          extra: { program },
        },
      }),
    isOwnHost: (host) => validateHostHeader(host, [hostname, 'localhost', '127.0.0.1', '[::1]']).ok,
    close: async () => {
      stopping.abort()
      await handler.close()
    },
  }
}

function programOf(authInfo: AuthInfo | undefined): Program {
  return authInfo!.extra!['program'] as Program
}

function buildServer(host: ToolHost): McpServer {
  const info = {
    name: PRODUCT_NAME.toLowerCase(),
    title: PRODUCT_NAME,
    version: readVersion(),
    websiteUrl: host.services.config.publicUrl,
  }
  const capabilities = { tools: { listChanged: false }, resources: { listChanged: false, subscribe: false } }
  const server = new McpServer(info, { instructions: INSTRUCTIONS, capabilities })
  for (const tool of TOOLS) {
    const { name, title, description, scope, annotations } = tool
    const { input: inputSchema, output: outputSchema } = describeSchemas(tool)
    const config = { title, description, inputSchema, outputSchema, annotations, scopeChallenge: requireScopes(scope) }
    server.registerTool(name, config, (given, context) => runTool(tool, given, { host, context }))
  }
  addPictures(server, host)
  return server
}

function addPictures(server: McpServer, { services, program }: ToolHost): void {
  const template = new ResourceTemplate(PICTURE_TEMPLATE, { list: undefined })
  const about = {
    title: 'Picture',
    description: 'The file of a finished picture, or of a photo of an ad, by the id that tools answer.',
    scopeChallenge: requireScopes('read'),
  }
  server.registerResource('picture', template, about, async (uri, { id }) => {
    const imageId = z.uuid().safeParse(id)
    if (!imageId.success) throw notFound()
    const asked = { userId: program.userId, imageId: imageId.data, uri: uri.href }
    return readPicture(services, asked).catch((error: unknown) => {
      // Another user's picture is answered like one that does not exist.
      if (error instanceof AppError) throw notFound()
      services.log.error({ err: error }, 'A picture could not be read')
      throw new ProtocolError(ProtocolErrorCode.InternalError, NOT_READY)
    })
  })
}

function notFound(): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such picture.')
}
