import type { FastifyReply, FastifyRequest } from 'fastify'
import { PRODUCT_NAME } from '#contract/product.ts'
import { escapeHtml } from './html.ts'

export interface PlainPage {
  title: string
  sentence: string
  /** Link to continue with; the home page by default. */
  link?: { href: string; text: string }
  /** HTML of our own, in which all foreign text is escaped. */
  html?: string
}

/** Sends a small page of the server's own, for moments before or beside the web app. Works without scripts. */
export function sendPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { href, text } = page.link ?? { href: '/', text: `Back to ${PRODUCT_NAME}` }
  const html = `<main>
<p class="brand">${PRODUCT_NAME}</p>
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.sentence)}</p>
${page.html ?? ''}
<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>
</main>`
  return sendDocument(reply, { title: page.title, html })
}

/** Sends a longer document in the same style. The HTML is our own; `style` is appended to the common style sheet. */
export function sendDocument(
  reply: FastifyReply,
  { title, html, style = '' }: { title: string; html: string; style?: string },
): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} - ${PRODUCT_NAME}</title>
<style nonce="${reply.styleNonce}">${STYLE}${style}</style>
</head>
<body>
${html}
</body>
</html>
`)
}

/** Returns true for a browser that navigates, which asks for HTML first; a program that calls the API does not. */
export function prefersHtml(request: FastifyRequest): boolean {
  return !isApiPath(request.url) && (request.headers.accept ?? '').includes('text/html')
}

export function isApiPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
}

/** Colors and shapes of web/styles, which these pages cannot load: its fonts and style sheets have hashed names. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eeeeea;color:#131416;
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:min(26rem,calc(100vw - 2rem));margin:2rem 0;padding:2rem;background:#fff;border:1px solid #d4d4ce;border-radius:6px}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.15;letter-spacing:-.02em}
p{margin:0 0 1.25rem}
p:last-child{margin:1.25rem 0 0}
.brand{margin:0 0 1.75rem;font-weight:800;letter-spacing:-.02em}
label{display:block;margin:0 0 .25rem;font-size:.875rem;font-weight:600}
input{width:100%;margin:0 0 1rem;padding:.625rem .75rem;border:1px solid #75756f;border-radius:4px;font:inherit;background:#fff;color:inherit}
button{width:100%;padding:.6875rem 1rem;border:1px solid #131416;border-radius:4px;background:#ffdf00;color:#131416;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#f2d200}
:focus-visible{outline:3px solid #1e64ef;outline-offset:2px}
a{color:inherit;text-underline-offset:.2em}
.error{padding:.625rem .75rem;border-radius:4px;background:#fdecea;color:#8c1d13}
.known{margin:1.5rem 0 0;padding:1.25rem 0 0;border-top:1px solid #d4d4ce}
.known button{margin:0 0 .5rem;border-color:#d4d4ce;background:#fff;text-align:left;font-weight:500;overflow-wrap:anywhere}
.known button:hover{background:#eeeeea}
.known small{display:block;color:#5b5b56;font-weight:400}
@media (prefers-color-scheme:dark){body{background:#131416;color:#eeeeea}main{background:#1d1e21;border-color:#3a3b40}
input{background:#131416;border-color:#8b8b85}.known{border-color:#3a3b40}
.known button{background:#1d1e21;border-color:#3a3b40;color:inherit}.known button:hover{background:#2a2b2f}.known small{color:#b4b4ae}
.error{background:#4a1a15;color:#ffd9d4}}
`
