import { sql } from 'drizzle-orm'
import type { CarouselItem } from '#contract/carousel/carousel.calls.ts'
import type { Executor } from '../../db/connect.ts'

interface Row extends Record<string, unknown> {
  item: CarouselItem
}

/** Only items whose listing is published: nothing leads to a listing that visitors may not see. */
export async function findCarousel(db: Executor): Promise<CarouselItem[]> {
  const rows = await db.execute<Row>(sql`
    select json_build_object(
      'id', c.id, 'header', c.header, 'description', c.description,
      'image', json_build_object('id', i.id, 'width', i.width, 'height', i.height,
        'placeholder', i.placeholder, 'alt', i.alt),
      'timeshareID', c.week_id, 'propertyID', c.property_id,
      'resortCode', r.code, 'propertyUsageType', p.usage) as item
    from carousel_items c
    join images i on i.id = c.image_id
    left join properties p on p.id = c.property_id
    left join weeks w on w.id = c.week_id
    left join resorts r on r.id = w.resort_id
    where coalesce(p.published, w.published)
    order by c.rank, c.id`)
  return rows.map((row) => row.item)
}
