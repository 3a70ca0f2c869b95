/**
 * Names the space in which sharp works on a picture. For a picture of 16 bits with a profile, sharp would otherwise
 * take the profile's numbers for those of another space, and make a strong red dull. So screen colors are processed in
 * sRGB, and grays in gray. Inks are left alone: if their space were named, they would lose their profile. `space` is
 * sharp's own word for the file's space.
 */
export function inProcessingSpace<Picture extends { pipelineColourspace(space: string): Picture }>(
  picture: Picture,
  space: string,
): Picture {
  if (space === 'rgb16') return picture.pipelineColourspace('srgb')
  return space === 'grey16' ? picture.pipelineColourspace('b-w') : picture
}
