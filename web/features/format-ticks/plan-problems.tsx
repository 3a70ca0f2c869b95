import { plural, translated } from '#web/i18n/i18n.ts'

/** Number of problems shown: a plan may contain anything. A line counts the others. */
const SHOWN = 5

/** Lists why sizes of a media plan cannot be made. */
export function PlanProblems({ problems }: { problems: readonly string[] }) {
  const more = problems.length - SHOWN
  return (
    <>
      {problems.slice(0, SHOWN).map((problem) => (
        <p key={problem}>{translated(problem)}</p>
      ))}
      {more > 0 && (
        <p>{plural(more, { one: 'One more size cannot be made.', other: '{count} more sizes cannot be made.' })}</p>
      )}
    </>
  )
}
