import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ExtraFiles, NO_EXTRAS, urlWithExtras } from './extra-files.tsx'

function Download() {
  const [chosen, setChosen] = useState(NO_EXTRAS)
  return (
    <>
      <a href={urlWithExtras('/zip?without=oldPrice', chosen)}>Download all</a>
      <ExtraFiles chosen={chosen} onChange={setChosen} />
    </>
  )
}

const address = () => screen.getByRole('link', { name: 'Download all' }).getAttribute('href')
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

it('adds the ticked files to the address of the download', () => {
  render(<Download />)
  expect(screen.getByRole('group', { name: '' }).hasAttribute('open')).toBe(false)
  expect(address()).toBe('/zip?without=oldPrice')
  fireEvent.click(screen.getByText('More file types'))
  tick(/^Photoshop/)
  tick(/^SVG/)
  expect(address()).toBe('/zip?without=oldPrice&also=psd,svg')
  tick(/^SVG/)
  expect(address()).toBe('/zip?without=oldPrice&also=psd')
})

it('says who may upload HTML5 and asks how it moves and leaves only where it is ticked', () => {
  render(<Download />)
  fireEvent.click(screen.getByText('More file types'))
  expect(screen.queryByText(/more than \$9,000/)).toBeNull()
  tick(/^HTML5/)
  expect(screen.getByText(/more than \$9,000/)).toBeDefined()
  tick(/^Gentle motion/)
  tick(/^Google’s exit/)
  expect(address()).toBe('/zip?without=oldPrice&also=html5&exit=google&motion=1')
  tick(/^HTML5/)
  expect(address()).toBe('/zip?without=oldPrice')
})
