import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ROOT } from '../launch/root.mjs'
import { ownPictures } from './own-pictures.ts'

/** The page of `npm run parts`. Its build goes into out/, for the pictures that `npm run goldens` compares. */
export default defineConfig({
  root: path.join(ROOT, 'scripts/parts/page'),
  publicDir: path.join(ROOT, 'web/public'),
  cacheDir: path.join(ROOT, 'node_modules/.vite-parts'),
  plugins: [react(), ownPictures()],
  build: { outDir: path.join(ROOT, 'out/parts/page'), emptyOutDir: true, target: 'esnext', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', port: 5180, fs: { allow: [ROOT] } },
  preview: { host: '127.0.0.1', port: 5181 },
  logLevel: 'warn',
})
