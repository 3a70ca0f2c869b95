import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { InterfaceLanguage } from '#contract/platform/interface-language.ts'
import type { SessionBlock } from '#contract/site/session-block.ts'

/** Source of the pages and files of the web app: the build, or Vite during development. */
export interface WebApp {
  /** Serves scripts, styles, fonts and pictures. */
  serveFiles(app: FastifyInstance): Promise<void>
  /** Returns the page at an address; the build's contains the screen as this visitor sees it first. */
  readPage(
    url: string,
    session: SessionBlock,
    page: { language: InterfaceLanguage; log: FastifyBaseLogger },
  ): Promise<string>
  /** Directives of the content security policy that replace the usual ones. */
  contentSecurityPolicy: Record<string, string[]>
  close(): Promise<void>
}
