import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useShortDate } from '#web/ui/texts/use-short-date.ts'

function Day({ iso }: { iso: string }) {
  return <p>{useShortDate(iso)}</p>
}

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 * month + 1, 12)).toISOString()))(
  'writes %s as Intl does, on the server too',
  (iso) => {
    render(<Day iso={iso} />)
    expect(screen.getByText(format.format(new Date(iso)))).toBeDefined()
    expect(renderToString(<Day iso={iso} />)).toBe(`<p>${format.format(new Date(iso))}</p>`)
  },
)
