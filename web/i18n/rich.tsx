import { Fragment, type ReactNode } from 'react'

/**
 * Gives a text of `t` with parts of it made into elements: "Read our <terms>terms</terms>." with `terms: (text) => <a>{text}</a>`.
 * A translation moves its tags where its own sentence wants them.
 */
export function rich(text: string, parts: Readonly<Record<string, (text: string) => ReactNode>>): ReactNode {
  // Captured groups stand between what they divide: a text, a tag's name, what the tag holds, a text, ...
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 1) return null
    const part = parts[pieces[index - 1] ?? '']
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>
  })
}
