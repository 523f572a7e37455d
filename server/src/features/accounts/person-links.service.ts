import { links } from '#contract/links.ts'
import type { Executor } from '../../db/connect.ts'
import { findPeople, type FoundPerson, type KnownBy } from './person-links.queries.ts'

export interface PersonLinks {
  byId(id: number | null): string | null
  byUsername(username: string): string | null
  byEmail(email: string | null): string | null
}

function linkOf({ agentId, individualId }: FoundPerson): string | null {
  if (agentId !== null) return links.agentProfile(agentId)
  return individualId === null ? null : links.profile(individualId)
}

/**
 * The pages of the people in some rows of a log, read once for all of them; null without an
 * account.
 */
export async function findPersonLinks(db: Executor, known: KnownBy): Promise<PersonLinks> {
  const people = await findPeople(db, known)
  const by = (key: 'id' | 'username' | 'email') =>
    new Map(people.map((person) => [String(person[key]), linkOf(person)]))
  const [ids, usernames, emails] = [by('id'), by('username'), by('email')]
  return {
    byId: (id) => ids.get(String(id)) ?? null,
    byUsername: (username) => usernames.get(username.toLowerCase()) ?? null,
    byEmail: (email) => (email === null ? null : (emails.get(email.toLowerCase()) ?? null)),
  }
}
