/**
 * Answers styles quickly. jsdom matches every rule of the browser's own style sheet for each element that it is asked
 * about, and finding a control by its role asks about all of them: a quarter of a screen's seconds. While a document
 * has no style sheet of its own, an element's visibility depends on a few things alone, so jsdom is asked once for each
 * of them.
 */
export function answerStylesQuickly(window: Window & typeof globalThis): void {
  const ask = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  const displayOf = (element: Element): string => {
    const key = `${outlineOf(element)}<${element.parentElement ? outlineOf(element.parentElement) : ''}`
    let display = displays.get(key)
    if (display === undefined) displays.set(key, (display = ask(element).display))
    return display
  }

  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return ask(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const read = (name: string | symbol): unknown => {
      if (name === 'display') return displayOf(element)
      if (name === 'visibility') return visibilityOf(element)
      const value: unknown = Reflect.get((whole ??= ask(element)), name)
      return typeof value === 'function' ? value.bind(whole) : value
    }
    const getPropertyValue = (name: string): string =>
      name === 'display' || name === 'visibility' ? String(read(name)) : (whole ??= ask(element)).getPropertyValue(name)
    const answer = {
      get: (_: object, name: string | symbol) => (name === 'getPropertyValue' ? getPropertyValue : read(name)),
    }
    return new Proxy({}, answer) as CSSStyleDeclaration
  }
  window.getComputedStyle = quick
  globalThis.getComputedStyle = quick
}

/** Returns everything that the browser's own style sheet looks at to show or hide something. */
function outlineOf(element: Element): string {
  const attributes = ['hidden', 'open', 'type', 'popover', 'style'].map((name) => element.getAttribute(name))
  return JSON.stringify([element.namespaceURI, element.localName, ...attributes])
}

/** Returns the visibility, which is inherited, and without a style sheet only an element's own style can set it. */
function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = one.getAttribute('style')
    if (style?.includes('visibility')) return (one as HTMLElement).style.visibility || 'visible'
  }
  return 'visible'
}
