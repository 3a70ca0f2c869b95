import { describe, expect, it } from 'vitest'
import { AD_STYLES, type AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { adFields } from '#test/ad-fields.ts'
import { discPhoto } from '#test/hand-made-layout.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { smallPicture } from '#test/small-picture.ts'
import { makeBrief } from '../../brief/brief.ts'
import { chooseDirection } from '../../direction/choose-direction.ts'
import { paintLayout } from '../../paint/paint-layout.ts'
import { createTypesetter } from '../../type/typesetter.ts'
import { fillGround } from '../sets/ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layout } from '../layers/layout.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { storyFootLayers } from './story-foot.ts'

function kitOf(adStyle: AdStyle, format: FormatId): ComposeContext {
  const direction = chooseDirection(makeBrief(adFields({ adStyle }), 4), discPhoto(), { format, seed: 4 })
  return { canvas: makeCanvas(format), direction } as ComposeContext
}

const ROWS = 32

/** The rows of a small picture of a story in which nothing else is. */
async function paintFoot(style: AdStyle): Promise<string[]> {
  const context = kitOf(style, 'instagram_story')
  const ground = fillGround(context.canvas, { type: 'solid', color: style === 'luxury' ? '#1c1c1c' : '#8a8a8a' })
  const layers = [ground, ...storyFootLayers(context, 'bare')]
  const layout = { format: 'instagram_story', widthPx: 1080, heightPx: 1920, seed: 4, layers } as Layout
  const { canvas } = await paintLayout(layout, [], createTypesetter(packagedFonts))
  return smallPicture(canvas, 18, ROWS).trim().split('\n')
}

describe('the foot of a story', () => {
  it('carries the sign of each style, well below the last words', async () => {
    const signs: string[] = []
    for (const { id } of AD_STYLES) {
      const rows = await paintFoot(id)
      // The words may reach down to four fifths of the height.
      expect(new Set(rows.slice(0, Math.floor(0.79 * ROWS)).join('')).size).toBe(1)
      signs.push(id, ...rows.slice(-7))
    }
    expect(signs.join('\n')).toMatchInlineSnapshot(`
      "clean
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      bold
      ++++++++++++++++++
      ++++++++===----:::
      ::...             
                        
                        
                 . .....
              ..........
      luxury
      ..................
      .......::::.......
      ....::::::::::....
      ..:............:..
      ..................
      ..................
      ..................
      playful
      ++++++++++++++++++
      +======+++++======
      ------------:::-::
      ----------::-+*##=
      -=--------:-+%%%%#
      ###=------:=%%#+#%
      ####-----::#%#:::#
      corporate
      ++++++++++++++++++
      ==----===---------
      -----------::---::
      ----------::---:::
      ---------:::---::.
      --------:::---::..
      --------::---:::..
      modern
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      ++++++++++++++++++
      *******+++++++++++
      *#####**++++++++++"
    `)
  })

  it('is left alone on every other format, and where a photo runs down to it', () => {
    expect(storyFootLayers(kitOf('luxury', 'instagram_feed'), 'bare')).toEqual([])
    expect(storyFootLayers(kitOf('luxury', 'instagram_story'), 'filled')).toEqual([])
  })
})
