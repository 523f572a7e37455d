import { sql } from '../../db/orm.ts'
import type { Tx, Executor } from '../../db/connect.ts'
import { images } from '../../db/schema/images.ts'
import { resortImages } from '../../db/schema/resorts.ts'
import type {
  CatalogueRegion,
  CatalogueResort,
} from '../../gateways/resort-catalogue/resort-catalogue.ts'
import type { StoredPicture } from '../../kit/pictures.ts'

export async function addRegion(
  tx: Tx,
  { regionCode, regionName }: CatalogueRegion,
): Promise<number> {
  const [row] = await tx.execute<{ id: number }>(sql`
    with added as (
      insert into regions (code, name)
      select ${regionCode}, ${regionName}
      where not exists (select from regions where lower(code) = lower(${regionCode}))
      returning id)
    select id from added
    union all select id from regions where lower(code) = lower(${regionCode}) limit 1`)
  return (row as { id: number }).id
}

/** False if the resort already exists: the back office's changes are not overwritten. */
export async function addResort(
  tx: Tx,
  regionId: number,
  resort: CatalogueResort,
  description: string,
): Promise<boolean> {
  const placed = resort.lat !== null && resort.long !== null
  const added = await tx.execute(sql`
    insert into resorts (code, name, region_id, description, lat, lng)
    select ${resort.resortCode}, ${resort.resortName}, ${regionId}::int, ${description},
      ${placed ? resort.lat : null}::float8, ${placed ? resort.long : null}::float8
    where not exists (select from resorts where lower(code) = lower(${resort.resortCode}))
    returning id`)
  return added.length > 0
}

export async function findWithoutPictures(db: Executor) {
  return [
    ...(await db.execute<{ id: number; code: string; name: string }>(sql`
      select r.id, r.code, r.name from resorts r
      where r.is_active and not exists (select from resort_images i where i.resort_id = r.id)
      order by r.id`)),
  ]
}

export async function addPicture(
  tx: Tx,
  picture: StoredPicture,
  place: { resortId: number; kind: 'gallery' | 'layout'; rank: number; alt: string },
): Promise<void> {
  const { resortId, kind, rank, alt } = place
  const [row] = await tx
    .insert(images)
    .values({ ...picture, alt })
    .returning({ id: images.id })
  const { id: imageId } = row as { id: number }
  await tx.insert(resortImages).values({ resortId, imageId, kind, rank })
}
