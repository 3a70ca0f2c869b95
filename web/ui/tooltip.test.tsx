import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from '#web/ui/tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Tooltip text="Reloads the list">
      <button>Refresh</button>
    </Tooltip>,
  )
})

afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Refresh' })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('comes 700 ms after the pointer', () => {
  fireEvent.pointerMove(button(), { pointerType: 'mouse' })
  wait(699)
  expect(screen.queryByRole('tooltip')).toBeNull()
  wait(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Reloads the list')
})

it('comes at once with the focus, describes its control, and goes with Escape', () => {
  fireEvent.focus(button())
  const tooltip = screen.getByRole('tooltip')
  expect(button().getAttribute('aria-describedby')).toBe(tooltip.id)
  fireEvent.keyDown(button(), { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})
