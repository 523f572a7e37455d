import type { Sql } from '#server/db/sql.ts'
import { formatRand } from '#contract/values/rand.ts'
import { transaction } from '#server/db/connect.ts'
import { carouselItems } from '#server/db/schema/carousel.ts'
import { heroAlts } from './picture-texts.ts'
import { drawPicture, drawnPictures, recordPictures, type Studio } from './picture-store.ts'
import { drawHero } from './scenes/heroes.ts'
import { LANDMARKS } from './scenes/towns.ts'

interface Candidate {
  weekId: number | null
  propertyId: number | null
  header: string
  place: string
  price: string
}

const heroes = [0, 1, 2, 3, 4, 5]
const heroKey = (n: number) => `demo-hero-${n + 1}`

/** What each picture shows, so that exactly one listing can be behind it. */
type Shown =
  | { title: string; city: string; header?: string }
  | { settings: readonly string[]; provinces?: readonly string[]; towns?: readonly string[] }

const scenery: readonly Shown[] = [
  // Its avenue, not the house.
  { title: '%under jacarandas%', city: 'Pretoria', header: 'Jacarandas in bloom' },
  { title: 'Cape Dutch homestead%', city: 'Stellenbosch' },
  { settings: ['beach'], provinces: ['KwaZulu-Natal'] },
  { settings: ['bush'] },
  { settings: ['berg', 'lake'], towns: LANDMARKS.drakensberg ?? [] },
  { title: 'Farmhouse with a wide stoep%', city: 'Upington' },
]

async function listingFor(sql: Sql, n: number): Promise<Candidate | undefined> {
  const shown = scenery[n]
  if (!shown) return undefined
  if ('title' in shown) {
    const [property] = await sql<Candidate[]>`
      select null::int as "weekId", p.id as "propertyId", p.short_description as header,
             p.suburb || ', ' || p.city as place, p.price
        from properties p join statuses s on s.id = p.status_id
       where p.published and p.is_sale and not s.stops_enquiries
         and p.city = ${shown.city} and p.short_description like ${shown.title}
       order by p.id desc limit 1`
    return property && { ...property, header: shown.header ?? property.header }
  }
  const provinces = shown.provinces ? [...shown.provinces] : null
  const towns = shown.towns ? [...shown.towns] : null
  const [week] = await sql<Candidate[]>`
    select w.id as "weekId", null::int as "propertyId", r.name as header,
           r.town || coalesce(', ' || p.name, '') as place, w.sell_price as price
      from weeks w join resorts r on r.id = w.resort_id
      left join provinces p on p.id = r.province_id
      join statuses s on s.id = w.status_id
     where w.published and not s.stops_enquiries and r.setting = any(${[...shown.settings]})
       and (${provinces}::text[] is null or p.name = any (${provinces}::text[]))
       and (${towns}::text[] is null or r.town = any (${towns}::text[]))
     order by w.sell_price desc, w.id limit 1`
  return week
}

/** The listing behind each hero picture; undefined if there is none. */
export function heroListings(sql: Sql): Promise<(Candidate | undefined)[]> {
  return Promise.all(heroes.map((n) => listingFor(sql, n)))
}

/** The home page's six hero pictures with the listings behind them. */
export async function fillCarousel(studio: Studio): Promise<void> {
  const { database } = studio
  const [filled] = await database.sql`select from carousel_items limit 1`
  if (filled) return
  const ready = await drawnPictures(studio, heroes.map(heroKey))
  const missing = heroes.filter((n) => !ready.has(heroKey(n)))
  const drawn = await inPairs(missing, (n) =>
    drawPicture(studio, {
      key: heroKey(n),
      alt: heroAlts[n] as string,
      svg: () => drawHero(n),
      walls: [],
    }),
  )
  const ids = new Map([...ready, ...(await recordPictures(database, drawn))])
  const listings = await heroListings(database.sql)
  await transaction(database, null, async (tx) => {
    for (const [index, n] of heroes.entries()) {
      const listing = listings[index]
      const imageId = ids.get(heroKey(n))
      if (!listing || !imageId) continue
      await tx.insert(carouselItems).values({
        header: listing.header,
        description: `${listing.place}, ${formatRand(listing.price)}`,
        imageId,
        weekId: listing.weekId,
        propertyId: listing.propertyId,
        rank: n + 1,
      })
    }
  })
}

/** Two at a time: drawing takes one core, and most machines have a second. */
export async function inPairs<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let n = 0; n < items.length; n += 2) {
    results.push(...(await Promise.all(items.slice(n, n + 2).map(run))))
  }
  return results
}
