/**
 * Names the space in which sharp works on a picture. In one of 16 bits with a profile it would else take the profile's numbers for those of
 * another, and make a strong red a dull one: so colors of a screen are worked on in sRGB, and greys in grey. Inks are left alone: named,
 * they would lose their profile. `space` is sharp's own word for what the file has.
 */
export function inProcessingSpace<Picture extends { pipelineColourspace(space: string): Picture }>(
  picture: Picture,
  space: string,
): Picture {
  if (space === 'rgb16') return picture.pipelineColourspace('srgb')
  return space === 'grey16' ? picture.pipelineColourspace('b-w') : picture
}
