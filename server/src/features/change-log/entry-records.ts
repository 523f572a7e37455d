import { recordLink } from '#contract/change-log/record-links.ts'
import type { Executor } from '../../db/connect.ts'
import type { ChangeRow } from './change-log.queries.ts'
import { findPeople, findPropertyCampaigns, type LoggedRow } from './record-rows.queries.ts'
import { findNames, keyOf, nameExpressions } from './reference-names.queries.ts'

const parents = {
  property_id: 'properties',
  week_id: 'weeks',
  campaign_id: 'campaigns',
  campaign_item_id: 'campaign_items',
  user_id: 'users',
} as const

/** Parts of a record that are rows of their own, identified by foreign key columns. */
const parts: ReadonlySet<string> = new Set([
  'property_images',
  'fee_waivers',
  'campaign_item_placeholders',
  'campaign_items',
  'campaign_mailings',
  'campaign_placeholders',
  'consents',
  'email_changes',
  'recovery_codes',
])

/** What belongs to an account, singly or one of each kind: its key starts with the account's. */
const partsOfAccount: ReadonlySet<string> = new Set([
  'notification_preferences',
  'terms_acceptances',
  'totp_secrets',
])

/** The record that a changed row belongs to: the property of a photo, the person of a login, or the row itself. */
export function recordOf({ tableName, rowId, before, after }: ChangeRow): LoggedRow {
  if (tableName === 'property_field_values') {
    return { table: 'properties', rowId: rowId.split('/')[0] as string }
  }
  if (partsOfAccount.has(tableName)) {
    return { table: 'users', rowId: rowId.split('/')[0] as string }
  }
  if (tableName === 'week_owners') return { table: 'weeks', rowId }
  if (parts.has(tableName)) {
    for (const [column, table] of Object.entries(parents)) {
      const id = after?.[column] ?? before?.[column]
      if (typeof id === 'number') return { table, rowId: String(id) }
    }
  }
  return { table: tableName, rowId }
}

export interface RecordName {
  record: string | null
  link: string | null
}

const isNumber = (rowId: string) => /^\d{1,9}$/.test(rowId)

/** The names of the records behind some changes, and where they are shown. */
export async function findRecords(
  db: Executor,
  rows: readonly ChangeRow[],
): Promise<(row: ChangeRow) => RecordName> {
  const records = rows.map(recordOf).filter(({ rowId }) => isNumber(rowId))
  const wanted = new Map<string, Set<number>>()
  for (const { table, rowId } of records) {
    if (table !== 'users' && !(table in nameExpressions)) continue
    wanted.set(table, (wanted.get(table) ?? new Set()).add(Number(rowId)))
  }
  const people = await findPeople(db, [...(wanted.get('users') ?? [])])
  wanted.delete('users')
  const names = await findNames(db, wanted)
  // If redirected from one editor to the other, a link would lose its fragment.
  const ofProperties = await findPropertyCampaigns(db, [...(wanted.get('campaigns') ?? [])])
  return (row) => {
    const { table, rowId } = recordOf(row)
    if (table === 'users') return ofPerson(people.get(Number(rowId)))
    const record = names.get(keyOf(table, rowId)) ?? null
    const facts = { isTimeshare: !(table === 'campaigns' && ofProperties.has(rowId)) }
    // A deleted record has no page; a table without names has one page for all of its rows.
    const there = record !== null || !(table in nameExpressions)
    return { record, link: there ? recordLink(table, rowId, facts) : null }
  }
}

type Person =
  Awaited<ReturnType<typeof findPeople>> extends Map<number, infer Facts> ? Facts : never

function ofPerson(person: Person | undefined): RecordName {
  if (!person) return { record: null, link: null }
  const { name, agentId, individualId } = person
  if (agentId !== null) return { record: name, link: recordLink('agents', String(agentId)) }
  const link = individualId === null ? null : recordLink('individuals', String(individualId))
  return { record: name, link }
}
