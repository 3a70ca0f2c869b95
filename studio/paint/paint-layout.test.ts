import { describe, expect, it } from 'vitest'
import type { Box } from '#contract/ads/report.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { smallPicture } from '#test/pictures/small-picture.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Layer, Layout, MaterialLayer, TextLayer } from '../layers/layout.ts'
import { dayWindow } from '../layout/sets/ground.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { studyPhoto } from '../photo/study-photo.ts'
import { paintedCanvas } from '#test/studio/painted-canvas.ts'

/** A bottle on nothing: a tall light body with a dark cap. */
const bottle = drawPixels(
  120,
  240,
  [0, 0, 0, 0],
  [
    (x, y) => (x > 30 && x < 90 && y > 50 && y < 230 ? [235, 235, 230, 255] : undefined),
    (x, y) => (x > 45 && x < 75 && y > 10 && y <= 50 ? [40, 40, 40, 255] : undefined),
  ],
)
const photos = [{ pixels: bottle, study: studyPhoto(bottle) }]
const placement = { box: { x: 130, y: 20, width: 40, height: 150 }, rotation: 0 }

/** A run of text that has room but no letters. */
function givenHeadline(box: Box): Layer {
  const ink = {
    lines: [{ text: '', x: 0, baseline: box.height, inkBox: { ...box, x: 0, y: 0 } }],
    x: box.x,
    y: box.y,
    box,
  }
  const face = { family: 'hanken-grotesk', weight: 600 } as TextLayer['face']
  return {
    kind: 'text',
    part: 'headline',
    text: '',
    ...ink,
    face,
    sizePx: 20,
    trackingEm: 0,
    color: '#000',
    rotation: 0,
    direction: 'ltr',
    language: 'en',
  }
}

async function paint(...layers: Layer[]): Promise<string> {
  const ground: Layer = {
    kind: 'shape',
    shape: { type: 'rect', box: { x: 0, y: 0, width: 300, height: 250 } },
    fill: { type: 'solid', color: '#9a9a9a' },
  }
  const layout = {
    format: 'google_display',
    widthPx: 300,
    heightPx: 250,
    seed: 4,
    layers: [ground, ...layers],
  } as Layout
  const canvas = await paintedCanvas(layout, photos, typesetter)
  return smallPicture(canvas)
}

const solid = (color: string) => ({ type: 'solid', color }) as const

