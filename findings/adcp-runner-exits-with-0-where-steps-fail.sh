#!/bin/sh
# @adcp/sdk 6.11.0 (npm, 85 MB with what it needs): `adcp storyboard run` ends with the exit code 0 although steps have failed, as long as others have
# passed: a creative agent that lists its formats and answers each preview and each build with an error is "partial". One would guess that a
# job of a CI is red then. The code is 3 where all steps fail. The summary that --summary-output writes counts the failed ones.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @adcp/sdk@6.11.0 >/dev/null
cat >run.mjs <<'JS'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
const format = {
  format_id: { agent_url: 'http://127.0.0.1/mcp', id: 'banner' },
  name: 'Banner',
  type: 'display',
  assets: [{ item_type: 'individual', asset_id: 'image', asset_type: 'image', required: true }],
  renders: [{ role: 'primary', dimensions: { width: 300, height: 250 } }],
}
const idempotency = { supported: true, replay_ttl_seconds: 86400 }
const answers = {
  get_adcp_capabilities: { adcp: { major_versions: [3], supported_versions: ['3.0'], idempotency }, supported_protocols: ['creative'], specialisms: ['creative-template'], creative: { supports_transformation: true } },
  list_creative_formats: { formats: [format] },
}
function call({ name, arguments: { context } }) {
  const error = { code: 'SERVICE_UNAVAILABLE', message: 'No.', recovery: 'terminal' }
  const answer = answers[name] ?? { adcp_error: error, errors: [error] }
  const content = { status: answers[name] ? 'completed' : 'failed', adcp_version: '3.0', context, ...answer }
  return { isError: !answers[name], structuredContent: content, content: [{ type: 'text', text: JSON.stringify(content) }] }
}
const tools = [...Object.keys(answers), 'preview_creative', 'build_creative'].map((name) => ({ name, inputSchema: { type: 'object' } }))
const server = http.createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end()
  const { id, method, params } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  if (id === undefined) return response.writeHead(202).end()
  const serverInfo = { name: 'agent', version: '1' }
  const initialize = () => ({ protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo })
  const result = { initialize, 'tools/list': () => ({ tools }), 'tools/call': () => call(params) }[method]?.() ?? {}
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id, result }))
})
server.listen(0, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}/mcp`
  const program = ['node_modules/@adcp/sdk/bin/adcp.js', 'storyboard', 'run', address, 'creative_template']
  const options = { maxBuffer: 2 ** 26, env: { ...process.env, HOME: process.cwd() } }
  execFile(process.execPath, [...program, '--allow-http', '--json', '--summary-output', 'summary.json'], options, (error) => {
    server.close()
    const { overall_status: status, passed, failed } = JSON.parse(readFileSync('summary.json', 'utf8'))
    console.log('exit code', error ? error.code : 0, ' status', status, ' steps passed', passed, 'failed', failed)
    process.exitCode = !error && passed > 0 && failed > 0 ? 0 : 1
  })
})
JS
node run.mjs || { echo 'Changed.'; exit 1; }
