import { sql, type SQL } from '../../db/orm.ts'
import { wordsOf } from '../../db/schema/columns.ts'

/** A person as JSON, from whichever table has them. */
export const personJson = (table: SQL, email: SQL) => sql`json_build_object(
  'name', trim(${table}.name || ' ' || ${table}.surname), 'email', ${email},
  'phone', coalesce(${table}.cell_number, ${table}.telephone))`

/** The person behind an account; one whose account is closed can no longer be contacted. */
export const userPerson = (userId: SQL) => sql`(
  select coalesce(
    (select ${personJson(sql`i`, sql`u.email`)} from individuals i where i.user_id = u.id),
    (select ${personJson(sql`a`, sql`u.email`)} from agents a where a.user_id = u.id),
    json_build_object('name', u.username, 'email', u.email, 'phone', null))
  from users u where u.id = ${userId} and u.deleted_at is null)`

/** The name of the person behind an account, including a closed one. */
export const personName = (userId: SQL) => sql`(
  select coalesce(
    (select trim(a.name || ' ' || a.surname) from agents a where a.user_id = u.id),
    (select trim(i.name || ' ' || i.surname) from individuals i where i.user_id = u.id), u.username)
  from users u where u.id = ${userId})`

/**
 * The accounts with the words in their name (as a text search query) or whose username starts with
 * them.
 */
export function peopleNamed(username: string, words: string | undefined): SQL {
  const start = `${username.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const byName = (table: SQL) => sql`
    select user_id from ${table} where user_id is not null
      and ${wordsOf(sql`name`, sql`surname`)} @@ to_tsquery('simple', ${words})`
  const byUsername = sql`
    select id as user_id from users where deleted_at is null and lower(username) like ${start}`
  const branches = words
    ? [byUsername, byName(sql`agents`), byName(sql`individuals`)]
    : [byUsername]
  return sql`select user_id from (${sql.join(branches, sql` union `)}) people`
}
