import { act, fireEvent, render, type RenderResult, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IconButton } from '#web/ui/icon-button.tsx'
import { startTooltips } from '#web/ui/overlays/tooltips.ts'

let end = () => {}
let view: RenderResult

beforeEach(() => {
  vi.useFakeTimers()
  end = startTooltips(document)
  view = render(<IconButton label="Refresh" />)
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

const button = () => screen.getByRole('button', { name: 'Refresh' })
const tooltip = () => screen.queryByRole('tooltip', { hidden: true })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('comes 700 ms after the pointer', () => {
  fireEvent.pointerOver(button(), { pointerType: 'mouse' })
  wait(699)
  expect(tooltip()).toBeNull()
  wait(1)
  expect(tooltip()?.textContent).toBe('Refresh')
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
  expect(tooltip()).toBeNull()
})

it('does not appear for a finger, nor once the button was pressed', () => {
  fireEvent.pointerOver(button(), { pointerType: 'touch' })
  wait(1_000)
  expect(tooltip()).toBeNull()
  fireEvent.pointerOver(document.body)
  fireEvent.pointerOver(button(), { pointerType: 'mouse' })
  fireEvent.pointerDown(button())
  wait(1_000)
  expect(tooltip()).toBeNull()
})

it('appears at once with the keyboard’s focus, and disappears with Escape', () => {
  const refresh = button()
  const matches = refresh.matches.bind(refresh)
  // jsdom does not distinguish the keyboard's focus from the mouse's.
  vi.spyOn(refresh, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector))
  fireEvent.focusIn(refresh)
  expect(tooltip()?.textContent).toBe('Refresh')
  fireEvent.keyDown(refresh, { key: 'Escape' })
  expect(tooltip()).toBeNull()
})

it('disappears with its button', () => {
  fireEvent.pointerOver(button(), { pointerType: 'mouse' })
  view.unmount()
  wait(700)
  expect(tooltip()).toBeNull()
})
