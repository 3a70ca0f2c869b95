/**
 * The first part of a sentence, where it can stand alone; undefined where a cut would leave a thought unfinished.
 * "Perfectly cropped cotton tank, with a scooped neckline." gives its part before the comma, "Stop time for 30 seconds
 * with this pocket watch." what to do without naming the product again.
 */
export function leadingClause(sentence: string): string | undefined {
  return beforeMark(sentence) ?? beforeProduct(sentence)
}

/** Up to a dash, a semicolon or a colon, or up to a comma behind which something is only added. */
function beforeMark(sentence: string): string | undefined {
  const mark = MARK.exec(sentence)
  if (!mark) return undefined
  const clause = sentence.slice(0, mark.index).trim()
  const rest = sentence.slice(mark.index + mark[0].length).trim()
  if (!standsAlone(clause) || rest === '') return undefined
  return /^[,،，]/u.test(mark[0]) && !isAddition(sentence, rest) ? undefined : clause
}

/** An invitation ends well before "with this ...": the ad shows the product and says its name. */
function beforeProduct(sentence: string): string | undefined {
  const product = WITH_THIS.exec(sentence)
  if (!product || /[,;:–—]/u.test(sentence) || STATEMENT.test(sentence)) return undefined
  const clause = sentence.slice(0, product.index)
  return clause.split(/\s+/).length >= 3 && standsAlone(clause) ? clause : undefined
}

/** "This" is the product; "the" is it only before a name. German writes every noun like a name. */
const WITH_THIS =
  /\s+(?:with (?:this|these|(?:the|our) (?=\p{Lu}))|mit dies\p{L}+|avec (?:ce|cet|cette|ces|(?:les?|la) (?=\p{Lu}))|con (?:est\p{L}+|quest\p{L}+|(?:el|la|los|las|il|lo) (?=\p{Lu}))|met (?:deze|dit|(?:de|het) (?=\p{Lu}))|com (?:est\p{L}+|[oa] (?=\p{Lu})))/u
/** Begins with who or what the sentence is about, so that it tells and does not invite. */
const STATEMENT =
  /^(?:the|a|an|this|these|it|its|our|we|you|they|he|she|i|der|die|das|ein\p{L}*|dies\p{L}*|unser\p{L}*|wir|sie|er|es|ich|du|le|la|les|un|une|ce|cette|ces|notre|nos|nous|vous|il|elle|el|los|las|una|uno|este|esta|nuestr\p{L}+|lo|gli|questo|questa|de|het|een|deze|dit|o|os|as|um|uma)\s/iu

/** A mark between clauses; a colon or comma inside a number or a time is none. */
const MARK = /\s+[–—-]\s+|—|[;؛；]\s*|：|:\s+|[,،]\s+|，/u

/** Words that open a clause which waits for another. */
const DEPENDENT =
  /^(?:if|when|while|whenever|with|without|because|since|although|though|as|after|before|until|unless|for|from|in|on|at|by|to|whether|once|wenn|weil|obwohl|während|mit|ohne|für|ob|als|nach|si|quand|lorsque|avec|sans|pour|comme|parce|dans|cuando|aunque|con|sin|para|porque|mientras|se|quando|perché|anche|senza|per|com|sem|enquanto|als|wanneer|omdat|met|zonder|voor|если|когда|хотя|с|без|для|якщо|коли|з|όταν|αν|με|για|χωρίς|عند|إذا|مع|כאשר|אם|עם|जब|यदि|अगर)(?=\s|$)/iu

/** Words that only add to what was said: what stands before them is whole. */
const ADDING =
  /^(?:with|without|and|but|so|or|then|for|while|made|plus|thanks|perfect|ideal|from|und|aber|mit|ohne|für|oder|damit|et|mais|avec|sans|pour|idéal|y|pero|con|sin|para|ideal|e|ma|per|senza|mas|com|sem|perfeito|en|maar|met|zonder|voor|i|ale|z|bez|dla|och|men|med|utan|för|og|uden|ve|ama|ile|için|a|s|pro|và|với|cho|и|но|с|без|для|та|але|з|και|αλλά|με|για|و|لكن|مع|עם|אבל)(?=\s|$)/iu

function standsAlone(clause: string): boolean {
  const words = clause.split(/\s+/)
  const isLabel = words.length <= 2 && /\p{L}/u.test(clause)
  return !DEPENDENT.test(clause) && (SPACELESS.test(clause) ? [...clause].length >= 4 : !isLabel)
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** One comma only: with more of them the first may be the first of a list. */
function isAddition(sentence: string, rest: string): boolean {
  const commas = sentence.match(/[,،，]\s?/gu)?.length ?? 0
  return commas === 1 && (ADDING.test(rest) || /[，]/u.test(sentence))
}
