import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { ROOT } from '../launch/root.mjs'

/** Ads of the project's own that stand for a user's pictures, by the last part of their address. */
const PICTURES: Record<string, string> = {
  square: 'campaign/square.webp',
  instagram_story: 'campaign/instagram_story.webp',
  facebook_feed: 'campaign/facebook_feed.webp',
}
const ANY_OTHER = 'showcase/luxury.webp'

/**
 * Makes Vite answer `/api/images/NAME`, and whatever else a page asks the API for as a picture, with one of the project's
 * own. Other calls never reach it (fake-server.ts).
 */
export function ownPictures(): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const name = /^\/api\/(?:images\/)?([\w-]+)/.exec(request.url ?? '')?.[1]
    if (name === undefined) return next()
    response.setHeader('content-type', 'image/webp')
    response.end(readFileSync(path.join(ROOT, 'web/assets', PICTURES[name] ?? ANY_OTHER)))
  }
  return {
    name: 'own-pictures',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  }
}
