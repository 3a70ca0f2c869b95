import { ArrowLeft } from 'lucide-react'
import { usePerson } from '#web/api/desk/admin.ts'
import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import styles from '#web/screens/admin/admin.module.css'
import { GiveCredits } from '#web/screens/admin/give-credits.tsx'
import { Loaded } from '#web/screens/admin/loaded.tsx'
import { formatMoment } from '#web/screens/admin/moment.ts'
import { PersonActions } from '#web/screens/admin/person-actions.tsx'
import { Table } from '#web/screens/admin/table.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function Person({ id }: { id: string }) {
  return (
    <div className={styles.part}>
      <div>
        <ButtonLink to="?" variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />}>
          All people
        </ButtonLink>
      </div>
      <Loaded query={usePerson(id)} what="person">
        {(person) => (
          <>
            <Facts person={person} />
            <GiveCredits id={id} />
            <PersonActions person={person} />
            <Ledger ledger={person.ledger} />
            <Trail trail={person.trail} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Facts({ person }: { person: AdminPersonDetails }) {
  const { id, email, planId, ads, credits, since, suspendedSince, signsInAt } = person
  const facts = {
    'E-mail address': email,
    Plan: planId === 'pro' ? 'Pro' : 'Free',
    Ads: ads,
    'Monthly credits': credits.monthly,
    'Other credits': credits.pack,
    Since: formatMoment(since),
    'Signs in at': signsInAt ?? 'the demo',
    ...(suspendedSince && { 'Suspended since': formatMoment(suspendedSince) }),
    Id: id,
  }
  return (
    <Card>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Ledger({ ledger }: Pick<AdminPersonDetails, 'ledger'>) {
  return (
    <Table
      caption="Credits, the last 50 entries"
      head={['When', 'What', 'Of', 'Credits', 'Why']}
      empty="No credit has moved yet."
      rows={ledger.map(({ id, at, kind, creditType, amount, reason }) => ({
        key: id,
        cells: [formatMoment(at), kind, creditType, amount > 0 ? `+${amount}` : amount, reason],
      }))}
    />
  )
}

function Trail({ trail }: Pick<AdminPersonDetails, 'trail'>) {
  return (
    <Table
      caption="Audit trail, the last 50 events"
      head={['When', 'What', 'By', 'Details']}
      empty="Nothing was noted yet."
      rows={trail.map(({ id, at, kind, actorId, details }) => ({
        key: id,
        cells: [
          formatMoment(at),
          kind,
          actorId ? `operator ${actorId.slice(0, 8)}` : 'the person, or a provider',
          inWords(details),
        ],
      }))}
    />
  )
}

function inWords(details: Record<string, string | number | null>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${value ?? 'unknown'}`)
    .join(', ')
}
