import { z } from 'zod'
import type { AdminPerson } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import { findUser, listNewestUsers, listUsersByEmail } from '#server/people/users/store.ts'
import { presentPeople } from './present-people.ts'

const FOUND_MAX = 50

/** Finds users by id or by the beginning of the e-mail address; the newest if neither is given. */
export async function searchPeople(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  actorId: string,
  search: string,
): Promise<AdminPerson[]> {
  const { db } = services
  const people = await find(services, search.trim())
  await recordAudit(db, services, { kind: 'people-searched', userId: null, actorId, details: { found: people.length } })
  return presentPeople(db, services, people)
}

async function find({ db }: Pick<Services, 'db'>, search: string) {
  if (search === '') return listNewestUsers(db, FOUND_MAX)
  if (!z.uuid().safeParse(search).success) return listUsersByEmail(db, search, FOUND_MAX)
  const person = await findUser(db, search)
  return person ? [person] : []
}
