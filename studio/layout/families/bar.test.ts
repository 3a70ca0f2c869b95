import { describe, expect, it } from 'vitest'
import type { AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { pictureInFamily } from '#test/studio/ad-in-family.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'

const photos = [await fixturePhoto('mug-white.jpg')]

const picture = (adStyle: AdStyle, format: FormatId, columns: number, rows: number) =>
  pictureInFamily('bar', { adStyle, format, photos }, columns, rows)

describe('bar', () => {
  it('stands down the start of a square', async () => {
    expect(await picture('corporate', 'square', 24, 12)).toMatchInlineSnapshot(`
      "
      ----------:*%%%%%%%%%%%%
      --------:::*%%%%%%%%%%%%
      --==--:::::*%%%%%%%%%%%%
      --++==:::::*%###%%%%%%%%
      --===+=+-::*@%%%%###%%%%
      :-====:::::*@%%%%###%%%%
      :-=======-:*@%%%%###%%%%
      :-==-===:::*@%%%%###%%%%
      :-**+++=:::*%%%%####%%%%
      :-+++++-::.*%%%%%%%%%%%%
      ::::::::...*%%%%%%%%%%%%
      ::::::.....*%%%%%%%%%%%%
      "
    `)
  })

  it('hangs from the top of a story', async () => {
    expect(await picture('playful', 'instagram_story', 12, 20)).toMatchInlineSnapshot(`
      "
      ------------
      ------------
      ------------
      -==---------
      -*##+#*##*--
      -*##+#*##**-
      -+=++-------
      -++++--+++*:
      =+++=--==++=
      %%%%%%%%%%%%
      %%%###%%%%%%
      %%@%%%##%%%%
      %%@%%%##%%%%
      %%@%%%##%%%%
      %%@%%%##%%%%
      %%%%%%##%%%%
      %%%%%###%%%%
      %%%%%%%%%%%%
      %%%%%%%%%%%%
      %%%%%%%%%%%%
      "
    `)
  })

  it('leaves a banner its end for the photo, cut aslant', async () => {
    expect(await picture('bold', 'leaderboard', 60, 6)).toMatchInlineSnapshot(`
      "
      -============-----------::::::::::::::::::::*%@%%%%%###%%%%%
      -=%%%%*%%%#*#------------:-:--:-=========:::%%@%%%%%###%%%%%
      -=*##*+*##*##+--------+*%-%#%@==%########::=%%@%%%%%##%%%%%%
      -=#%%%*%%#%%%#--------+#%=%#%%==%#*#*####::*%%@%%%%%##%%%%%%
      -=======-----------------=----:-=========::%%%@%%%%%###%%%%%
      --======---------------:::::::::::::::::::=%%%@%%%%%###%%%%%
      "
    `)
  })
})
