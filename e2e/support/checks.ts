import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules in light: WCAG 2.2 AA, and axe's good practice. In dark, on the same page, only those about colors. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

interface AxeWindow {
  axe: {
    run(
      where: Document,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
  }
}

/** Returns axe's findings on the current page, in the colors of one theme. */
export async function axeFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(finishFades)
  // An expression is not subject to the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as AxeWindow
    // Only rules that are not run need the style sheets fetched once more.
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    )
  }, RULES[theme])
}

/**
 * Finishes fades. A dialog and the colors of a theme fade in, if only for a moment: until its first frame is drawn, a
 * dialog does not exist for axe. An element that inherits a finished color may then begin to fade itself; what turns
 * with time or the scroll bar never ends. What keeps its last state, as banners do, stays in the list once it has ended.
 */
export function finishFades(): void {
  const running = () =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState !== 'finished')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (let fading = running(); fading.length > 0; fading = running()) for (const one of fading) one.finish()
}

/** Lists movements. With "reduce motion" set, nothing moves for longer than an eye can follow. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  )
}

/**
 * Returns by how much the page is wider than its window: a phone's innerWidth would grow with content that is too wide.
 */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

const TARGET_MIN_PX = 44

/**
 * Lists targets that are too small for a finger; links in running text are recognized by their lines. A choice is as
 * large as its card. A text on a picture is as large as it was painted, and its field beside the picture is an
 * equivalent target.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minPx) => {
    const selector = 'button, a[href], select, summary, textarea, input, [role="menuitem"]'
    const isInText = (target: Element) =>
      target.matches('p a, li a, dd a') && getComputedStyle(target).display === 'inline'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((target) => target.checkVisibility() && !target.matches('[type="file"]') && !isInText(target))
      .filter((target) => !target.closest('figure [role="toolbar"]'))
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.height, box.width) < minPx - 0.5)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)
  }, TARGET_MIN_PX)
}

/** Limit of what a user would press before giving up on a screen; the focus has wrapped if an element occurs twice. */
const TABS_MAX = 30
const TABS_AT_ONCE = 10

/** Goes through the page by the Tab key. Returns the elements that had the focus without showing it. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus)
  for (let tab = 0; tab < TABS_MAX; tab += TABS_AT_ONCE) {
    for (let one = 0; one < TABS_AT_ONCE; one += 1) await page.keyboard.press('Tab')
    if (await page.evaluate(() => (window as unknown as FocusWindow).focusWatch.isRound)) break
  }
  return page.evaluate(() => {
    const { focusWatch } = window as unknown as FocusWindow
    document.removeEventListener('keyup', focusWatch.look, { capture: true })
    return [...focusWatch.hidden]
  })
}

interface FocusWindow {
  focusWatch: { look: () => void; seen: Set<Element>; hidden: Set<string>; isRound: boolean }
}

/** Runs in the page, which checks itself after each key: asking it each time takes longer than everything else. */
function watchFocus(): void {
  const seen = new Set<Element>()
  const watch = { look, seen, hidden: new Set<string>(), isRound: false }
  ;(window as unknown as FocusWindow).focusWatch = watch
  document.addEventListener('keyup', look, { capture: true })

  function look(): void {
    const focused = document.activeElement
    // A row of tabs has the focus itself for one key at most, after a click, and passes it on.
    if (!focused || focused === document.body || focused.matches('[role="tablist"]')) return
    if (seen.has(focused)) watch.isRound = true
    seen.add(focused)
    // A radio button shows its focus on the card around it, an upload on its zone.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.closest('label')]
    for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish()
    const isShown = around.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5
    })
    if (!isShown) watch.hidden.add(focused.outerHTML.slice(0, 120))
  }
}
