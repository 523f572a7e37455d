import { sql, type SQL } from '../../db/orm.ts'
import type { AdminProperty } from '#contract/properties/properties.schema.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import type { Executor } from '../../db/connect.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { feeState } from '../listings/fees.sql.ts'
import { listedBy, managedBy } from '../listings/listings.policy.ts'
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

const sorted: Record<AdminQuery['sort'], SQL> = {
  id: sql`p.id`,
  owner: sql`lower(o.name)`,
  reference: sql`p.reference`,
  property: sql`lower(p.short_description)`,
  unit: sql`p.unit`,
  size: sql`coalesce(p.erf_size, p.floor_size)`,
  price: sql`p.price`,
  region: sql`p.province`,
  town: sql`p.city`,
  suburb: sql`p.suburb`,
  status: sql`s.description`,
  type: sql`t.description`,
  isPublished: sql`p.published`,
}

function inScope(scope: ListScope): SQL[] {
  if (scope === 'everyone') return []
  const property = sql`p`
  return 'managedBy' in scope
    ? [managedBy(property, scope.managedBy)]
    : [listedBy(property, scope.listedBy)]
}

function matching(search: string | undefined): SQL[] {
  if (!search) return []
  const words = nameQuery(search)
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const byOwner = sql`o.name ilike ${pattern}`
  return [words ? sql`(p.search_text @@ to_tsquery('simple', ${words}) or ${byOwner})` : byOwner]
}

function filters(query: AdminQuery): SQL[] {
  const { statusCode, propertyUsageType, isSale, isPublished, typeId } = query
  return [
    ...(statusCode ? [sql`s.code = ${statusCode}`] : []),
    ...(propertyUsageType ? [sql`p.usage = ${propertyUsageType}`] : []),
    ...(isSale === undefined ? [] : [sql`p.is_sale = ${isSale}`]),
    ...(isPublished === undefined ? [] : [sql`p.published = ${isPublished}`]),
    ...(typeId ? [sql`p.property_type_id = ${typeId}`] : []),
  ]
}

export async function findAdminPage(
  db: Executor,
  scope: ListScope,
  query: AdminQuery,
): Promise<{ items: AdminProperty[]; total: number }> {
  const where = sql.join(
    [sql`p.deleted_at is null`, ...inScope(scope), ...filters(query), ...matching(query.search)],
    sql` and `,
  )
  const direction = query.order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const from = sql`
    from properties p
    join statuses s on s.id = p.status_id
    join property_types t on t.id = p.property_type_id
    left join lateral (
      select coalesce(
        (select trim(a.name || ' ' || a.surname) from agents a where a.user_id = u.id),
        (select trim(i.name || ' ' || i.surname) from individuals i where i.user_id = u.id),
        u.username) as name
      from users u where u.id = p.owner_user_id) o on true
    where ${where}`
  const [rows, [counted]] = await Promise.all([
    db.execute<{ row: Omit<AdminProperty, 'paid'> }>(sql`
      select json_build_object('id', p.id, 'version', p.version, 'owner', coalesce(o.name, ''),
        'reference', p.reference, 'property', coalesce(nullif(p.name, ''), p.short_description),
        'unit', coalesce(p.unit, ''), 'size', coalesce(p.erf_size, p.floor_size), 'price', p.price,
        'pricePer', p.price_per,
        'region', p.province, 'town', p.city, 'suburb', p.suburb, 'status', s.description,
        'statusCode', s.code, 'displayColor', coalesce(s.display, 'green'), 'type', t.description,
        'propertyUsageType', p.usage, 'isSale', p.is_sale, 'isPublished', p.published,
        'fee', ${feeState('property', sql`p.id`)}, 'refusalReason', p.refusal_reason, 'dateCreated', p.created_at,
        'displayImage', (
          select ${pictureJson}
          from property_images pi join images i on i.id = pi.image_id
          where pi.property_id = p.id order by pi.is_default desc, pi.rank, pi.id limit 1)) as row
      ${from}
      order by ${sorted[query.sort]} ${direction}, p.id desc
      limit ${query.size} offset ${(query.page - 1) * query.size}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ])
  return {
    items: rows.map(({ row }) => ({ ...row, paid: row.fee !== 'due' })),
    total: counted?.total ?? 0,
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
