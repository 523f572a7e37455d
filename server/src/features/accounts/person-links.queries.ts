import { sql, type SQL } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** How a person is identified: by account, username or email address. */
export interface KnownBy {
  ids?: readonly (number | null)[]
  usernames?: readonly string[]
  emails?: readonly string[]
}

export interface FoundPerson extends Record<string, unknown> {
  id: number
  username: string
  email: string
  individualId: number | null
  agentId: number | null
}

const texts = (some: readonly string[]) => JSON.stringify(some.map((text) => text.toLowerCase()))

function conditionsOf({ ids = [], usernames = [], emails = [] }: KnownBy): SQL[] {
  const numbers = ids.filter((id) => id !== null)
  const among = (some: readonly string[]) =>
    sql`(select jsonb_array_elements_text(${texts(some)}::jsonb))`
  return [
    ...(numbers.length ? [sql`u.id = any(${`{${numbers.join(',')}}`}::int[])`] : []),
    ...(usernames.length ? [sql`lower(u.username) in ${among(usernames)}`] : []),
    ...(emails.length ? [sql`lower(u.email) in ${among(emails)}`] : []),
  ]
}

/** The open accounts of these people, each found by its index. */
export async function findPeople(db: Executor, known: KnownBy): Promise<FoundPerson[]> {
  const each = conditionsOf(known).map(
    (condition) => sql`
      select u.id, lower(u.username) as username, lower(u.email) as email,
        i.id as "individualId", a.id as "agentId"
      from users u left join individuals i on i.user_id = u.id left join agents a on a.user_id = u.id
      where u.deleted_at is null and ${condition}`,
  )
  if (each.length === 0) return []
  return [...(await db.execute<FoundPerson>(sql.join(each, sql` union `)))]
}
