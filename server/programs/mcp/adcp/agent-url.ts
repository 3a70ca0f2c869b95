import type { Config } from '#server/config.ts'
import { MCP_PATH } from '../mcp-path.ts'

/** Returns the address by which formats and provenance name this agent: the very endpoint. */
export function agentUrlOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl + MCP_PATH
}
