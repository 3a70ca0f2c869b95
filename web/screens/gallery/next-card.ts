interface Named {
  readonly id: string
}

/** The ad that stands behind the last of the chosen ones, else the one before the first that stays; undefined where none does. */
export function nextOf(shown: readonly Named[], chosen: readonly Named[]): string | undefined {
  const isChosen = ({ id }: Named) => chosen.some((one) => one.id === id)
  const last = shown.findLastIndex(isChosen)
  const stays = (creative: Named) => !isChosen(creative)
  return (shown.slice(last + 1).find(stays) ?? shown.slice(0, last + 1).findLast(stays))?.id
}

/** The control of an ad's card by which people go on: the tick while ads are chosen, else its menu. */
export function cardControl(id: string | undefined): HTMLElement | null {
  return document.querySelector(`[data-ad="${id}"] :is(input, [aria-haspopup])`)
}
