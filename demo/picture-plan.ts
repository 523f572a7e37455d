import type { Sql } from '#server/db/sql.ts'
import { drawFloorPlan } from './floor-plan.ts'
import { altFor, layoutAlt } from './picture-texts.ts'
import { drawScene } from './scenes/compose.ts'
import { galleryOf, galleryOfResort } from './galleries.ts'
import type { PropertyFacts } from './portraits.ts'
import { ownPicturesOfResort } from './resort-portraits.ts'
import type { ResortFacts } from './resort-portraits.ts'
import type { SceneSpec } from './scenes/spec.ts'

/** Where a picture is shown. */
export type Wall =
  | { kind: 'property'; id: number; rank: number }
  | { kind: 'resort'; id: number; rank: number; as: 'gallery' | 'layout' }

export interface PlannedPicture {
  /** The name under which it is stored. */
  key: string
  alt: string
  svg: () => string
  walls: Wall[]
}

/** Floor plans come after every picture of the gallery. */
const afterGallery = 20

export const storedKey = (key: string) => `demo-${key}`

/** Only the demo's own properties, newest first: people's own listings get their own pictures. */
async function demoProperties(sql: Sql): Promise<PropertyFacts[]> {
  return sql<PropertyFacts[]>`
    select p.id, t.description as type, p.short_description as title, p.province, p.city, p.suburb,
           p.bedrooms, p.bathrooms, p.garages, p.floor_size as "floorSize",
           coalesce((select json_object_agg(f.name, v.value) from property_field_values v
                       join fields f on f.id = v.field_id where v.property_id = p.id), '{}') as fields
      from properties p join property_types t on t.id = p.property_type_id
     where p.deleted_at is null
       and p.id <= (select (value ->> 'lastProperty')::int from settings where key = 'demo')
     order by p.published desc, p.first_published_at desc nulls last, p.id desc`
}

interface CatalogueResort extends ResortFacts {
  units: { bedrooms: number; sleeps: number }[]
}

/** Resorts of the catalogue, those with the newest weeks first. */
async function catalogueResorts(sql: Sql): Promise<CatalogueResort[]> {
  return sql<CatalogueResort[]>`
    select r.id, r.town, coalesce(p.name, '') as province, r.setting,
           coalesce((select json_agg(distinct jsonb_build_object('bedrooms', u.bedrooms, 'sleeps', u.sleeps))
                       from resort_unit_types u where u.resort_id = r.id), '[]') as units
      from resorts r left join provinces p on p.id = r.province_id
     where r.setting <> ''
     order by (select max(w.first_published_at) from weeks w where w.resort_id = r.id and w.published)
              desc nulls last, r.id`
}

/**
 * Every picture of the demo and where it is shown, in the order in which visitors will want them:
 * all covers first, then rooms, then floor plans.
 */
export async function planPictures(sql: Sql): Promise<PlannedPicture[]> {
  const planned = new Map<string, PlannedPicture & { order: number }>()
  const properties = await demoProperties(sql)
  const resorts = await catalogueResorts(sql)

  function hang(spec: SceneSpec, wall: Wall, order: number) {
    const { key } = spec
    const entry = planned.get(key) ?? {
      key: storedKey(key),
      alt: altFor(spec),
      svg: () => drawScene(spec),
      walls: [],
      order,
    }
    entry.walls.push(wall)
    entry.order = Math.min(entry.order, order)
    planned.set(key, entry)
  }

  const rooms = 10_000
  resorts.forEach((resort, place) =>
    galleryOfResort(resort).forEach((spec, rank) => {
      const own = rank < ownPicturesOfResort
      const order = rank === 0 ? place : (own ? rooms : 2 * rooms) + place
      hang(spec, { kind: 'resort', id: resort.id, rank, as: 'gallery' }, order)
    }),
  )
  properties.forEach((property, place) =>
    galleryOf(property).forEach((spec, rank) =>
      hang(spec, { kind: 'property', id: property.id, rank }, rank === 0 ? place : rooms + place),
    ),
  )
  for (const resort of resorts) {
    resort.units.forEach(({ bedrooms, sleeps }) => {
      const key = `layout-${bedrooms}-${sleeps}`
      const entry = planned.get(key) ?? {
        key: storedKey(key),
        alt: layoutAlt(bedrooms, sleeps),
        svg: () => drawFloorPlan(bedrooms, sleeps),
        walls: [],
        order: 3 * rooms + bedrooms,
      }
      entry.walls.push({
        kind: 'resort',
        id: resort.id,
        rank: afterGallery + bedrooms,
        as: 'layout',
      })
      planned.set(key, entry)
    })
  }
  return [...planned.values()].sort((a, b) => a.order - b.order)
}
