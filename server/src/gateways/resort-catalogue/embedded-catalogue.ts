import { sql } from '../../db/orm.ts'
import type { Facility, ResortMedia } from '#contract/resorts/resorts.schema.ts'
import type { Database } from '../../db/connect.ts'
import type { CatalogueRegion, CatalogueResort, ResortCatalogue } from './resort-catalogue.ts'

/** The embedded catalogue, stored in our own tables. */
export function embeddedCatalogue({ db }: Database): ResortCatalogue {
  const resort = (code: string) => sql`(select id from resorts where lower(code) = lower(${code}))`
  return {
    async regions() {
      return [
        ...(await db.execute<CatalogueRegion & Record<string, unknown>>(sql`
          select code as "regionCode", name as "regionName" from regions order by name`)),
      ]
    },
    async resortsOf(regionCode) {
      return [
        ...(await db.execute<CatalogueResort & Record<string, unknown>>(sql`
          select r.code as "resortCode", r.name as "resortName", r.lat, r.lng as long
          from resorts r join regions g on g.id = r.region_id
          where lower(g.code) = lower(${regionCode}) and r.is_active order by r.name`)),
      ]
    },
    async description(code) {
      const [row] = await db.execute<{ description: string }>(sql`
        select description from resorts where id = ${resort(code)}`)
      return row?.description ? row.description.split(/\n{2,}/) : []
    },
    async facilities(code, site) {
      return [
        ...(await db.execute<Facility & Record<string, unknown>>(sql`
          select category, description from resort_facilities
          where resort_id = ${resort(code)} and site = ${site} order by rank, id`)),
      ]
    },
    async media(code) {
      return [
        ...(await db.execute<ResortMedia & Record<string, unknown>>(sql`
          select category as "prCategory", site as "prSite" from resort_media
          where resort_id = ${resort(code)} order by rank, id`)),
      ]
    },
    // Its pictures are already stored; there is nothing to fetch.
    images: async () => [],
    layout: async () => undefined,
  }
}
