import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Toaster } from '#web/ui/toasts/toaster.tsx'
import { clearToasts, toast, useToasts } from '#web/ui/toasts/toast-store.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Page />)
})

afterEach(() => {
  cleanup()
  clearToasts()
})

function Page() {
  const { toast } = useToast()
  return (
    <>
      <button onClick={() => toast({ title: 'Ad Deleted', description: 'It is gone.' })}>Delete</button>
      <button onClick={() => toast({ title: 'Delete Failed', variant: 'destructive' })}>Fail</button>
      <output>{useToasts().length}</output>
      <Toaster />
    </>
  )
}

const closed = vi.fn()

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const spoken = (how: 'polite' | 'assertive') => region().querySelector(`[aria-live=${how}]`)!
const shown = () => [...region().querySelectorAll('[aria-live] > *')].map((toast) => toast.textContent)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('moves down while a main button of the screen lies beneath it, and up again', () => {
  const place = (element: Element, top: number, height: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height))
  render(<Button variant="primary">Next</Button>)
  const next = place(screen.getByRole('button', { name: 'Next' }), 90, 50)
  place(region(), 64, 80)
  press('Delete')
  expect(region().style.translate).toBe('0 76px')
  next.mockReturnValue(new DOMRect(0, 400, 300, 50))
  place(region(), 64 + 76, 80)
  wait(100)
  expect(region().style.translate).toBe('')
})

it('announces from live regions that existed before, a failure at once', () => {
  const [polite, assertive] = [spoken('polite'), spoken('assertive')]
  expect([polite.textContent, assertive.textContent]).toEqual(['', ''])
  press('Delete')
  expect(polite.textContent).toBe('Ad DeletedIt is gone.')
  press('Fail')
  expect([polite.textContent, assertive.textContent]).toEqual(['', 'Delete Failed'])
})

it('is, empty, in the first HTML', () => {
  expect(renderToString(<Toaster />)).toMatch(/aria-live="polite"><.*aria-live="assertive"></)
})

it('shows one toast at a time, the latest', () => {
  press('Delete')
  expect(shown()).toEqual(['Ad DeletedIt is gone.'])
  press('Fail')
  expect(shown()).toEqual(['Delete Failed'])
})

it('shows a toast for five seconds', () => {
  press('Delete')
  wait(4_999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toEqual([])
})

it('waits while the pointer is on it, and then for the rest of its time', () => {
  press('Delete')
  wait(3_000)
  fireEvent.pointerEnter(screen.getByText('Ad Deleted').parentElement!.parentElement!)
  wait(60_000)
  expect(shown()).toHaveLength(1)
  fireEvent.pointerLeave(screen.getByText('Ad Deleted').parentElement!.parentElement!)
  wait(1_999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toEqual([])
})

it('waits while the window is behind another', () => {
  press('Delete')
  fireEvent.blur(window)
  wait(60_000)
  expect(shown()).toHaveLength(1)
  fireEvent.focus(window)
  wait(5_000)
  expect(shown()).toEqual([])
})

it('is reached by F8, waits while it has the focus, and is dismissed by Escape', () => {
  press('Fail')
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(document.activeElement).toBe(region())
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  wait(60_000)
  expect(shown()).toHaveLength(1)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(region())
})

it('is pushed away by a finger, if far enough', () => {
  press('Delete')
  const swipe = (px: number) => {
    const slip = screen.getByText('Ad Deleted')
    fireEvent.pointerDown(slip, { pointerType: 'touch', clientX: 100 })
    fireEvent.pointerMove(slip, { clientX: 100 + px })
    fireEvent.pointerUp(slip, { clientX: 100 + px })
  }
  swipe(30)
  expect(shown()).toHaveLength(1)
  swipe(80)
  expect(shown()).toEqual([])
})

it('can be dismissed beside an open dialog, which stays', () => {
  render(
    <Dialog open onOpenChange={closed} title="Custom colors">
      <button>Apply</button>
    </Dialog>,
  )
  // The dialog listens for presses outside it from the next task on.
  wait(0)
  act(() => void toast({ title: 'Delete Failed', variant: 'destructive' }))
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  fireEvent.pointerDown(dismiss)
  fireEvent.click(dismiss)
  expect(shown()).toEqual([])
  expect(closed).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(closed).toHaveBeenCalled()
})

it('disappears at once when dismissed', () => {
  press('Delete')
  press('Dismiss')
  expect(shown()).toEqual([])
})

it('is forgotten 1,000,000 ms after its dismissal', () => {
  press('Delete')
  press('Dismiss')
  wait(999_999)
  expect(screen.getByRole('status').textContent).toBe('1')
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('0')
})
