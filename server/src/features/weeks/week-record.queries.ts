import { sql, type SQL } from '../../db/orm.ts'
import type { FeeState } from '#contract/listings/publishing.ts'
import type { LegalBasis } from '#contract/weeks/weeks.choices.ts'
import type { Day } from '#contract/values/day.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { feeState } from '../listings/fees.sql.ts'
import { weekJoins } from './week-filter.sql.ts'
import { listingColumns, type ListingRow } from './weeks.queries.ts'

export interface PersonRecord {
  name: string
  surname: string
  email: string
  cellNumber: string | null
  telephone: string | null
  idNumberEncrypted: string | null
  companyRegNumber: string | null
  howMarried: number
  spouseName: string | null
  spouseSurname: string | null
  spouseEmail: string | null
  spouseTelephone: string | null
  spouseCellNumber: string | null
  streetNumber: string | null
  street: string | null
  suburb: string | null
  city: string | null
  province: string | null
  postalCode: string | null
}

/** Everything about a week. It is never returned as it is: the mapping decides who sees what. */
export interface WeekRecord {
  listing: ListingRow
  images: Picture[]
  version: number
  otherResortName: string | null
  leviesPaidInFull: boolean
  currentYearBanked: boolean
  bankedWith: string | null
  placedForRental: boolean
  tenderClosesOn: Day | null
  originalPurchaseDate: string | null
  originalPurchasePrice: number | null
  askingPrice: number | null
  agentCommission: number | null
  mandate: boolean
  mandateDate: string | null
  consent: boolean
  accommodationType: string | null
  legalBasis: LegalBasis | null
  legalYears: number | null
  schemeName: string | null
  schemeAddress: string | null
  resortDisclosure: {
    accommodationType: string | null
    legalBasis: LegalBasis | null
    legalYears: number | null
    schemeName: string | null
    schemeAddress: string | null
  }
  ownerUserId: number
  ownerUsername: string
  customOwner: boolean
  referredByAgent: boolean
  agentId: number | null
  agentName: string | null
  agentUserId: number | null
  agentEmail: string | null
  agencyId: number | null
  agencyName: string | null
  ffcNumber: string | null
  ffcValidUntil: string | null
  statusId: number
  fee: FeeState
  published: boolean
  firstPublishedAt: string | null
  verifiedAt: string | null
  refusalReason: string | null
  paidAt: string | null
  hideAfter: string | null
  createdAt: string
  deletedAt: string | null
  person: PersonRecord | null
}

/** The columns of a person, for whichever table has them. */
function personJson(table: SQL, email: SQL): SQL {
  return sql`json_build_object('name', ${table}.name, 'surname', ${table}.surname, 'email', ${email},
    'cellNumber', ${table}.cell_number, 'telephone', ${table}.telephone,
    'idNumberEncrypted', ${table}.id_number_encrypted, 'companyRegNumber', ${table}.company_reg_number,
    'howMarried', ${table}.how_married, 'spouseName', ${table}.spouse_name,
    'spouseSurname', ${table}.spouse_surname, 'spouseEmail', ${table}.spouse_email,
    'spouseTelephone', ${table}.spouse_telephone, 'spouseCellNumber', ${table}.spouse_cell_number,
    'streetNumber', ${table}.street_number, 'street', ${table}.street, 'suburb', ${table}.suburb,
    'city', ${table}.city, 'province', ${table}.province, 'postalCode', ${table}.postal_code)`
}

const ownerPerson = sql`case
  when w.custom_owner then (select ${personJson(sql`o`, sql`o.email`)} from week_owners o where o.week_id = w.id)
  else coalesce(
    (select ${personJson(sql`p`, sql`u.email`)} from individuals p where p.user_id = w.owner_user_id),
    (select ${personJson(sql`p`, sql`u.email`)} from agents p where p.user_id = w.owner_user_id)) end`

export async function findWeek(db: Executor, id: number): Promise<WeekRecord | undefined> {
  const [row] = await db.execute<{ week: WeekRecord }>(sql`
    select json_build_object(
      'listing', json_build_object(${listingColumns}),
      'images', coalesce((select json_agg(${pictureJson} order by ri.rank) from resort_images ri
        join images i on i.id = ri.image_id where ri.resort_id = r.id and ri.kind = 'gallery'), '[]'),
      'version', w.version, 'otherResortName', w.other_resort_name,
      'leviesPaidInFull', w.levies_paid_in_full, 'currentYearBanked', w.current_year_banked,
      'bankedWith', b.name, 'placedForRental', w.placed_for_rental,
      'tenderClosesOn', w.tender_closes_on,
      'originalPurchaseDate', w.original_purchase_date,
      'originalPurchasePrice', w.original_purchase_price, 'askingPrice', w.asking_price,
      'agentCommission', w.agent_commission, 'mandate', w.mandate, 'mandateDate', w.mandate_date,
      'consent', w.consent, 'accommodationType', w.accommodation_type, 'legalBasis', w.legal_basis,
      'legalYears', w.legal_years, 'schemeName', w.scheme_name, 'schemeAddress', w.scheme_address,
      'resortDisclosure', json_build_object('accommodationType', r.accommodation_type,
        'legalBasis', r.legal_basis, 'legalYears', r.legal_years, 'schemeName', r.scheme_name,
        'schemeAddress', r.scheme_address),
      'ownerUserId', w.owner_user_id, 'ownerUsername', u.username, 'customOwner', w.custom_owner,
      'referredByAgent', w.referred_by_agent, 'agentId', w.agent_id,
      'agentName', a.name || ' ' || a.surname, 'agentUserId', a.user_id, 'agentEmail', au.email,
      'agencyId', w.agency_id, 'agencyName', y.name,
      'ffcNumber', coalesce(a.ffc_number, y.ffc_number),
      'ffcValidUntil', coalesce(a.ffc_valid_until, y.ffc_valid_until),
      'statusId', w.status_id, 'fee', ${feeState('week', sql`w.id`)}, 'published', w.published, 'firstPublishedAt', w.first_published_at,
      'verifiedAt', w.verified_at, 'refusalReason', w.refusal_reason, 'paidAt', w.paid_at, 'hideAfter', w.hide_after,
      'createdAt', w.created_at, 'deletedAt', w.deleted_at, 'person', ${ownerPerson}) as week
    from weeks w ${weekJoins}
    join users u on u.id = w.owner_user_id
    left join spacebank_entities b on b.id = w.spacebank_entity_id
    left join agents a on a.id = w.agent_id
    left join users au on au.id = a.user_id and au.deleted_at is null
    left join agencies y on y.id = w.agency_id
    where w.id = ${id}`)
  return row?.week
}

/** Locks the week until this transaction ends. */
export async function lockWeek(db: Executor, id: number): Promise<void> {
  await db.execute(sql`select from weeks where id = ${id} for update`)
}
