import type { Executor } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { findPersonLinks } from '../accounts/person-links.service.ts'
import { findContactLog, findEnquireLog, type LogQuery } from './message-logs.queries.ts'

/** Each message with the page of the person who wrote it, if they have an account. */
async function withPeople<Entry extends { email: string }>(
  db: Executor,
  { items, total }: { items: Entry[]; total: number },
  { page, size }: LogQuery,
) {
  const people = await findPersonLinks(db, { emails: items.map(({ email }) => email) })
  const named = items.map((entry) => ({ ...entry, personLink: people.byEmail(entry.email) }))
  return { items: named, total, page, size }
}

export async function listContactLog({ database: { db } }: Services, query: LogQuery) {
  return withPeople(db, await findContactLog(db, query), query)
}

export async function listEnquireLog({ database: { db } }: Services, query: LogQuery) {
  return withPeople(db, await findEnquireLog(db, query), query)
}
