import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'

/** Resolves to undefined if the page was open for too long, or the browser is not the one that began. */
export async function findInteraction(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    return interaction.uid === request.params.uid ? interaction : undefined
  } catch (error) {
    if ((error as Error).name === 'SessionNotFound') return undefined
    throw error
  }
}
