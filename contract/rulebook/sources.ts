/**
 * The pages that the rulebook cites. `lastChecked` is the day on which somebody read the page and compared the rules
 * with it; change it only after doing so. No zod.
 */

/**
 * The ways in which a page was read: as stored from its own address, as a copy under another address, or not at all, so that the
 * figures come from the page of a third party.
 */
export type SourceReading = 'page' | 'copy' | 'elsewhere'

export interface Source {
  id: string
  title: string
  /** Address of the page that states the rule. */
  address: string
  /** Address of the third party's page that was read in its place. */
  readAt?: string
  read: SourceReading
  /** ISO date. */
  lastChecked: string
  /** Date that the page itself bears, as it writes it. */
  dated?: string
}

const READ_ON = '2026-11-30'

const ROWS = [
  {
    id: 'google-uploads',
    title: 'Google Ads: uploaded display ads specifications',
    address: 'https://support.google.com/adwords/answer/1722096',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'google-responsive',
    title: 'Google Ads API: ResponsiveDisplayAdInfo',
    address: 'https://developers.google.com/google-ads/api/reference/rpc/v20/ResponsiveDisplayAdInfo',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'google-responsive-file',
    title: 'Google Ads: images of responsive display ads',
    address: 'https://support.google.com/google-ads/answer/9823397',
    readAt: 'https://www.ppcbetter.com/google-display-ad-formats/',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'google-responsive-text',
    title: 'Google Ads: text in images of responsive display ads',
    address: 'https://support.google.com/google-ads/answer/9823397',
    readAt: 'https://digitalhyve.com/ad-size-guide/',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'google-assets',
    title: 'Google Ads policies: image assets format requirements',
    address: 'https://support.google.com/adspolicy/answer/10347108',
    read: 'copy',
    lastChecked: READ_ON,
  },
  {
    id: 'google-design',
    title: 'Google Ads policies: misleading ad design',
    address: 'https://support.google.com/adspolicy/answer/15937463',
    read: 'copy',
    lastChecked: READ_ON,
  },
  {
    id: 'google-capitals',
    title: 'Google Ads policies: editorial, capitalization',
    address: 'https://support.google.com/adspolicy/answer/14848295',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'google-editorial',
    title: 'Google Ads policies: editorial, punctuation and symbols',
    address: 'https://support.google.com/adspolicy/answer/6021546',
    read: 'copy',
    lastChecked: READ_ON,
  },
  {
    id: 'google-synthetic',
    title: 'Google Ads API: SyntheticContentAttestationStatus',
    address:
      'https://developers.google.com/google-ads/api/reference/rpc/v26/SyntheticContentAttestationStatusEnum.SyntheticContentAttestationStatus',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'meta-feed',
    title: 'Meta ads guide: image, Facebook feed',
    address: 'https://www.facebook.com/business/ads-guide/image/facebook-feed',
    readAt: 'https://docslib.org/doc/11718590/facebook-instagram-graphic-recommendations-general',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'meta-story',
    title: 'Meta ads guide: image, Stories and Reels',
    address: 'https://www.facebook.com/business/ads-guide/image/instagram-story',
    readAt: 'https://www.xyzlab.com/meta-ads-specs',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'meta-zones',
    title: 'Meta: safe zones of Stories and Reels',
    address: 'https://www.facebook.com/business/ads-guide/image/instagram-story',
    readAt: 'https://adsuploader.com/blog/meta-ads-safe-zones',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'meta-functions',
    title: 'Meta Business Help Centre: advertising policy basics checklist',
    address: 'https://www.facebook.com/business/help/757209948405699',
    read: 'copy',
    lastChecked: READ_ON,
  },
  {
    id: 'meta-ai',
    title: 'Meta: AI info on ads',
    address: 'https://www.meta.com/help/artificial-intelligence/355108217670024/',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'pinterest-specs',
    title: 'Pinterest Business: ad specs',
    address: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'pinterest-backgrounds',
    title: 'Pinterest Business: image backgrounds',
    address: 'https://help.pinterest.com/en-gb/business/article/promoted-app-pins',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'pinterest-ai',
    title: 'Pinterest Newsroom: Introducing Gen AI Labels',
    address: 'https://newsroom.pinterest.com/en-au/news/introducing-gen-ai-labels/',
    read: 'page',
    lastChecked: READ_ON,
    dated: '30 April 2025',
  },
  {
    id: 'linkedin-single',
    title: 'LinkedIn: single image ads advertising specifications',
    address: 'https://www.linkedin.com/help/lms/answer/a426534',
    read: 'copy',
    lastChecked: READ_ON,
  },
  {
    id: 'tiktok-network',
    title: 'TikTok: specifications for TikTok Ad Network ad assets',
    address: 'https://ads.tiktok.com/resources/help/article/specifications-for-pangle-ad-assets',
    read: 'page',
    lastChecked: READ_ON,
    dated: 'September 2026',
  },
  {
    id: 'tiktok-ai',
    title: 'TikTok: ad disclaimers in TikTok Ads Manager',
    address: 'https://ads.tiktok.com/help/article/about-ad-disclaimers-in-tiktok-ads-manager',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'x-specs',
    title: 'X Business: creative ad specs',
    address: 'https://business.x.com/en/help/campaign-setup/creative-ad-specifications',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'snapchat-specs',
    title: 'Snapchat ad specs',
    address: 'https://forbusiness.snapchat.com/resources/advertising-guides/ad-specs',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'snapchat-file',
    title: 'Snapchat: file size of images',
    address: 'https://forbusiness.snapchat.com/resources/advertising-guides/ad-specs',
    readAt: 'https://odysseymediagroup.co.uk/client-resources/snapchat-single-ads',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'snapchat-zones',
    title: 'Snapchat: top and foot of a Snap ad',
    address: 'https://forbusiness.snapchat.com/resources/advertising-guides/ad-specs',
    readAt: 'https://www.admiral.media/our-channels/snapchat/',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'reddit-specs',
    title: 'Reddit: image ad specifications',
    address: 'https://www.stackmatix.com/blog/reddit-ad-specs',
    readAt: 'https://www.stackmatix.com/blog/reddit-ad-specs',
    read: 'elsewhere',
    lastChecked: READ_ON,
  },
  {
    id: 'amazon-sizes',
    title: 'Amazon Ads: display ads with e-commerce creative, placements',
    address: 'https://advertising.amazon.com/en-gb/resources/ad-specs/ecommerce',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'amazon-acceptance',
    title: 'Amazon Ads: creative acceptance policy',
    address: 'https://advertising.amazon.com/resources/ad-policy/en/creative-acceptance',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'microsoft-images',
    title: 'Microsoft Advertising: image guidelines and policies',
    address: 'https://help.ads.microsoft.com/apex/index/22/en/60042',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'criteo-specs',
    title: 'Criteo: creative specifications',
    address: 'https://help.retailmedia.criteo.com/kb/guide/en/creative-guidelines-1Kj4Q8vcM3/Steps/2973923',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'criteo-guidelines',
    title: 'Criteo: creative guidelines',
    address: 'https://help.retailmedia.criteo.com/kb/guide/en/creative-guidelines-GqiEj9kp59/Steps/2848955',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'taboola-thumbnails',
    title: 'Taboola: thumbnail of an item',
    address: 'https://developers.taboola.com/backstage-api/reference/item-thumbnail_url',
    read: 'page',
    lastChecked: READ_ON,
  },
  {
    id: 'wcag',
    title: 'WCAG 2.2: contrast (minimum)',
    address: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    read: 'elsewhere',
    readAt: 'https://help.retailmedia.criteo.com/kb/guide/en/creative-guidelines-GqiEj9kp59/Steps/2848955',
    lastChecked: READ_ON,
  },
  {
    id: 'iptc',
    title: 'IPTC NewsCodes: digital source type',
    address: 'https://cv.iptc.org/newscodes/digitalsourcetype',
    read: 'elsewhere',
    readAt: 'https://iptc.org/?p=9040',
    lastChecked: READ_ON,
  },
] as const satisfies readonly Source[]

export type SourceId = (typeof ROWS)[number]['id']

export const SOURCES: readonly Source[] = ROWS

export function getSource(id: SourceId): Source {
  return SOURCES.find((source) => source.id === id)!
}

/** Days after which a rule has to be read again: platforms change theirs a few times a year. */
export const FRESH_DAYS = 180

const DAY_MS = 86_400_000

/** Returns true if nobody has compared the source with its page for 180 days. */
export function isOld({ lastChecked }: Pick<Source, 'lastChecked'>, now: Date): boolean {
  return now.getTime() - Date.parse(lastChecked) > FRESH_DAYS * DAY_MS
}

/** Returns a source as an answer and a page show it: with the address where it was read, and whether it is old. */
export function citeSource(id: SourceId, now: Date) {
  const source = getSource(id)
  const { title, address, readAt, lastChecked, read } = source
  return { title, url: readAt ?? address, lastChecked, read, isOld: isOld(source, now) }
}
