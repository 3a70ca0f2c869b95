import type { FastifyReply } from 'fastify'
import { PRODUCT_NAME } from '#contract/product.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { type ApiDescription, type DescribedOperation, LEAD } from './describe-api.ts'
import { GUIDE, type GuideSection } from './guide.ts'
import { API_DOCS_STYLE } from './page-style.ts'
import { renderCode, renderOperation, renderPath } from './render-operation.ts'
import { renderFields } from './render-type.ts'

interface Entry {
  method: string
  path: string
  operation: DescribedOperation
}

/** Sends the document as a page that needs no script. */
export function sendApiPage(reply: FastifyReply, api: ApiDescription, publicUrl: string): FastifyReply {
  const groups = groupByTag(api)
  const title = escapeHtml(api.info.title)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${reply.styleNonce}">${API_DOCS_STYLE}</style>
</head>
<body>
<header><div class="wide"><a class="brand" href="/">${PRODUCT_NAME}</a></div></header>
<div class="wide intro">
<h1>${title}</h1>
<p class="lead">${escapeHtml(LEAD)}</p>
<p>Version ${escapeHtml(api.info.version)} · <a href="/api/openapi.json">OpenAPI ${escapeHtml(api.openapi)} document</a></p>
</div>
<div class="wide columns">
<nav aria-label="Contents"><h2><a href="#start">Start</a></h2><ul class="guide">${GUIDE.map(renderGuideLink).join('')}</ul>${[...groups].map(renderContents).join('')}
<h2><a href="#shapes">Shapes</a></h2></nav>
<main>
${renderStart(publicUrl)}
${GUIDE.map(renderGuideSection).join('')}
${[...groups].map(renderGroup).join('')}
<h2 id="shapes">Shapes</h2>
${renderShapes(api)}
</main>
</div>
</body>
</html>
`)
}

/** Renders the lines that the examples take for granted. */
function renderStart(publicUrl: string): string {
  const shell = `export PLACARD=${publicUrl}\nexport PLACARD_TOKEN=…   # made on the account page`
  const typescript = 'const placard = process.env.PLACARD\nconst token = process.env.PLACARD_TOKEN'
  return `<h2 id="start">Start</h2><section class="call"><p>The examples read the address and the token from the environment.</p>
${renderCode('curl', shell)}${renderCode('TypeScript', typescript)}</section>`
}

function renderGuideLink({ id, title }: GuideSection): string {
  return `<li><a href="#${id}">${escapeHtml(title)}</a></li>`
}

function renderGuideSection({ id, title, paragraphs, list = [], typescript }: GuideSection): string {
  const texts = paragraphs.map((text) => `<p>${renderProse(text)}</p>`).join('')
  const items = list.map((text) => `<li>${renderProse(text)}</li>`).join('')
  const code = typescript ? renderCode('TypeScript', typescript) : ''
  return `<section class="call" id="${id}"><h3>${escapeHtml(title)}</h3>${texts}${items && `<ul>${items}</ul>`}${code}</section>`
}

function renderProse(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function groupByTag({ paths }: ApiDescription): Map<string, Entry[]> {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return Map.groupBy(entries, ({ operation }) => operation.tags[0])
}

function renderContents([tag, entries]: [string, Entry[]]): string {
  const links = entries.map(({ method, path, operation }) => {
    const label = `<span class="method">${escapeHtml(method.toUpperCase())}</span> ${renderPath(path)}`
    return `<li><a href="#${escapeHtml(operation.operationId)}">${label}</a></li>`
  })
  return `<h2><a href="#${idOf(tag)}">${escapeHtml(tag)}</a></h2><ul>${links.join('')}</ul>`
}

function renderGroup([tag, entries]: [string, Entry[]]): string {
  const calls = entries.map(({ method, path, operation }) => renderOperation(method, path, operation))
  return `<h2 id="${idOf(tag)}">${escapeHtml(tag)}</h2>${calls.join('')}`
}

function renderShapes({ components }: ApiDescription): string {
  const shapes = Object.entries(components.schemas).map(([name, schema]) => {
    return `<section class="call" id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${renderFields(schema)}</section>`
  })
  return shapes.join('')
}

function idOf(tag: string): string {
  return `group-${tag.toLowerCase().replaceAll(' ', '-')}`
}
