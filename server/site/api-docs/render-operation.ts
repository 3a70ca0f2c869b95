import { escapeHtml } from '#server/platform/http/html.ts'
import type { DescribedAnswer, DescribedOperation } from './describe-api.ts'
import type { JsonSchema } from './json-schemas.ts'
import { code, renderFields, renderType } from './render-type.ts'

/** Renders one call as a section of the page: its purpose, its input and all possible responses. */
export function renderOperation(method: string, path: string, operation: DescribedOperation): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const access = security.length > 0 ? 'Needs a session.' : 'Needs no session.'
  return `<section class="call" id="${escapeHtml(operationId)}">
<h3><span class="method">${escapeHtml(method.toUpperCase())}</span> ${renderPath(path)}</h3>
<p>${escapeHtml(summary)} <span class="soft">${access}</span></p>
${parameters.length > 0 ? `<h4>Parameters</h4>${renderParameters(parameters)}` : ''}
${requestBody ? renderBody(requestBody) : ''}
<h4>Answers</h4>
<dl class="answers">${Object.entries(responses).map(renderAnswer).join('')}</dl>
</section>`
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
