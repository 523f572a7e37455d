import type { Sql } from '#server/db/sql.ts'
import type { ResortSetting } from '#server/db/reference/resorts/resort-seed.ts'

/** What exists where: no farms in suburbs, no factories among villas. */
export type Nature = 'town' | 'rural' | 'industrial'

export interface Place {
  nature: Nature
  suburbId: number | null
  cityId: number
  provinceId: number
  suburb: string
  city: string
  province: string
  postalCode: string | null
  lat: number
  lng: number
}

export interface ResortPlace {
  id: number
  code: string
  name: string
  town: string
  regionId: number
  province: string
  seasonCalendar: string
  setting: ResortSetting
  accommodation: string
  unitTypes: { name: string; bedrooms: number; sleeps: number }[]
}

export interface FieldRow {
  id: number
  name: string
  type: 'text' | 'number' | 'yesno'
}

/** The reference data that the demo builds on, by the names that the generators use. */
export interface World {
  places: Place[]
  resorts: ResortPlace[]
  status: (code: string) => number
  season: (letter: string) => number
  propertyType: (description: string) => number
  role: (key: string) => number
  field: (name: string) => FieldRow
  unitConfigurations: { id: number; bedrooms: number; sleeps: number }[]
  spacebankEntityIds: number[]
  contactSourceIds: number[]
  fee: { id: number; name: string; amount: string }
  termsId: number
}

const industrial =
  /industri|isando|rosslyn|wadeville|spartan|epping|montague gardens|^jacobs$|mobeni$|^alton$|deal party|strijdompark|kya sand|samrand|silvertondale|waltloo|hermanstad|koedoespoort|rocky drift|plankenbrug|dal josafat|cornubia|westmead|linbro|longmeadow|aeroton|^selby|village deep|city deep|killarney gardens|paarden eiland|blackheath|perseverance|^futura/i
const rural =
  /\bAH\b|agricultural|bainsvlei|broederstroom|dalmada|plaston|kameeldrift|muldersdrift|walkerville|devon valley|koelenhof|raithby|klein drakenstein|windmeul|shongweni|assagay|theescombe|draaifontein|mnandi|bredell|bashewa|louisvale|quaggafontein|roodewal/i

function natureOf(suburb: string): Nature {
  if (industrial.test(suburb)) return 'industrial'
  return rural.test(suburb) ? 'rural' : 'town'
}

function finder<Value>(what: string, rows: readonly { key: string; value: Value }[]) {
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  return (key: string): Value => {
    const value = byKey.get(key)
    if (value === undefined) throw new Error(`The reference data has no ${what} ${key}`)
    return value
  }
}

async function readResorts(sql: Sql): Promise<ResortPlace[]> {
  const rows = await sql<ResortPlace[]>`
    select r.id, r.code, r.name, r.town, r.region_id as "regionId",
           coalesce(p.name, '') as province, r.season_calendar as "seasonCalendar",
           coalesce(nullif(r.setting, ''), 'river') as setting,
           coalesce(r.accommodation_type, 'Self-catering unit') as accommodation,
           coalesce((select json_agg(json_build_object('name', u.name, 'bedrooms', u.bedrooms,
                       'sleeps', u.sleeps) order by u.bedrooms, u.sleeps)
                     from resort_unit_types u where u.resort_id = r.id), '[]') as "unitTypes"
      from resorts r left join provinces p on p.id = r.province_id
     where r.is_active and r.season_calendar is not null
     order by r.id`
  return [...rows]
}

export async function readWorld(sql: Sql): Promise<World> {
  const places = await sql<Omit<Place, 'nature'>[]>`
    select s.id as "suburbId", c.id as "cityId", p.id as "provinceId", s.name as suburb,
           c.name as city, p.name as province, s.postal_code as "postalCode",
           coalesce(s.lat, c.lat) as lat, coalesce(s.lng, c.lng) as lng
      from suburbs s
      join cities c on c.id = s.city_id
      join provinces p on p.id = c.province_id
     where coalesce(s.lat, c.lat) is not null
     order by p.name, c.name, s.name`
  const status = await sql<{ key: string; value: number }[]>`
    select code as key, id as value from statuses`
  const season = await sql<{ key: string; value: number }[]>`
    select letter as key, id as value from seasons`
  const types = await sql<{ key: string; value: number }[]>`
    select description as key, id as value from property_types`
  const roles = await sql<{ key: string; value: number }[]>`
    select key, id as value from roles`
  const fields = await sql<FieldRow[]>`select id, name, type from fields order by id`
  const [fee] = await sql<World['fee'][]>`
    select id, name, amount from fees order by (name = 'Listing Fee') desc, id limit 1`
  const [terms] = await sql<{ id: number }[]>`select id from terms order by version desc limit 1`
  if (!fee || !terms) throw new Error('The reference data is not loaded yet')
  const ids = async (table: string) =>
    (await sql<{ id: number }[]>`select id from ${sql(table)} order by id`).map((row) => row.id)
  return {
    places: places.map((place) => ({ ...place, nature: natureOf(place.suburb) })),
    resorts: await readResorts(sql),
    status: finder('status', status),
    season: finder('season', season),
    propertyType: finder('property type', types),
    role: finder('role', roles),
    field: finder(
      'field',
      fields.map((field) => ({ key: field.name, value: field })),
    ),
    unitConfigurations: await sql`
      select id, bedrooms, sleeps from unit_configurations order by id`,
    spacebankEntityIds: await ids('spacebank_entities'),
    contactSourceIds: await ids('contact_sources'),
    fee,
    termsId: terms.id,
  }
}
