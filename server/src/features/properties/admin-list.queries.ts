import { sql, type SQL } from '../../db/orm.ts'
import type { AdminProperty } from '#contract/properties/properties.schema.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { searchCountCap } from '#contract/properties/search.choices.ts'
import { listCountCap } from '#contract/values/paging.ts'
import type { Executor } from '../../db/connect.ts'
import { cappedAt, countUpTo, pageOfIds, pageOrder, type ListOrder } from '../../kit/long-list.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { peopleNamed, personName } from '../accounts/person.sql.ts'
import { feeState } from '../listings/fees.sql.ts'
import { listedBy, managedBy } from '../listings/listings.policy.ts'
import { statusIdOf } from '../listings/listings.sql.ts'
import { nameQuery } from './keyword-query.ts'

export interface AdminQuery {
  page: number
  size: number
  sort:
    | 'id'
    | 'owner'
    | 'reference'
    | 'property'
    | 'unit'
    | 'size'
    | 'price'
    | 'region'
    | 'town'
    | 'suburb'
    | 'status'
    | 'type'
    | 'isPublished'
  order: 'asc' | 'desc'
  search?: string | undefined
  statusCode?: string | undefined
  propertyUsageType?: Usage | undefined
  isSale?: boolean | undefined
  isPublished?: boolean | undefined
  typeId?: number | undefined
}

/** Whose listings: everyone's, all that a user manages, or those that a user has listed. */
export type ListScope = 'everyone' | { managedBy: number } | { listedBy: number }

const named = sql`lower(coalesce(nullif(p.name, ''), p.short_description))`
const sizeOf = sql`coalesce(p.erf_size, p.floor_size)`
const known = (value: SQL) => [sql`${value} is not null`, sql`${value} is null`]

const orders: Record<AdminQuery['sort'], ListOrder> = {
  id: { key: sql`p.id` },
  owner: {
    groups: sql`select o.id, lower(${personName(sql`o.id`)}) as key from users o
      where exists (select from properties p where p.owner_user_id = o.id and p.deleted_at is null)`,
    members: sql`p.owner_user_id = g.id`,
  },
  reference: { key: sql`p.reference` },
  property: { key: named },
  unit: { key: sql`p.unit`, parts: known(sql`p.unit`) },
  size: { key: sizeOf, parts: known(sizeOf) },
  // All rents are lower than all prices: without separate parts, descending rents would start after
  // every sale.
  price: { key: sql`p.price`, parts: [sql`p.is_sale`, sql`not p.is_sale`] },
  region: { key: sql`p.province` },
  town: { key: sql`p.city` },
  suburb: { key: sql`p.suburb` },
  status: {
    groups: sql`select s.id, s.description as key from statuses s`,
    members: sql`p.status_id = g.id`,
  },
  type: {
    groups: sql`select t.id, t.description as key from property_types t`,
    members: sql`p.property_type_id = g.id`,
  },
  isPublished: {
    groups: sql`select value as key from (values (true), (false)) published (value)`,
    members: sql`p.published = g.key`,
  },
}

function inScope(scope: ListScope): SQL[] {
  if (scope === 'everyone') return []
  const property = sql`p`
  return 'managedBy' in scope
    ? [managedBy(property, scope.managedBy)]
    : [listedBy(property, scope.listedBy)]
}

/** The ids of what the query names: the planner knows how many rows each of them has. */
interface Named {
  statusId: number | null
  ownerIds: number[]
}

/** At most this many owners are looked up by name; a longer list needs more letters. */
const mostOwners = 1000

const ownersNamed = (search: string) =>
  sql`${peopleNamed(search, nameQuery(search))} limit ${mostOwners}`

async function findNamed(db: Executor, { statusCode, search }: AdminQuery): Promise<Named> {
  if (!statusCode && !search) return { statusId: null, ownerIds: [] }
  const [row] = await db.execute<{ named: Named }>(sql`
    select json_build_object(
      'statusId', ${statusCode ? statusIdOf(statusCode) : sql`null`},
      'ownerIds', array(${search ? ownersNamed(search) : sql`select 0 limit 0`})) as named`)
  return row?.named ?? { statusId: null, ownerIds: [] }
}

