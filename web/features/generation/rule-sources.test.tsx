import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RuleSources } from './rule-sources.tsx'

it('names the page behind each rule of a format, and the day on which it was read', () => {
  render(<RuleSources format="google_display" now={new Date('2026-12-01')} />)
  const limit = screen.getByText('Google Ads, Inline rectangle takes files of at most 150 KB.').closest('li')!
  const link = within(limit).getByRole('link', { name: 'Google Ads: uploaded display ads specifications' })
  expect(link.getAttribute('href')).toBe('https://support.google.com/adwords/answer/1722096')
  expect(limit.textContent).toContain('Checked on Nov 30, 2026.')
  expect(screen.queryByText(/^Older than 180 days/)).toBeNull()
})

it('marks what has to be read again', () => {
  render(<RuleSources format="google_display" now={new Date('2027-06-01')} />)
  expect(screen.getAllByText('Older than 180 days: look at the page itself.').length).toBeGreaterThan(5)
})

it('says of a size of nobody that ours were applied', () => {
  render(<RuleSources format="640x210" />)
  expect(screen.getByText(/^No platform’s rules are known/)).toBeDefined()
})
