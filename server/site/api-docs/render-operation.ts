import { escapeHtml } from '#server/platform/http/html.ts'
import { type CodeSamples, writeSamples } from './code-samples.ts'
import type { DescribedAnswer, DescribedOperation } from './describe-api.ts'
import type { JsonSchema } from './json-schemas.ts'
import { code, renderFields, renderType } from './render-type.ts'

/** Renders one call as a section of the page: its purpose, its input and all possible responses. */
export function renderOperation(method: string, path: string, operation: DescribedOperation): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  return `<section class="call" id="${escapeHtml(operationId)}">
<h3><span class="method">${escapeHtml(method.toUpperCase())}</span> ${renderPath(path)}</h3>
<p>${escapeHtml(summary)} <span class="soft">${renderAccess(security)}</span></p>
${renderExamples(writeSamples({ method, path, operation }))}
${parameters.length > 0 ? `<h4>Parameters</h4>${renderParameters(parameters)}` : ''}
${requestBody ? renderBody(requestBody) : ''}
<h4>Answers</h4>
<dl class="answers">${Object.entries(responses).map(renderAnswer).join('')}</dl>
</section>`
}

/** Renders who may make the call. */
function renderAccess(security: DescribedOperation['security']): string {
  if (security.length === 0) return 'Needs no session.'
  const [scope] = security.flatMap(({ token }) => token ?? [])
  return scope ? `Needs a token with ${code(scope)}, or a session.` : 'Needs a session.'
}

function renderExamples(samples: CodeSamples | undefined): string {
  if (!samples) return ''
  const codes = renderCode('curl', samples.curl) + renderCode('TypeScript', samples.typescript)
  return `<details><summary>Examples</summary>${codes}</details>`
}

/** Renders code, which one click selects as a whole. */
export function renderCode(title: string, text: string): string {
  return `<h4>${escapeHtml(title)}</h4><pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`
}

/** Renders a path, which may break after a slash and nowhere else. */
export function renderPath(path: string): string {
  return `<code class="path">${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`
}

function renderParameters(parameters: DescribedOperation['parameters']): string {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return renderFields({ type: 'object', properties, required })
}

function renderBody({ content }: NonNullable<DescribedOperation['requestBody']>): string {
  const bodies = Object.entries(content).map(([mediaType, { schema }]) => {
    return `<h4>Body <span class="soft">${escapeHtml(mediaType)}</span></h4>${renderType(schema)}`
  })
  return bodies.join('')
}

function renderAnswer([status, { description, content = {} }]: [string, DescribedAnswer]): string {
  const failure = content['application/json']?.schema.allOf
  const meaning = failure ? description.split(', ').map(code).join(' ') : renderSuccess(description, content)
  return `<dt class="${Number(status) < 400 ? 'fine' : 'failed'}">${escapeHtml(status)}</dt><dd>${meaning}</dd>`
}

function renderSuccess(description: string, content: Record<string, { schema: JsonSchema }>): string {
  const bodies = Object.entries(content).map(([mediaType, { schema }]) =>
    Object.keys(schema).length > 0 ? renderType(schema) : `<span class="soft">${escapeHtml(mediaType)}</span>`,
  )
  return [escapeHtml(description), ...bodies].join(': ')
}
