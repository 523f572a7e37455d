import { sql, type SQL } from '../../db/orm.ts'
import type { ContactLogEntry, EnquireLogEntry } from '#contract/message-logs/message-logs.calls.ts'
import type { Executor } from '../../db/connect.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { propertyTitle, weekTitle } from '../listings/listings.sql.ts'

export interface LogQuery extends PageQuery<string> {
  failedOnly?: boolean | undefined
}

/** The last failure of an email about this message that has still not been sent. */
const mailError = (prefix: string) => sql`coalesce((
  select o.last_error from outbox o
  where o.request_id = m.request_id and o.created_at >= m.created_at and o.state <> 'sent' and o.last_error is not null
    and starts_with(o.dedupe_key, ${prefix} || m.id || ':')
  order by o.id limit 1), m.error)`

function holding(search: string | undefined, values: SQL): SQL {
  if (!search) return sql`true`
  return sql`position(lower(${search}) in lower(concat_ws(' ', ${values}))) > 0`
}

interface LogSource {
  columns: SQL
  from: SQL
  searched: SQL
  error: SQL
}

async function pageOfLog<Entry>(
  db: Executor,
  { columns, from, searched, error }: LogSource,
  query: LogQuery,
): Promise<{ items: Entry[]; total: number }> {
  const failed = query.failedOnly ? sql`${error} is not null` : sql`true`
  const wanted = sql`from ${from} where ${holding(query.search, searched)} and ${failed}`
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const [row] = await db.execute<{ items: Entry[] | null; total: number }>(sql`
    select (select count(*)::int ${wanted}) as total,
      (select json_agg(shown) from (
        select ${columns}, ${error} as error ${wanted}
        order by ${sql.identifier(query.sort)} ${direction}, id desc
        limit ${query.size} offset ${offsetOf(query)}) shown) as items`)
  return { items: row?.items ?? [], total: row?.total ?? 0 }
}

const messageColumns = sql`m.id, m.created_at as created, m.name, m.email, m.phone, m.message`

export function findContactLog(db: Executor, query: LogQuery) {
  const source: LogSource = {
    columns: sql`${messageColumns}, c.description as "mailSource", m.consent`,
    from: sql`contact_messages m join contact_sources c on c.id = m.contact_source_id`,
    searched: sql`m.name, m.email, m.phone, m.message, c.description`,
    error: mailError('contact:'),
  }
  return pageOfLog<Omit<ContactLogEntry, 'personLink'>>(db, source, query)
}

export function findEnquireLog(db: Executor, query: LogQuery) {
  const listing = sql`coalesce(p.reference || ', ' || ${propertyTitle},
    w.reference || ', ' || ${weekTitle})`
  const source: LogSource = {
    columns: sql`${messageColumns}, ${listing} as property, m.property_id as "propertyId",
      m.week_id as "weekId", m.heard_from as "heardFrom"`,
    from: sql`enquiries m left join properties p on p.id = m.property_id
      left join weeks w on w.id = m.week_id left join resorts r on r.id = w.resort_id`,
    searched: sql`${listing}, m.name, m.email, m.phone, m.message, m.heard_from`,
    error: mailError('enquiry:'),
  }
  return pageOfLog<Omit<EnquireLogEntry, 'personLink'>>(db, source, query)
}
