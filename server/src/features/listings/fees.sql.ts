import { sql, type SQL } from '../../db/orm.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingTables } from './listings.sql.ts'

/** Paid by a payment that is not being refunded, waived, or due. */
export function feeState(kind: ListingKind, id: SQL): SQL {
  const { column } = listingTables[kind]
  return sql`(case
    when exists (select from payments fp where fp.${column} = ${id} and fp.state = 'paid'
      and fp.deleted_at is null) then 'paid'
    when exists (select from fee_waivers fw where fw.${column} = ${id}
      and fw.ended_at is null) then 'waived'
    else 'due' end)`
}

/** The waiver of a listing's fee, as JSON for a page; null without one. */
export function waiverJson(listing: { weekId: SQL; propertyId: SQL }): SQL {
  return sql`(select json_build_object('reason', fw.reason, 'by', ${personName(sql`fw.waived_by`)},
      'at', fw.created_at)
    from fee_waivers fw where fw.ended_at is null
      and (fw.week_id = ${listing.weekId} or fw.property_id = ${listing.propertyId}))`
}
