import { describe, expect, it } from 'vitest'
import { pictureInFamily } from '#test/studio/ad-in-family.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { studyPhoto } from '../../photo/study-photo.ts'

/** A plain box of one grey, without a background. */
function picture(grey: number, adStyle: 'luxury' | 'clean'): Promise<string> {
  const inside = (x: number, y: number) => x > 8 && x < 692 && y > 8 && y < 992
  const pixels = drawPixels(700, 1000, [0, 0, 0, 0], [(x, y) => (inside(x, y) ? [grey, grey, grey, 255] : undefined)])
  const photos = [{ pixels, study: studyPhoto(pixels) }]
  return pictureInFamily('window', { adStyle, format: 'square', photos }, 24, 14)
}

describe('window', () => {
  it('has light by day on wall and floor', async () => {
    expect(await picture(90, 'clean')).toMatchInlineSnapshot(`
      "
      @@@@@@@@@%@@@@@@@@@@@@@@
      @%#%%@@@@@%@@@@@@@@@@@@@
      @@#*##%#***#*%@@@@@%@@@@
      @%**##%#**#*#*%@@@@@@@@%
      @@@@@@@@%++++++++*@@@@%%
      @@@@@@@@%--------+@%@%%%
      @%@@%@@@@--------+@@@%%%
      @%@@%@%@@--------+@@@%%%
      @%@@%@%@%--------+%%%%#%
      ########*--------=******
      *********--------====+++
      *********=========+*****
      **=++=+*********=--=--+*
      +++++++++++++++++=====++
      "
    `)
  })

  it('has a lamp by night on the floor where the product stands', async () => {
    expect(await picture(200, 'luxury')).toMatchInlineSnapshot(`
      "
                 ........     
       ....     .:::..... .   
        :::..:::=--:.:... ..  
        ::::.:-:==--::::..... 
           . ..********=..:.  
           . .:########+:...  
           . .-########+:.:   
           . .-########+:.:   
           . .:########+...   
           ...:########+..    
           ...:########+...   
           ...:++++++++=...   
        :.:::..:::::::-*++++. 
             .........:----:  
      "
    `)
  })

  it('has more light by night behind a dark product', async () => {
    expect(await picture(24, 'luxury')).toMatchInlineSnapshot(`
      "
           . .. .:--:::::...  
       .:.......:---:-:::.:.. 
        :::::--:==-::----.:...
      ..:::::---====-===-:-:. 
      .....::::......:.:--=:. 
      ...:.-:-=        .=--:  
      ...:.-:-+        :=-=.  
      ...:.-:=+        :=-=.  
      .....-:-=        .-::.  
         ..::::        .:...  
          ..:::        .::..  
          ..:::.........::..  
        ::--::::::::::-*++++. 
            ...::::::::-----  
      "
    `)
  })
})
