import { createRequire } from 'node:module'
import type { Peer } from './peer.ts'
import { FAMILY, GROUND_STYLE, type Part, partsOf, QUALITY, readFont, readProduct, SIDE_PX, styleOf } from './scene.ts'

/** The part of takumi that is used. Its own types change those of React for the whole project, so they are not imported. */
interface Takumi {
  Renderer: new () => {
    registerFont(font: { name: string; data: Uint8Array }): Promise<unknown>
    render(node: TakumiNode, options: object): Promise<Buffer>
  }
}

interface TakumiNode {
  type: 'container' | 'text' | 'image'
  style: object
  text?: string
  src?: string
  children?: TakumiNode[]
}

const PRODUCT = 'product'

/** Opens takumi, which keeps the decoded product from one picture to the next. */
export async function openPeer(): Promise<Peer> {
  const { Renderer } = createRequire(import.meta.url)('@takumi-rs/core') as Takumi
  const renderer = new Renderer()
  await renderer.registerFont({ name: FAMILY, data: readFont() })
  const images = [{ src: PRODUCT, data: await readProduct() }]
  const options = { width: SIDE_PX, height: SIDE_PX, format: 'jpeg', quality: QUALITY, images }
  return {
    paint: (picture) =>
      renderer.render({ type: 'container', style: GROUND_STYLE, children: partsOf(picture).map(nodeOf) }, options),
  }
}

function nodeOf(part: Part): TakumiNode {
  const style = styleOf(part)
  if (part.kind === 'text') return { type: 'text', text: part.text, style }
  if (part.kind === 'picture') return { type: 'image', src: PRODUCT, style }
  return { type: 'container', style }
}
