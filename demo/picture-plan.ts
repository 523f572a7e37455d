import type { Sql } from '#server/db/sql.ts'
import { drawFloorPlan } from './floor-plan.ts'
import { altFor, layoutAlt } from './picture-texts.ts'
import { drawScene } from './scenes/compose.ts'
import type { ListingKind, ResortSetting } from './scenes/from-listing.ts'
import { fromPool, scenePool } from './scenes/pool.ts'
import { hash } from './scenes/random.ts'

/** Where a picture is shown. */
export type Wall =
  | { kind: 'property'; id: number; rank: number }
  | { kind: 'resort'; id: number; rank: number; as: 'gallery' | 'layout' }

export interface PlannedPicture {
  /** Under which name it is stored. */
  key: string
  alt: string
  svg: () => string
  walls: Wall[]
}

const kinds: Record<string, ListingKind> = {
  House: 'house',
  Townhouse: 'townhouse',
  Flat: 'apartment',
  Cluster: 'cluster',
  Simplex: 'townhouse',
  Duplex: 'townhouse',
  Penthouse: 'apartment',
  'Garden Cottage': 'house',
  'Retirement Unit': 'townhouse',
  Smallholding: 'farm',
  Farm: 'farm',
  'Vacant Land': 'plot',
  Office: 'office',
  Shop: 'retail',
  Warehouse: 'warehouse',
  Factory: 'industrial',
  'Mini Factory': 'industrial',
  Showroom: 'retail',
  'Medical Suite': 'office',
  Restaurant: 'retail',
  'Guest House or Lodge': 'house',
  'Mixed Use': 'retail',
  Storage: 'warehouse',
  'Commercial Land': 'plot',
}

const galleryOfResort = 5

interface PropertyFacts {
  id: number
  type: string
  province: string
}

interface ResortFacts {
  id: number
  province: string
  setting: string
  units: { bedrooms: number; sleeps: number }[]
}

export const storedKey = (key: string) => `demo-${key}`

/** The demo's own properties alone, newest first: what people add later gets their own pictures. */
async function demoProperties(sql: Sql): Promise<PropertyFacts[]> {
  return sql<PropertyFacts[]>`
    select p.id, t.description as type, p.province
      from properties p join property_types t on t.id = p.property_type_id
     where p.deleted_at is null
       and p.id <= (select (value ->> 'lastProperty')::int from settings where key = 'demo')
     order by p.published desc, p.first_published_at desc nulls last, p.id desc`
}

/** Resorts of the catalogue, those with the newest weeks first. */
async function catalogueResorts(sql: Sql): Promise<ResortFacts[]> {
  return sql<ResortFacts[]>`
    select r.id, coalesce(p.name, '') as province, r.setting,
           coalesce((select json_agg(distinct jsonb_build_object('bedrooms', u.bedrooms, 'sleeps', u.sleeps))
                       from resort_unit_types u where u.resort_id = r.id), '[]') as units
      from resorts r left join provinces p on p.id = r.province_id
     where r.setting <> ''
     order by (select max(w.first_published_at) from weeks w where w.resort_id = r.id and w.published)
              desc nulls last, r.id`
}

function propertyKeys({ id, type, province }: PropertyFacts): string[] {
  const facts = { id, kind: kinds[type] ?? 'house', province }
  const count = 5 + (hash(`pictures/${id}`) % 9)
  return [...new Set(Array.from({ length: count }, (_, slot) => fromPool(facts, slot)))]
}

function resortKeys({ id, province, setting }: ResortFacts): string[] {
  const facts = { id, kind: 'resort' as const, province, setting: setting as ResortSetting }
  const keys = new Set<string>()
  for (let slot = 0; keys.size < galleryOfResort && slot < 12; slot++)
    keys.add(fromPool(facts, slot))
  return [...keys]
}

/**
 * Every picture of the demo and where it hangs, in the order in which visitors will want them:
 * all covers first, then rooms, then floor plans.
 */
export async function planPictures(sql: Sql): Promise<PlannedPicture[]> {
  const specs = new Map(scenePool().map((spec) => [spec.key, spec]))
  const planned = new Map<string, PlannedPicture & { order: number }>()
  const properties = (await demoProperties(sql)).map((property) => ({
    id: property.id,
    keys: propertyKeys(property),
  }))
  const resorts = (await catalogueResorts(sql)).map((resort) => ({
    resort,
    keys: resortKeys(resort),
  }))

  function hang(key: string, wall: Wall, order: number) {
    const spec = specs.get(key)
    if (!spec) return
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
  resorts.forEach(({ resort, keys }, place) =>
    keys.forEach((key, rank) =>
      hang(
        key,
        { kind: 'resort', id: resort.id, rank, as: 'gallery' },
        rank === 0 ? place : rooms + place,
      ),
    ),
  )
  properties.forEach(({ id, keys }, place) =>
    keys.forEach((key, rank) =>
      hang(key, { kind: 'property', id, rank }, rank === 0 ? place : rooms + place),
    ),
  )
  for (const { resort } of resorts) {
    resort.units.forEach(({ bedrooms, sleeps }) => {
      const key = `layout-${bedrooms}-${sleeps}`
      const entry = planned.get(key) ?? {
        key: storedKey(key),
        alt: layoutAlt(bedrooms, sleeps),
        svg: () => drawFloorPlan(bedrooms, sleeps),
        walls: [],
        order: 2 * rooms + bedrooms,
      }
      entry.walls.push({
        kind: 'resort',
        id: resort.id,
        rank: galleryOfResort + bedrooms,
        as: 'layout',
      })
      planned.set(key, entry)
    })
  }
  return [...planned.values()].sort((a, b) => a.order - b.order)
}
