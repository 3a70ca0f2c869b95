import { type FormatId, getFormat } from '#contract/formats.ts'

export interface PreviewedPicture {
  format: FormatId
  url: string
  expiresAt: Date
  sha256?: string | undefined
  altText: string
}

interface PreviewOptions {
  id: string
  /** `html` and `both` add a page that shows the picture. */
  output: 'url' | 'html' | 'both'
  /** Names of the caller's sets of inputs. A picture has no macros, so that each shows the same. */
  inputs: readonly unknown[]
}

/** Makes the standard's previews of one picture: the address is that of the very file. */
export function presentPreviews(picture: PreviewedPicture, { id, output, inputs }: PreviewOptions) {
  const { format, url, sha256 } = picture
  const { widthPx: width, heightPx: height } = getFormat(format)
  const render = {
    render_id: `${id}-primary`,
    output_format: output,
    ...(output !== 'html' && { preview_url: url }),
    ...(output !== 'url' && { preview_html: makePage(picture) }),
    role: 'primary',
    dimensions: { width, height },
    embedding: { recommended_sandbox: '' },
    ...(sha256 && { ext: { sha256 } }),
  }
  const named = inputs.length > 0 ? inputs : [{ name: 'Default' }]
  return named.map((one, index) => ({
    preview_id: index === 0 ? id : `${id}-${index}`,
    renders: [render],
    input: { name: `Preview ${index + 1}`, ...(one as object) },
  }))
}

function makePage({ url, format, altText }: PreviewedPicture): string {
  const { widthPx, heightPx } = getFormat(format)
  const alt = altText.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
  return `<!doctype html><img src="${url}" width="${widthPx}" height="${heightPx}" alt="${alt}">`
}
