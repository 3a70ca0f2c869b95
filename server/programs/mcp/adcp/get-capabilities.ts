import { z } from 'zod'
import { FORMATS } from '#contract/formats.ts'
import { KEPT_MS } from '#server/programs/idempotency/claim-key.ts'
import { READS } from '../tool.ts'
import { agentUrlOf } from './agent-url.ts'
import { defineTask } from './define-task.ts'
import { adcpIdOf, presentCapability } from './formats.ts'
import { envelopeFields } from './request.ts'
import { ADCP_VERSIONS } from './versions.ts'

export const getCapabilities = defineTask({
  name: 'get_adcp_capabilities',
  title: 'AdCP: capabilities',
  description:
    'AdCP: says which releases and tasks of the Ad Context Protocol this creative agent speaks, and the formats that it builds and previews.',
  scope: 'read',
  annotations: READS,
  input: z.object({ ...envelopeFields, protocols: z.array(z.string()).optional() }),
  async run(_input, { services }) {
    const agentUrl = agentUrlOf(services.config)
    return {
      answer: {
        adcp: {
          major_versions: [3],
          supported_versions: [...ADCP_VERSIONS],
          idempotency: { supported: true, replay_ttl_seconds: KEPT_MS / 1000 },
        },
        supported_protocols: ['creative'],
        specialisms: ['creative-template'],
        creative: {
          has_creative_library: true,
          supports_transformation: true,
          supports_generation: false,
          supports_compliance: false,
          // Pro has pictures without a limit: nothing is billed here.
          bills_through_adcp: false,
          supported_formats: FORMATS.map((format) => presentCapability(format, agentUrl)),
          // The picture is the file itself; what surrounds it on a platform is not shown.
          preview: {
            routes: FORMATS.map((format) => ({
              capability_id: adcpIdOf(format),
              rendering_origin: 'agent_approximation',
            })),
          },
        },
      },
      text: `A creative agent of AdCP ${ADCP_VERSIONS.join(', ')}, for ${FORMATS.length} formats and any other size.`,
    }
  },
})
