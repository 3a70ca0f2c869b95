import type { FastifyInstance } from 'fastify'

/** Where the pages and files of the web app come from: the build, or Vite while developing. */
export interface WebApp {
  /** Serves scripts, styles, fonts and pictures. */
  serveFiles(app: FastifyInstance): Promise<void>
  /** The page that every screen starts from. */
  readPage(url: string): Promise<string>
  /** Directives of the content security policy that take the place of the usual ones. */
  contentSecurityPolicy: Record<string, string[]>
  close(): Promise<void>
}
