import type { LanguageCode } from '#contract/languages.ts'
import { languages } from '../language/languages.ts'
import { acceptAsked } from './accept-asked.ts'
import type { AskedChange } from './asked-change.ts'
import { type ProposedChanges, type ProposedLine, proposeChange, type RequestedAd } from './propose-change.ts'
import { readRequest } from './read-request.ts'

export interface Request {
  text: string
  /** Languages that the request may be in, the likeliest first. */
  likely: readonly LanguageCode[]
  ad: RequestedAd
  /** Changes that a text model read in the request, if one was asked. */
  proposed?: readonly AskedChange[]
}

export interface AnsweredRequest {
  language: LanguageCode
  /** Every word of the request was understood. */
  isClear: boolean
  /** Null if nothing can be proposed; `problem` then has the reason. */
  changes: ProposedChanges | null
  lines: ProposedLine[]
  /** Parts that were not understood, of a request that was understood in part. */
  left: string[]
  problem: string | null
  /** Examples of requests in the language of this one, if nothing of it was understood. */
  examples: readonly string[]
}

/** Returns the changes that a request in plain words would make to an ad, to be shown before anything is done. */
export function answerRequest({ text, likely, ad, proposed = [] }: Request): AnsweredRequest {
  const read = readRequest(text, likely)
  const accepted = acceptAsked(proposed, text, ad)
  const { asked, left } = accepted.length > 0 ? { asked: accepted, left: [] } : read
  const nothing = {
    language: read.language,
    isClear: left.length === 0,
    changes: null,
    lines: [],
    left: [],
    examples: [],
  }
  if (asked.length === 0) {
    const { unclear, examples } = languages[read.language].requests
    return { ...nothing, problem: unclear, examples }
  }
  const proposal = proposeChange(asked, ad)
  if ('problem' in proposal) return { ...nothing, problem: proposal.problem }
  return { ...nothing, ...proposal, left, problem: null }
}
