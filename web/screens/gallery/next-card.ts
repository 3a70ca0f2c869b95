interface Named {
  readonly id: string
}

/** Gives the ad after the last selected one, or else the last one before it that stays; undefined if none does. */
export function nextOf(shown: readonly Named[], chosen: readonly Named[]): string | undefined {
  const isChosen = ({ id }: Named) => chosen.some((one) => one.id === id)
  const last = shown.findLastIndex(isChosen)
  const stays = (creative: Named) => !isChosen(creative)
  return (shown.slice(last + 1).find(stays) ?? shown.slice(0, last + 1).findLast(stays))?.id
}

/** Finds the control of an ad's card that gets the focus: the checkbox during a selection, otherwise its menu. */
export function cardControl(id: string | undefined): HTMLElement | null {
  return document.querySelector(`[data-ad="${id}"] :is(input, [aria-haspopup])`)
}