function matching(search: string, ownerIds: readonly number[]): SQL {
  const words = nameQuery(search)
  const byOwner = sql`p.owner_user_id = any(${`{${ownerIds.join(',')}}`}::int[])`
  return words ? sql`(p.search_text @@ to_tsquery('simple', ${words}) or ${byOwner})` : byOwner
}

function filters(query: AdminQuery, { statusId, ownerIds }: Named): SQL[] {
  const { statusCode, propertyUsageType, isSale, isPublished, typeId, search } = query
  const flag = (column: SQL, value: boolean) => (value ? column : sql`not ${column}`)
  return [
    ...(statusCode ? [statusId === null ? sql`false` : sql`p.status_id = ${statusId}`] : []),
    ...(propertyUsageType ? [sql`p.usage = ${propertyUsageType}`] : []),
    ...(isSale === undefined ? [] : [flag(sql`p.is_sale`, isSale)]),
    ...(isPublished === undefined ? [] : [flag(sql`p.published`, isPublished)]),
    ...(typeId ? [sql`p.property_type_id = ${typeId}`] : []),
    ...(search ? [matching(search, ownerIds)] : []),
  ]
}

export async function findAdminPage(
  db: Executor,
  scope: ListScope,
  query: AdminQuery,
): Promise<{ items: AdminProperty[]; total: number; capped: boolean }> {
  const rules = [...inScope(scope), ...filters(query, await findNamed(db, query))]
  const list = {
    table: sql`properties p`,
    id: sql`p.id`,
    where: sql.join([sql`p.deleted_at is null`, ...rules], sql` and `),
  }
  const most = query.search ? searchCountCap : listCountCap
  const [rows, [counted]] = await Promise.all([
    db.execute<{ row: Omit<AdminProperty, 'paid'> }>(sql`
      select json_build_object('id', p.id, 'version', p.version,
        'owner', coalesce(${personName(sql`p.owner_user_id`)}, ''),
        'reference', p.reference, 'property', coalesce(nullif(p.name, ''), p.short_description),
        'unit', coalesce(p.unit, ''), 'size', ${sizeOf}, 'price', p.price,
        'pricePer', p.price_per,
        'region', p.province, 'town', p.city, 'suburb', p.suburb, 'status', s.description,
        'statusCode', s.code, 'displayColor', coalesce(s.display, 'green'), 'type', t.description,
        'propertyUsageType', p.usage, 'isSale', p.is_sale, 'isPublished', p.published,
        'fee', ${feeState('property', sql`p.id`)}, 'refusalReason', p.refusal_reason, 'dateCreated', p.created_at,
        'displayImage', (
          select ${pictureJson}
          from property_images pi join images i on i.id = pi.image_id
          where pi.property_id = p.id order by pi.is_default desc, pi.rank, pi.id limit 1)) as row
      from (${pageOfIds(list, orders[query.sort], query)}) page
      join properties p on p.id = page.id
      join statuses s on s.id = p.status_id
      join property_types t on t.id = p.property_type_id
      order by ${pageOrder(sql`page`, query)}`),
    db.execute<{ total: number }>(countUpTo(list, most)),
  ])
  return {
    items: rows.map(({ row }) => ({ ...row, paid: row.fee !== 'due' })),
    ...cappedAt(most, counted?.total),
  }
}

export interface NamedUser {
  id: number
  agencyId: number | null
}

export async function findUserByName(
  db: Executor,
  username: string,
): Promise<NamedUser | undefined> {
  const [row] = await db.execute<NamedUser & Record<string, unknown>>(sql`
    select u.id, a.agency_id as "agencyId" from users u
    left join agents a on a.user_id = u.id and a.deleted_at is null
    where fold_username(u.username) = fold_username(${username}) and u.deleted_at is null`)
  return row
}
