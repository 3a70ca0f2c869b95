import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Preview of a link to us: services expect this size. */
const SIZE = { width: 1200, height: 630 }
/** --paper of web/styles/tokens.css. */
const PAPER = '#eeeeea'

/** The campaign of the landing page in five shapes, each with its place on that picture. */
const FRAMES = [
  { format: 'facebook_feed', left: 60, top: 60, width: 510 },
  { format: 'instagram_story', left: 610, top: 60, width: 287 },
  { format: 'square', left: 937, top: 60, width: 203 },
  { format: 'google_display', left: 937, top: 303, width: 167 },
  { format: 'leaderboard', left: 937, top: 482, width: 203 },
] as const

/** Makes the picture; `campaign` is the folder of the finished pictures. */
export async function makeLinkPicture(campaign: string): Promise<Buffer> {
  const frames = FRAMES.map(async ({ format, left, top, width }) => {
    const picture = await readFile(`${campaign}/${format}.webp`)
    return { input: await sharp(picture).resize(width).png().toBuffer(), left, top }
  })
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER } })
    .composite(await Promise.all(frames))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
