import type { AdFormat } from '#contract/sizes.ts'
import type { Finding } from '#contract/ads/report.ts'
import { NAME_CUT_RULE } from '#contract/ads/report.ts'
import type { AdFields } from '../brief/brief.ts'
import type { Direction } from '../direction/direction.ts'
import type { OwnFaces } from '../direction/own-faces.ts'
import { okDistance } from '../color/oklch.ts'
import { type FinishedFile, finishFile } from '../inspect/finish-file.ts'
import { ACTION_MISSING } from '../inspect/checks/complete-message.ts'
import type { PixelReport } from '../inspect/inspect-ad.ts'
import type { Layout } from '../layers/layout.ts'
import { paintMended, planAd } from '../make-ad/make-ad.ts'
import { type AdPhoto, asWanted } from '../photo/ad-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { CardDoesNotFit, composeCards } from './compose-cards.ts'

export interface CarouselCard {
  ad: AdFields
  photo: AdPhoto
}

export interface CarouselInput {
  cards: readonly CarouselCard[]
  /** The line over the first product, and the call to action over the last. */
  firstLine: string
  callToAction: string
  format: AdFormat
  /** The same input and seed give the same bytes. */
  seed: number
  ownFaces?: OwnFaces | undefined
  typesetter: Typesetter
}

/** A finished card, or one sentence on why there is none. */
export type MadeCard = FinishedFile | { problem: string }

/** Paints the cards of a carousel: one ground that runs through, the same sizes of type, each card inspected. */
export async function makeCarousel(input: CarouselInput): Promise<MadeCard[]> {
  const directions = directionsOf(input)
  const { layouts, cut } = fitted(input, directions)
  const made: MadeCard[] = []
  for (const [index, layout] of layouts.entries()) {
    const card = await finishCard(
      layout,
      asWanted(input.cards[index]!.photo),
      input.typesetter,
      index === layouts.length - 1,
    )
    const name = cut.get(index)
    made.push('problem' in card || name === undefined ? card : withFinding(card, cutFinding(name)))
  }
  return made
}

/** Directs each card by itself, and gives all the colors and letters of the one whose ground stands off best from all products. */
function directionsOf({ cards, firstLine, callToAction, format, seed, ownFaces }: CarouselInput): Direction[] {
  const plans = cards.map(({ ad, photo }) => planAd({ ad, photos: [photo], format, seed, ownFaces }))
  const lead = plans.map(({ direction }) => direction).toSorted((a, b) => standsOff(b, cards) - standsOff(a, cards))[0]!
  return plans.map(({ direction }, index): Direction => {
    const { words, language, textDirection, use, offerDoubt, unreadableColors } = direction
    const { price, oldPrice, badge, legalLine } = offerOf(direction)
    const name = cards[index]!.ad.productName
    return {
      ...lead,
      language,
      textDirection,
      ...(use && { use }),
      offerDoubt,
      unreadableColors,
      nameInHeadline: undefined,
      offerLeads: undefined,
      priceLeads: undefined,
      keepsSupport: false,
      words: {
        headline: index === 0 ? firstLine : name,
        name,
        support: undefined,
        proof: [],
        price,
        oldPrice,
        badge,
        callToAction: index === cards.length - 1 ? callToAction : words.callToAction,
        ...(legalLine && { legalLine }),
      },
    }
  })
}

/** Returns the offer, wherever the words of a single ad would have had it. */
function offerOf({ words, offerLeads, priceLeads }: Direction) {
  return {
    price: priceLeads ? words.headline : words.price,
    oldPrice: words.oldPrice,
    badge: offerLeads ? words.headline : words.badge,
    legalLine: words.legalLine,
  }
}

/** Returns the least distance between a direction's ground and the leading colors of the products. */
function standsOff({ colors }: Direction, cards: readonly CarouselCard[]): number {
  const distances = cards.flatMap(({ photo }) => {
    const { study } = asWanted(photo)
    const color = study.treatment === 'cutout' ? study.palette[0]?.hex : undefined
    return color ? [okDistance(color, colors.ground)] : []
  })
  return Math.min(1, ...distances)
}

/** Numbers of letters to which a name is cut, one after the other, if it has no room. */
const LETTERS = [90, 70, 50, 36, 24]

/** Lays the cards out; a name that has no room is cut at a word, and its card says so. */
function fitted({ cards, format, seed, typesetter }: CarouselInput, directions: Direction[]) {
  const cut = new Map<number, string>()
  const now = [...directions]
  for (const tries = new Map<number, number>(); ;) {
    try {
      const composed = now.map((direction, index) => ({ direction, photo: asWanted(cards[index]!.photo) }))
      return { layouts: composeCards({ cards: composed, format, seed, typesetter }), cut }
    } catch (error) {
      if (!(error instanceof CardDoesNotFit) || error.part !== 'name') throw error
      const { card } = error
      const step = tries.get(card) ?? 0
      const letters = LETTERS[step]
      if (letters === undefined) throw error
      tries.set(card, step + 1)
      const name = cutAtWord(cards[card]!.ad.productName, letters)
      cut.set(card, name)
      const { words } = now[card]!
      now[card] = { ...now[card]!, words: { ...words, name, headline: card === 0 ? words.headline : name } }
    }
  }
}

function cutAtWord(text: string, letters: number): string {
  const short = [...text].slice(0, letters).join('')
  return short === text ? text : (/^(.+)\s\S*$/su.exec(short)?.[1] ?? short).trimEnd()
}

function cutFinding(name: string): Finding {
  const message = `The name does not fit in this format and was cut to “${name}”. Look whether that still says what it is.`
  return { rule: NAME_CUT_RULE, severity: 'warning', message }
}

function withFinding(card: FinishedFile, finding: Finding): FinishedFile {
  return { ...card, report: { ...card.report, findings: [...card.report.findings, finding] } }
}

async function finishCard(
  proposed: Layout,
  photo: AdPhoto,
  typesetter: Typesetter,
  isLast: boolean,
): Promise<MadeCard> {
  const layout: Layout = photo.synthetic ? { ...proposed, synthetic: true } : proposed
  const judged = (report: PixelReport) => asCard(report, isLast)
  let problem = ''
  const passed = await paintMended(layout, { photos: [photo], typesetter, judged }, (_, errors) => {
    problem = errors.map(({ message }) => message).join(' ')
  })
  return passed ? finishFile(passed.layout, passed.painted, passed.report) : { problem }
}

/** A carousel asks for one action, on its last card: no other card lacks it. */
function asCard(report: PixelReport, isLast: boolean): PixelReport {
  if (isLast) return report
  return { ...report, findings: report.findings.filter(({ message }) => message !== ACTION_MISSING) }
}
