import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PAGE_TITLE } from './contract/product.ts'

/** Paths such as `#web/...` come from package.json `imports`; no alias is repeated here. */
export default defineConfig(({ command }) => ({
  root: 'web',
  // In development each source file has an address of its own: /api/session.ts would be taken for a call.
  base: command === 'serve' ? '/web/' : '/',
  plugins: [react(), pageTitle(), preloadFonts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // A data: url would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
}))

function pageTitle(): Plugin {
  return {
    name: 'page-title',
    transformIndexHtml: (html) => html.replaceAll('%PAGE_TITLE%', PAGE_TITLE),
  }
}

/** The first screen's two Latin fonts are asked for together with the style sheet instead of after it. */
function preloadFonts(): Plugin {
  const firstScreen = /(bricolage-grotesque-latin-opsz|hanken-grotesk-latin-wght)-normal-[^/]*\.woff2$/
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstScreen.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  }
}
