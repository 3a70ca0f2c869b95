import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { SessionBlock } from '#contract/user.ts'

/** Where the pages and files of the web app come from: the build, or Vite while developing. */
export interface WebApp {
  /** Serves scripts, styles, fonts and pictures. */
  serveFiles(app: FastifyInstance): Promise<void>
  /** The page at an address; the build's holds the screen as this visitor sees it first. */
  readPage(
    url: string,
    session: SessionBlock,
    page: { language: InterfaceLanguage; log: FastifyBaseLogger },
  ): Promise<string>
  /** Directives of the content security policy that take the place of the usual ones. */
  contentSecurityPolicy: Record<string, string[]>
  close(): Promise<void>
}
