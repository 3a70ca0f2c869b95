import type { Layer } from '../layers/layout.ts'
import { placeRun, type Run } from './text-run.ts'

/** Something that is said, with its size settled and its place still open. */
export interface Block {
  widthPx: number
  heightPx: number
  at(x: number, y: number): Layer[]
}

export function runBlock(run: Run): Block {
  return { widthPx: run.widthPx, heightPx: run.heightPx, at: (x, y) => [placeRun(run, x, y)] }
}

/** About the middle of a canvas that is so high. */
export function atMiddle(block: Block, x: number, heightPx: number): Layer[] {
  return block.at(x, (heightPx - block.heightPx) / 2)
}

/** Under each other. */
export function stackBlocks(blocks: readonly Block[], gap: number, align: 'left' | 'center' = 'left'): Block {
  const widthPx = Math.max(0, ...blocks.map((block) => block.widthPx))
  const heightPx = blocks.reduce((sum, block) => sum + block.heightPx, 0) + gap * Math.max(0, blocks.length - 1)
  return {
    widthPx,
    heightPx,
    at(x, y) {
      let top = y
      return blocks.flatMap((block) => {
        const layers = block.at(align === 'center' ? x + (widthPx - block.widthPx) / 2 : x, top)
        top += block.heightPx + gap
        return layers
      })
    },
  }
}

/** Beside each other, about one line; the last ends at the end of `width`, where that is given. */
export function lineBlocks(blocks: readonly Block[], gap: number, width?: number): Block | undefined {
  const own = blocks.reduce((sum, block) => sum + block.widthPx, 0) + gap * (blocks.length - 1)
  if (width !== undefined && own > width) return undefined
  const heightPx = Math.max(...blocks.map((block) => block.heightPx))
  const between = width !== undefined && blocks.length > 1 ? gap + (width - own) / (blocks.length - 1) : gap
  return {
    widthPx: width ?? own,
    heightPx,
    at(x, y) {
      let left = x
      return blocks.flatMap((block) => {
        const layers = block.at(left, y + (heightPx - block.heightPx) / 2)
        left += block.widthPx + between
        return layers
      })
    },
  }
}
