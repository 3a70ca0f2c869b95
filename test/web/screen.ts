/** What jsdom lacks: the screen of a desktop with a mouse. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => ({
    ...new EventTarget(),
    media,
    matches: true,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  })
}