describe('each visual idea keeps its look', () => {
  it('mesh: soft light on a dark base', async () => {
    expect(
      await paint({
        kind: 'mesh',
        base: '#101018',
        blobs: [{ x: 0.6, y: 0.5, rx: 0.4, ry: 0.4, color: '#f0c0a0' }],
      }),
    ).toMatchInlineSnapshot(`
      "
                              
                              
               ...:::::...    
             ..::--===--::..  
            ..:-=++++++==-:.. 
            .:-=++**#**++=-:. 
            .:-=++**#**++=-:. 
            ..:-=++++++==-:.. 
             ..:--=====-::..  
               ...:::::...    
                    .         
                              
      "
    `)
  })

  it('window light: sheared panes', async () => {
    expect(
      await paint({
        kind: 'window-light',
        box: { x: 90, y: 10, width: 160, height: 170 },
        columns: 3,
        rows: 2,
        shear: 0.32,
        blurPx: 3,
        opacity: 1,
      }),
    ).toMatchInlineSnapshot(`
      "
      ************************
      *********#############**
      ********#############***
      ********#############***
      ********###*###*####****
      *******############*****
      ******#############*****
      ******############******
      ******###*###**###******
      ************************
      ************************
      ************************
      "
    `)
  })

  it('window light by day: brighter than any wall', async () => {
    const canvas = makeCanvas('google_display')
    expect(await paint(dayWindow(canvas, { x: 0.3, width: 0.6, height: 190, night: false }))).toMatchInlineSnapshot(`
      "
      *********###############
      *********##############*
      ********####*####*####**
      ********##############**
      *******##############***
      *******####*####*####***
      ******##############****
      *****###############****
      *****#########*####*****
      ************************
      ************************
      ************************
      "
    `)
  })

  it('materials: their own light and shade over the color that lies there', async () => {
    const box = { x: 0, y: 0, width: 300, height: 250 }
    const layer = { kind: 'material', box, strength: 1, blend: 'hard-light' } as const
    const shown: string[] = []
    for (const material of ['plaster', 'marble', 'wood', 'drape'] as const)
      shown.push(await paint({ ...layer, material, tilePx: [300, 250] }))
    expect(shown.join('')).toMatchInlineSnapshot(`
      "
      *+===++++****##*****####
      #*+======++++*****##**##
      **+==========+*********#
      ***+======++++++*****###
      #***++===+++++++******##
      ##**+++*+++++++++++****#
      #**+++**++=++**********#
      ##******++++++*********#
      ###*****+===++++++*****#
      ####*++++==++*********##
      *++=====++***####***####
      *+=====++*########*#####

      **************####******
      ************************
      **+++**+****************
      *+++++++****************
      *++*+++*+=++************
      ++***++*++++********++++
      ++**+++*****+**+++++++++
      ++++++++******++++++++++
      ++++++******++++****+**+
      ***+*+******+++*********
      ************************
      ****************#*******

      ****++++++++++++++******
      ++++++++++*************+
      ++++=++==++++++++===++++
      +++***#****++===+=====++
      +******************+**++
      ****+***+++*************
      *++*+++***+++++++++++***
      **+++++++***************
      ========================
      +++=+++======-=====+++++
      ********************+***
      *********++++++++*******

      #**-:-*%#+-===+*%*::+###
      **+-:=#%*=:===*#%*::+##*
      *+==:=#%*-:=++*#%+:.+#%*
      ++-=-=#%+-:=+*##%+-.+#%*
      =+=-==#%+::=**###+::=%%#
      -==-=+%%+::+#####=::+%%*
      -===+*%#=.-*###*+:-=#%#+
      -==**%#+::+##**+::+#%#+-
      ++*###+:.=##*+=-:+#%#=:-
      *####+::+#%*+==-+#%*-:-+
      ####+::+%%*==-==#%#-:-**
      ###+-:=%%*===-=+%#-:-*##
      "
    `)
  })

  it('materials with lines of their own: tiles, ribs, panes of ribbed glass, terrazzo, a cloth, dotted paper', async () => {
    const box = { x: 0, y: 0, width: 300, height: 250 }
    const layer = { kind: 'material', box, strength: 1, blend: 'hard-light' } as const
    const shown: string[] = []
    for (const material of ['tiles', 'flutes', 'reeds', 'terrazzo', 'checks', 'dots'] as const)
      shown.push(await paint({ ...layer, material, tilePx: [600, 500] }))
    expect(shown.join('')).toMatchInlineSnapshot(`
      "
      ######%%%#++++++**+#***#
      ######%%%#=====+++=#****
      #####%####=-====++=#***#
      #########*---======#*###
      #**######*--=======**###
      #####*****++++++++=*====
      ####******+=======-+----
      #####*****========-+-===
      %###*####*=--------*====
      ####*#####+========*++++
      ###********++*****+#****
      %###***#***+******+*****

      ##*=-=#*=-:##+-:##*=-=#*
      ##*=-=#*=-:##+-:##*=-=#*
      ##*=-=#*=-:##+-:##*=-=#*
      ##*=-=#*=-:##+-:##*=:=#*
      ##*=:=#*=-:%#+-.##*=:=#*
      ##*=:=#*=-:%#+-.##*=:=#*
      ##*=:=#*=-:%#+-.##*=:=#*
      ##*=:=#*=-:%#+-.##*=:=#*
      ##*=:=#*=-:%#+-.##*=:=#*
      ##*=:=#*+-:%#+-.##*=:=#*
      ##*=:=#*+-:%#+-.##*=:=#*
      ##*=:=#*+-:%#+-.##*=:=#*

      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-
      %##*+==-%##*++=-%##*++=-

      ***-+**:. -+*****++**++=
      *******::-+***+***=*===+
      *#**#*****#*********+==+
      +++******#*+*****+*++=++
      *##******%%#*****+*++*++
      +#%%**+=****#***+++=+++*
      ***#+*****#%%****#**++++
      +*++******##*=*+********
      +=+++#*++****+*==*******
      *++***#**+*++*#**#++***+
      ++*+*+*************+++-=
      +*******=*********+++:..

      %%%%%%%%--------#%%%%%%#
      %%%%%%%%--------#%%%%%%#
      %%%%%%%%--------#%%%%%%#
      %%%%%%%%--------#%%%%%%#
      --------########--------
      --------#%%%%%%%--------
      --------#%%%%%%%--------
      --------#%%%%%%%--------
      ########--------########
      %%%%%%%%--------#%%%%%%#
      %%%%%%%%--------#%%%%%%#
      ########--------########

      ==++====++====++====++==
      =*@@#==*@@#==*@@#==*@@#=
      ==++====++====++====++==
      +====++====++====++====+
      @#==*@@#==*@@#==*@@#==*@
      +====++====++====++====+
      ==++====++====++====++==
      =*@@#==*@@#==*@@#==*@@#=
      ==++====++====++====++==
      +====++====++====++====+
      @#==*@@#==*@@#==*@@#==*@
      +====++====++====++====+
      "
    `)
  })

  it('lines of a material stay in their shape, and step back behind words', async () => {
    const box = { x: 0, y: 0, width: 300, height: 250 }
    const ribs: MaterialLayer = {
      kind: 'material',
      material: 'flutes',
      box,
      strength: 1,
      blend: 'hard-light',
      tilePx: [600, 500],
    }
    const headline = givenHeadline({ x: 40, y: 150, width: 220, height: 50 })
    const shown = await paint(
      { ...ribs, quiet: 0, clip: { type: 'ellipse', center: [150, 125], rx: 140, ry: 120 } },
      headline,
    )
    expect(shown).toMatchInlineSnapshot(`
      "
      ********+=-#*+==********
      ****++#*=-:##+-:##*+****
      **+=-=#*=-:##+-:##*=-+**
      ***=-=#*=-:##+-:##*=:=**
      *#*=:=#*=-:%#+-.##*=:=#*
      *#*=-=#*=-:%#+-.##*=:=#*
      *#*=-=#*+--##+=-*#*=-=#*
      *#*+++**+++**+++***+++#*
      ***+++**+++***++***+++**
      **++++**+++**+++***+++**
      ****++#*+--##+=:*#*+****
      ********+=-##+==********
      "
    `)
  })

  it('halftone: dots that grow towards an edge', async () => {
    expect(
      await paint({
        kind: 'halftone',
        color: '#000000',
        stepPx: 7,
        edge: [
          [0, 220],
          [300, 180],
        ],
        fadePx: 120,
        opacity: 1,
      }),
    ).toMatchInlineSnapshot(`
      "
      ************************
      ************************
      ************************
      **********************+*
      **************++++++++++
      ******+*++++++++++++++++
      ***+++++++++++++++++====
      ++++++++++++++++=======-
      +++++++++++++=====----::
      ++++++++++==========++++
      +++++++++++*************
      ************************
      "
    `)
  })

  it('halftone within a disc', async () => {
    expect(
      await paint({
        kind: 'halftone',
        color: '#000000',
        stepPx: 7,
        edge: [
          [0, 250],
          [300, 250],
        ],
        fadePx: 250,
        opacity: 1,
        clip: { type: 'ellipse', center: [200, 120], rx: 80, ry: 80 },
      }),
    ).toMatchInlineSnapshot(`
      "
      ************************
      ************************
      ************++++++++****
      **********++++++++++++**
      **********+++++++++++++*
      *********++++++++++++++*
      *********++++++++++++++*
      **********+++++++++=++**
      ***********++++++===+***
      ************++++++++****
      ************************
      ************************
      "
    `)
  })

  it('rays: wedges of light that fade outwards', async () => {
    expect(
      await paint({
        kind: 'rays',
        center: [200, 140],
        count: 7,
        rotation: 10,
        reachPx: 190,
        color: '#ffffff',
        opacity: 1,
      }),
    ).toMatchInlineSnapshot(`
      "
      ******####*****#%%%%****
      ****####%%%****#%%%#****
      ******#%%%%%****%%%*****
      ********#%%%%***@%****#%
      ***********%@%**@#**#%%%
      *###*********%%*@*%@%%##
      *###%%%%%%%%%###%##*****
      *###%%%%%%%##*##%#%%%###
      **####******#%%*%%**%%%%
      ***********%%%**%@#***#%
      *********#%%%#**#%%#****
      *******#%%%%#***#%%%****
      "
    `)
  })

  it('foliage: the soft shadow of palm leaves', async () => {
    expect(
      await paint({
        kind: 'foliage',
        fronds: [{ base: [290, 20], angle: 140, lengthPx: 260, bend: -0.15 }],
        color: '#000000',
        blurPx: 3,
        opacity: 1,
      }),
    ).toMatchInlineSnapshot(`
      "
      **********************++
      *********+++++++****++=+
      ********++=-:...:-=+++**
      *******++=-:....:---+***
      *******+=-:....:--:.=***
      ******+=-:.  .:-:.  =***
      *****++-:....:-.    =***
      *****++-:..:::     .+***
      *****++-::::.    .:=+***
      ******+=-::.   .-=++****
      ******++=-:.::-=++******
      *********+==+++*********
      "
    `)
  })

  it('plinth: steps lit from one side, each with its shadow', async () => {
    expect(
      await paint({
        kind: 'plinth',
        steps: [
          { center: [140, 170], rx: 110, ry: 22, height: 36, color: '#8c8c8c' },
          { center: [140, 120], rx: 70, ry: 14, height: 46, color: '#8c8c8c', rim: '#dcbc85' },
        ],
        light: -1,
        shadow: '#000000',
        shadowOpacity: 0.7,
        depth: 0.2,
      }),
    ).toMatchInlineSnapshot(`
      "
      ************************
      ************************
      ************************
      ************************
      ************************
      ****************+*******
      *****++****+++=--*******
      *****+==++===--:-=+++++*
      *++*#*+====-----====++++
      *+===+++++++===---:-==++
      *+=========----:::--=+++
      **+++++++++=++++++++++++
      "
    `)
  })

  it('glass: what lies behind is blurred and tinted', async () => {
    expect(
      await paint(
        { kind: 'shape', shape: { type: 'ellipse', center: [80, 180], rx: 50, ry: 50 }, fill: solid('#ffffff') },
        {
          kind: 'glass',
          box: { x: 20, y: 150, width: 260, height: 70 },
          radius: 20,
          tint: '#101030',
          tintOpacity: 0.5,
        },
      ),
    ).toMatchInlineSnapshot(`
      "
      ************************
      ************************
      ************************
      ************************
      ************************
      ************************
      ****#%%%#***************
      *+++*****+============+*
      *+=++++++==-----------+*
      *+=++++++==-----------+*
      *+++*###++============+*
      ************************
      "
    `)
  })

  it('confetti: thrown by the seed, never near a text', async () => {
    expect(
      await paint({
        kind: 'confetti',
        colors: ['#000000'],
        count: 40,
        strokePx: 6,
        area: { x: 0, y: 0, width: 300, height: 250 },
        keepOut: [{ x: 0, y: 0, width: 150, height: 250 }],
      }),
    ).toMatchInlineSnapshot(`
      "
      *************++-=+**-+*+
      *************+=-=+*=+-*-
      ****************++=-==++
      ******************++*+=*
      **************+-----:==*
      ************+==*+***+=**
      ************+-++-*******
      *************-:::--+=+**
      ****************+--+*+**
      *************==**=-+*===
      *****************+**+==+
      ****************=-******
      "
    `)
  })

  it('burst, scallop and wave', async () => {
    expect(
      await paint(
        {
          kind: 'shape',
          shape: { type: 'burst', center: [70, 70], radius: 55, inner: 0.8, points: 12, rotation: 0, round: false },
          fill: solid('#ffffff'),
        },
        {
          kind: 'shape',
          shape: { type: 'burst', center: [220, 70], radius: 55, inner: 0.85, points: 8, rotation: 0, round: true },
          fill: solid('#000000'),
        },
        {
          kind: 'shape',
          shape: {
            type: 'wave',
            closeTo: 'bottom',
            points: [
              [0, 200],
              [80, 150],
              [200, 230],
              [300, 180],
            ],
          },
          fill: solid('#303030'),
        },
      ),
    ).toMatchInlineSnapshot(`
      "
      ****************+=+*****
      ***%%@%@******-.   .:+**
      **@@@@@@@****+       =**
      *#@@@@@@@%***:        **
      **%@@@@@@****+       =**
      ***##@%%******=-: .-=***
      ************************
      ************************
      **+=-----=+************+
      -:.........:=++++++==-:.
      ........................
      ........................
      "
    `)
  })

  it('a standing product: cast and contact shadow under it', async () => {
    expect(
      await paint(
        {
          kind: 'product-shadow',
          placement,
          color: '#000000',
          style: 'cast',
          scaleY: 0.4,
          shear: 0.8,
          blur: 0.02,
          opacity: 0.6,
        },
        { kind: 'product-shadow', placement, color: '#000000', style: 'contact', opacity: 1 },
        { kind: 'product', photo: 0, placement, blend: 'source-over' },
      ),
    ).toMatchInlineSnapshot(`
      "
      ************************
      ***********::***********
      **********####**********
      **********#@@#**********
      **********#@@#**********
      **********#@@#***++===+*
      **********#@@#+=---=++**
      **********#@@*--=++*****
      *************++*********
      ************************
      ************************
      ************************
      "
    `)
  })

  it('a turned product with its shadow behind it', async () => {
    const turned = { ...placement, rotation: 40 }
    expect(
      await paint(
        {
          kind: 'product-shadow',
          placement: turned,
          color: '#000000',
          style: 'drop',
          dx: 0.2,
          dy: 0.2,
          blur: 0.03,
          opacity: 0.7,
        },
        { kind: 'product', photo: 0, placement: turned, blend: 'source-over' },
      ),
    ).toMatchInlineSnapshot(`
      "
      ************************
      **************+=+*******
      *************#-:+++*****
      ***********#@@@*=-=+****
      **********%@@%=:.:+*****
      ********#@@@#-..:=+*****
      *******#@@@+:..-++******
      ********#%=..:=+********
      ********++-::=+*********
      **********+++***********
      ************************
      ************************
      "
    `)
  })

  it('a reflection that fades', async () => {
    expect(
      await paint(
        { kind: 'reflection', placement, length: 0.5, opacity: 0.9 },
        { kind: 'product', photo: 0, placement, blend: 'source-over' },
      ),
    ).toMatchInlineSnapshot(`
      "
      ************************
      ***********::***********
      **********####**********
      **********#@@#**********
      **********#@@#**********
      **********#@@#**********
      **********#@@#**********
      **********#@@#**********
      **********#%%#**********
      ***********##***********
      ************************
      ************************
      "
    `)
  })

  it('a photo in an arch, and one cut by a wave', async () => {
    const crop = { x: 30, y: 50, width: 60, height: 180 }
    expect(
      await paint(
        {
          kind: 'photo',
          photo: 0,
          crop,
          box: { x: 20, y: 20, width: 100, height: 210 },
          radius: 0,
          clip: { type: 'arch', box: { x: 20, y: 20, width: 100, height: 210 } },
        },
        {
          kind: 'photo',
          photo: 0,
          crop,
          box: { x: 160, y: 0, width: 140, height: 250 },
          radius: 0,
          clip: {
            type: 'wave',
            closeTo: 'top',
            points: [
              [0, 190],
              [180, 190],
              [240, 120],
              [300, 150],
            ],
          },
        },
      ),
    ).toMatchInlineSnapshot(`
      "
      *************%%%%%%%%%%%
      ***#%%%%*****@@@@@@@@@@@
      **%@@@@@@****@@@@@@@@@@@
      **@@@@@@@#***@@@@@@@@@@@
      **@@@@@@@#***@@@@@@@@@@@
      **@@@@@@@#***@@@@@@@@@@@
      **@@@@@@@#***@@@@@%##%%@
      **@@@@@@@#***@@@%*******
      **@@@@@@@#***#**********
      **@@@@@@@#**************
      **@@@@@@@#**************
      ************************
      "
    `)
  })
})
