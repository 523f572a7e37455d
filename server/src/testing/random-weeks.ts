import { slugOf } from '#contract/places/place-key.ts'
import { addDays, today } from '#contract/values/day.ts'
import { weekSearch } from '#contract/weeks/weeks.calls.ts'
import { settingOf } from '#contract/weeks/settings.ts'
import type { WeekFilter, WeekFilterInput } from '#contract/weeks/weeks.filter.schema.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { resorts as resortSeeds } from '../db/reference/resorts.ts'
import type { PlaceKeys } from '../features/places/place-keys.ts'
import { resortsIn } from '../features/places/resorts-in-places.ts'
import { toListing } from '../features/weeks/weeks.mapping.ts'
import { findListings } from '../features/weeks/weeks.queries.ts'
import { driveMinutes as driveTime } from '../gateways/routing/drive-time.ts'
import type { Place } from '../gateways/routing/places.ts'
import type { Services } from '../services.ts'
import { aUser } from './builders.ts'
import type { Randomizer } from './randomizer.ts'

export const randomWeeks = 5000

/** Weeks of every resort, season, size, price and date; one in four is not to be seen. */
async function insertWeeks({ database: { sql } }: Services, ownerUserId: number) {
  // The change log of thousands of made-up rows would take longer than the test.
  await sql`alter table weeks disable trigger user`
  await sql`
    insert into weeks (region_id, resort_id, other_resort_name, unit_number, module, week_number,
      season_id, bedrooms, max_sleep, week_type, levy_amount, arrival_date, departure_date, sell_price,
      status_id, owner_user_id, published, first_published_at, published_at, hide_after, deleted_at, is_tender)
    select r.region_id, case when n % 97 = 0 then null else r.id end,
      case when n % 97 = 0 then 'Blouberg Heights ' || n end,
      (n * 7 % 400)::text, (n % 52 + 1) || ' Fri', case when n % 11 = 0 then null else n % 52 + 1 end,
      n / 5 % 8 + 1, n * 3 % 7, (array[2, 4, 5, 6, 8, 10, 12])[n % 7 + 1], n % 4,
      3000 + n * 37 % 15000 + (n % 3) * 0.5, date '2026-11-20' + n * 13 % 520,
      date '2026-11-20' + n * 13 % 520 + (array[7, 4, 3])[n % 3 + 1],
      5000 + n * 271 % 240000, (array[1032, 1032, 1032, 1034, 1035, 1036])[n % 6 + 1], ${ownerUserId},
      n % 4 <> 0 and n % 50 <> 0, now() - make_interval(mins => n), now(),
      case when n % 31 = 0 then current_date - 3 when n % 29 = 0 then current_date + 3 end,
      case when n % 50 = 0 then now() end, n % 40 = 0
    from generate_series(1, ${randomWeeks}) n
    join lateral (select id, region_id from resorts order by id offset n % (select count(*) from resorts) limit 1) r on true`
  await sql`alter table weeks enable trigger user`
  await sql`analyze weeks`
}

/** Those of 5 000 made-up weeks that everyone may see. */
export async function fillRandomWeeks(services: Services): Promise<WeekListing[]> {
  const { db, sql } = services.database
  await insertWeeks(services, (await aUser(services)).id)
  const rows = await sql<{ id: number }[]>`
    select id from weeks where published and (hide_after is null or hide_after >= ${today()})`
  const seen = new Set(rows.map(({ id }) => id))
  const query = weekSearch.parse({ size: 100 })
  const { items } = await findListings(db, { ...query, size: randomWeeks }, 'all')
  return items.map(toListing).filter((week) => seen.has(week.id))
}

/** Every filter, alone and together with others. */
export function randomWeekFilter(r: Randomizer): WeekFilterInput {
  const some = <T>(part: number, make: () => T) => (r.chance(part) ? make() : undefined)
  const low = r.int(1, 20) * 10_000
  const day = () => addDays('2026-11-20', r.int(0, 500))
  const filter: WeekFilterInput = {
    region: some(0.1, () => r.pick(['LOWV', 'berg', 'NCST', 'WILD'])),
    resort: some(0.05, () => r.pick(['CABA', 'SILV2', 'dbnsp'])),
    season: some(0.15, () => r.pick(['Peak', 'Peak 2', 'red', 'Flexi'])),
    bedrooms: some(0.15, () => r.pick(['Studio', '1', '2', '3'])),
    date: some(0.15, day),
    ddate: some(0.15, day),
    minPrice: some(0.2, () => low),
    maxPrice: some(0.3, () => low + r.int(0, 10) * 10_000),
    status: some(0.05, () => r.pick(['AV', 's'])),
    keyword: some(0.1, () => r.pick(['sands', 'FIXED', 'TW-2', 'fri', '2027-0'])),
    holiday: some(0.2, () => r.pick(['any', 'december', 'easter', 'winter', '2027-winter'])),
    places: some(0.15, () =>
      r.pick(['western-cape', 'garden-route', 'kwazulu-natal_limpopo', 'mpumalanga']),
    ),
    setting: some(0.2, () => r.pick(['sea', 'berg,bush', 'city', 'bush'])),
    sleeps: some(0.3, () => r.pick([2, 4, 6, 8])),
    arrivalDay: some(0.15, () => r.pick(['fri', 'Saturday', 'mon'])),
    weekNumber: some(0.1, () => Array.from({ length: 12 }, () => r.int(1, 53)).join(',')),
    ...(r.chance(0.2) && {
      driveFrom: r.pick(['pretoria.gauteng', 'Cape Town']),
      driveMinutes: r.pick([120, 300, 600]),
    }),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** The resorts of the reference data that fit, written plainly. */
export function plainlyFittingResorts(
  filter: WeekFilter,
  keys: PlaceKeys,
): Set<number> | undefined {
  const { places, setting, driveFrom, driveMinutes } = filter
  const drives = driveFrom !== undefined && driveMinutes !== undefined
  if (!places && !setting && !drives) return undefined
  const from: Place = driveFrom === 'Cape Town' ? [-33.9258, 18.4232] : [-25.7449, 28.1878]
  const minutes = driveTime(
    from,
    resortSeeds.map(({ resortCode: code, lat, lng }) => ({ code, place: [lat, lng] })),
  )
  const fits = resortSeeds.filter(({ town, province, regionCode, ...resort }, n) => {
    const [provinceId = null] = keys.find(slugOf(province))?.provinceIds ?? []
    const { lat, lng } = resort
    return (
      (!places || resortsIn(keys, places)({ provinceId, town, lat, lng })) &&
      (!setting || setting.includes(settingOf(resort.setting, regionCode))) &&
      (!drives || (minutes[n] as number) <= driveMinutes)
    )
  })
  return new Set(fits.map(({ id }) => id))
}
