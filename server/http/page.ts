import type { FastifyReply, FastifyRequest } from 'fastify'
import { PRODUCT_NAME } from '#contract/product.ts'
import { escapeHtml } from './html.ts'

export interface Page {
  title: string
  sentence: string
  /** Where to go from here; the home page when nothing else is said. */
  link?: { href: string; text: string }
  /** HTML of our own making, in which every foreign text is escaped. */
  html?: string
}

/** A small page of the server's own, for the moments before or beside the web app. Works without scripts. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { href, text } = page.link ?? { href: '/', text: `Back to ${PRODUCT_NAME}` }
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} - ${PRODUCT_NAME}</title>
<style nonce="${reply.styleNonce}">${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${PRODUCT_NAME}</p>
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.sentence)}</p>
${page.html ?? ''}
<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>
</main>
</body>
</html>
`)
}

/** A browser that navigates asks for HTML first; a program that calls the API does not. */
export function prefersHtml(request: FastifyRequest): boolean {
  return !isApiPath(request.url) && (request.headers.accept ?? '').includes('text/html')
}

export function isApiPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f2ee;color:#1c1a17;
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:min(26rem,calc(100vw - 2rem));margin:2rem 0;padding:2rem;background:#fff;border-radius:16px;
box-shadow:0 1px 2px #1c1a1714,0 12px 32px #1c1a171a}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2;letter-spacing:-.01em}
p{margin:0 0 1rem}
.brand{margin:0 0 1.5rem;font-weight:700;letter-spacing:-.01em}
label{display:block;margin:0 0 .25rem;font-size:.875rem;font-weight:600}
input{width:100%;margin:0 0 1rem;padding:.625rem .75rem;border:1px solid #8b857b;border-radius:8px;font:inherit;background:#fff;color:inherit}
button{width:100%;padding:.6875rem 1rem;border:0;border-radius:8px;background:#1c1a17;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#3a362f}
:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
a{color:inherit}
.error{padding:.625rem .75rem;border-radius:8px;background:#fdecea;color:#8c1d13}
.known{margin:1.5rem 0 0;padding:1rem 0 0;border-top:1px solid #e3dfd8}
.known button{margin:0 0 .5rem;background:#f4f2ee;color:inherit;text-align:left;font-weight:400}
.known button:hover{background:#e9e5de}
.known small{display:block;color:#5f5a52}
@media (prefers-color-scheme:dark){body{background:#171614;color:#f4f2ee}main{background:#232120;box-shadow:none}
input{background:#171614;border-color:#8b857b}button{background:#f4f2ee;color:#1c1a17}button:hover{background:#dedad3}
.known{border-color:#3a362f}.known button{background:#302d2b}.known button:hover{background:#3a362f}.known small{color:#b5aea3}
.error{background:#4a1a15;color:#ffd9d4}}
`
