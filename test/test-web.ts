import type { WebApp } from '#server/web/web-app.ts'

/** Stands for the build: what the server puts into the page is the same whatever else is in it. */
export const TEST_WEB: WebApp = {
  serveFiles: async () => {},
  readPage: async () =>
    '<!doctype html><html><head><title>Test</title></head><body><script id="session" type="application/json"></script></body></html>',
  contentSecurityPolicy: {},
  close: async () => {},
}
