import type { WebApp } from '#server/site/web/web-app.ts'

/** Stands in for the build: what the server puts into the page does not depend on the rest of it. */
export const TEST_WEB: WebApp = {
  serveFiles: async () => {},
  readPage: async () =>
    [
      '<!doctype html><html lang="en"><head><title>Test</title>',
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#eeeeea">',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131416">',
      '</head><body><script id="session" type="application/json"></script></body></html>',
    ].join(''),
  contentSecurityPolicy: {},
  close: async () => {},
}
