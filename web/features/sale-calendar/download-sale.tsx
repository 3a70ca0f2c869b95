import type { ReactNode } from 'react'
import { acceptingWithout, missingParts, withoutParts } from '#contract/required-parts.ts'
import type { SalePicture } from '#contract/sale-calendar.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'

/** An archive of these pictures, without the required parts that they lack only where its name says so. */
export function DownloadSale({
  href,
  pictures,
  children,
}: {
  href: string
  pictures: readonly SalePicture[]
  children: ReactNode
}) {
  const lacking = missingParts(pictures.flatMap(({ findings }) => findings))
  return (
    <ButtonAnchor href={acceptingWithout(href, lacking)} download>
      {children}
      {withoutParts(lacking)}
    </ButtonAnchor>
  )
}
