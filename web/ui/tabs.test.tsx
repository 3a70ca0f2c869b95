import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'

afterEach(cleanup)

const NAMES = ['Square', 'Story', 'Leaderboard']

function Page({ onValueChange }: { onValueChange?: (value: string) => void }) {
  return (
    <Tabs defaultValue="Square" onValueChange={onValueChange}>
      <TabList label="Formats">
        {NAMES.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {NAMES.map((name) => (
        <TabPanel key={name} value={name}>
          All of {name}
        </TabPanel>
      ))}
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getAllByRole('tab', { selected: true }).map((one) => one.textContent)

it('shows the panel of the chosen tab alone, each named by the other', () => {
  render(<Page />)
  expect(screen.getByRole('tabpanel', { name: 'Square' }).textContent).toBe('All of Square')
  expect(screen.queryByText('All of Story')).toBeNull()
  fireEvent.click(tab('Story'))
  expect(chosen()).toEqual(['Story'])
  expect(screen.getByRole('tabpanel', { name: 'Story' }).id).toBe(tab('Story').getAttribute('aria-controls'))
})

it('has one place in the order of the Tab key, and moves on by the arrows, Home and End', () => {
  const onValueChange = vi.fn()
  render(<Page onValueChange={onValueChange} />)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  tab('Square').focus()
  for (const [key, expected] of [
    ['ArrowRight', 'Story'],
    ['End', 'Leaderboard'],
    ['ArrowRight', 'Square'],
    ['ArrowLeft', 'Leaderboard'],
    ['Home', 'Square'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key })
    expect([document.activeElement, chosen()]).toEqual([tab(expected), [expected]])
  }
  expect(onValueChange.mock.calls.flat()).toEqual(['Story', 'Leaderboard', 'Square', 'Leaderboard', 'Square'])
})

it('leaves other keys to the page', () => {
  render(<Page />)
  expect(fireEvent.keyDown(tab('Square'), { key: 'ArrowDown' })).toBe(true)
  expect(chosen()).toEqual(['Square'])
})

it('shows the tab that its owner sets, whatever is pressed', () => {
  render(
    <Tabs value="Square">
      <TabList label="Formats">
        <Tab value="Square">Square</Tab>
        <Tab value="Story">Story</Tab>
      </TabList>
      <TabPanel value="Square">All of it</TabPanel>
    </Tabs>,
  )
  fireEvent.click(tab('Story'))
  expect(chosen()).toEqual(['Square'])
})
