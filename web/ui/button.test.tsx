import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '#web/ui/button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole('button')
/** Does what browsers do to a focused button that is disabled, and jsdom does not. */
const loseFocus = () => act(() => button().blur())

it('is disabled and busy while it works, and says what it does', () => {
  render(
    <Button loading loadingLabel="Saving...">
      Save
    </Button>,
  )
  expect(button()).toMatchObject({ textContent: 'Saving...', disabled: true, ariaBusy: 'true' })
})

it('has the focus again after its work, if it had it before', () => {
  const { rerender } = render(<Button>Save</Button>)
  act(() => button().focus())
  rerender(<Button loading>Save</Button>)
  loseFocus()
  rerender(<Button>Save</Button>)
  expect(document.activeElement).toBe(button())
})

it.each([false, true])('takes the focus from nobody (focused before: %s)', (wasFocused) => {
  const page = (loading: boolean) => (
    <>
      <input aria-label="Name" />
      <Button loading={loading}>Save</Button>
    </>
  )
  const { rerender } = render(page(false))
  if (wasFocused) act(() => button().focus())
  rerender(page(true))
  act(() => screen.getByRole('textbox').focus())
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('hands its element to a ref from outside', () => {
  let element: HTMLButtonElement | null = null
  render(
    <Button
      ref={(given) => {
        element = given
      }}
    >
      Save
    </Button>,
  )
  expect(element).toBe(button())
})

/** Presses the button at a moment, in ms; `detail` counts the clicks of a pointer and is 0 for a key. */
function press(at: number, detail: number) {
  const event = createEvent.click(button(), { detail })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(button(), event)
}

it('that toggles takes a double press as one, by pointer and by key, however fast the answer comes', () => {
  const toggle = vi.fn()
  render(
    <Button toggles onClick={toggle}>
      Mark done
    </Button>,
  )
  press(10, 1)
  press(2000, 2)
  expect(toggle).toHaveBeenCalledTimes(1)
  press(5000, 0)
  press(5400, 0)
  expect(toggle).toHaveBeenCalledTimes(2)
  press(7000, 1)
  expect(toggle).toHaveBeenCalledTimes(3)
})
