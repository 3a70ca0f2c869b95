import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
