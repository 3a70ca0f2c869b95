/** The endpoint for agents, of either protocol. */
export const MCP_PATH = '/mcp'
