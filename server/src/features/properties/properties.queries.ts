import { sql } from 'drizzle-orm'
import type { PropertyCard, Usage } from '#contract/properties/properties.schema.ts'
import type { Executor } from '../../db/connect.ts'

export interface CardRow extends Record<string, unknown> {
  card: Omit<PropertyCard, 'displayPrice'>
}

/** The columns of a card, with its main picture; for a query that names the property `p`. */
const cardColumns = sql`json_build_object(
  'id', p.id, 'propertyUsageType', p.usage, 'isSale', p.is_sale, 'pricePer', p.price_per,
  'displayImage', (
    select json_build_object('id', i.id, 'width', i.width, 'height', i.height,
      'placeholder', i.placeholder, 'alt', i.alt)
    from property_images pi join images i on i.id = pi.image_id
    where pi.property_id = p.id order by pi.is_default desc, pi.rank, pi.id limit 1),
  'imageCount', (select count(*) from property_images pi where pi.property_id = p.id),
  'displayText', s.description, 'displayColor', coalesce(s.display, 'green'),
  'suburb', p.suburb, 'city', p.city, 'province', p.province,
  'shortDescription', p.short_description,
  'bedrooms', p.bedrooms, 'bathrooms', p.bathrooms, 'garages', p.garages,
  'size', coalesce(p.erf_size, p.floor_size),
  'propertyReference', p.reference, 'price', p.price, 'dateCreated', p.created_at,
  'dateAvailable', p.date_available) as card`

/** The newest published properties; the partial index on publication carries each usage and kind. */
export async function findLatest(
  db: Executor,
  usage: Usage | undefined,
  count: number,
): Promise<CardRow['card'][]> {
  const ofUsage = usage ? sql`and p.usage = ${usage}` : sql``
  const rows = await db.execute<CardRow>(sql`
    select ${cardColumns}
    from (
      select * from properties p
      where p.published ${ofUsage}
        and (p.hide_after is null or p.hide_after >= current_date)
      order by p.first_published_at desc nulls last, p.id desc limit ${count}) p
    join statuses s on s.id = p.status_id
    order by p.first_published_at desc nulls last, p.id desc`)
  return rows.map((row) => row.card)
}
