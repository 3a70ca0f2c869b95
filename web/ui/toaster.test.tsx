import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#web/ui/toaster.tsx'
import { clearToasts, useToasts } from '#web/ui/toast-store.ts'
import { useToast } from '#web/ui/use-toast.ts'

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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

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

it('goes at once when dismissed', () => {
  press('Delete')
  press('Dismiss')
  expect(shown()).toEqual([])
})

it('is forgotten 1,000,000 ms after its dismissal', () => {
  press('Delete')
  press('Dismiss')
  wait(999_999)
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('1')
  wait(1)
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('0')
})
