import { plural, said } from '#web/i18n/i18n.ts'

/** A plan may hold anything: past these, one line says how many more there are. */
const SHOWN = 5

/** Why sizes that a media plan asks for cannot be made. */
export function PlanProblems({ problems }: { problems: readonly string[] }) {
  const more = problems.length - SHOWN
  return (
    <>
      {problems.slice(0, SHOWN).map((problem) => (
        <p key={problem}>{said(problem)}</p>
      ))}
      {more > 0 && (
        <p>{plural(more, { one: 'One more size cannot be made.', other: '{count} more sizes cannot be made.' })}</p>
      )}
    </>
  )
}
