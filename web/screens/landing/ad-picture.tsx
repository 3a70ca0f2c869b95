import { getFormat, type FormatId } from '#contract/formats.ts'

/**
 * Pictures that the studio made for this page (npm run showcase): an AVIF of each width, and a WebP for older browsers.
 */
const FILES = Object.entries(
  import.meta.glob<string>('../../assets/{campaign,showcase}/*.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

interface AdPictureProps {
  /** The file's path below web/assets, without its ending. */
  file: string
  format: FormatId
  /** The width at which it is shown, as CSS. */
  sizes: string
  alt: string
  /** Set if it is visible when the page opens; then it loads first. */
  isFirst?: boolean
}

export function AdPicture({ file, format, sizes, alt, isFirst = false }: AdPictureProps) {
  const { widthPx, heightPx } = getFormat(format)
  const urls = FILES.filter(([path]) => path.includes(`/${file}`))
  const avifs = urls.flatMap(([path, url]) => {
    const width = /-(\d+)\.avif$/.exec(path)?.[1]
    return width ? `${url} ${width}w` : []
  })
  return (
    <picture>
      <source type="image/avif" srcSet={avifs.join(', ')} sizes={sizes} />
      <img
        src={urls.find(([path]) => path.endsWith('.webp'))?.[1]}
        width={widthPx}
        height={heightPx}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}
