import { settingOf, type WeekSetting } from '#contract/weeks/settings.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { DriveTo } from '../../gateways/routing/drive-time.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { findOrigin, minutesFrom, type ReachServices } from '../places/reach.service.ts'
import { resortsIn, type PlacedResort } from '../places/resorts-in-places.ts'
import { findResortPlaces } from './resort-places.queries.ts'

interface ResortPlace extends PlacedResort {
  id: number
  setting: WeekSetting
  target: DriveTo | undefined
}

const tables = ['resorts', 'regions']

async function resortPlaces({ cache, database }: ReachServices): Promise<ResortPlace[]> {
  return cache.cacheAs('resort places', async () => {
    const rows = await findResortPlaces(database.db)
    const value = rows.map(({ id, code, scenery, regionCode, provinceId, town, lat, lng }) => ({
      id,
      setting: settingOf(scenery, regionCode),
      provinceId,
      town,
      lat,
      lng,
      target: lat === null || lng === null ? undefined : { code, place: [lat, lng] as const },
    }))
    return { value, entry: { seconds: 3600, tables, weight: value.length * 500 } }
  })
}

export async function settingsOfResorts(
  services: ReachServices,
): Promise<Map<number, WeekSetting>> {
  return new Map((await resortPlaces(services)).map(({ id, setting }) => [id, setting]))
}

/** Destinations by resort id; those not on the map are missing. */
export async function resortTargets(services: ReachServices): Promise<Map<number, DriveTo>> {
  const placed = await resortPlaces(services)
  return new Map(placed.flatMap(({ id, target }) => (target ? [[id, target] as const] : [])))
}

/** The minutes by car to every resort, by id; none if the starting point is unknown. */
export async function drivesToResorts(
  services: ReachServices,
  from: string,
): Promise<Map<number, number>> {
  const origin = await findOrigin(services, from)
  if (!origin) return new Map()
  const placed = (await resortPlaces(services)).filter(({ target }) => target)
  const targets = placed.map(({ target }) => target as DriveTo)
  const minutes = await minutesFrom(services, origin, 'resorts', targets, tables)
  return new Map(placed.map(({ id }, n) => [id, minutes[n] as number]))
}

type ResortFilter = Partial<Pick<WeekFilter, 'places' | 'setting' | 'driveFrom' | 'driveMinutes'>>

/**
 * The resorts that match the places, the setting and the drive; undefined if none of them is given.
 */
export async function fittingResorts(
  services: ReachServices,
  { places, setting, driveFrom, driveMinutes }: ResortFilter,
): Promise<number[] | undefined> {
  const drives = driveFrom !== undefined && driveMinutes !== undefined
  if (!places && !setting && !drives) return undefined
  const minutes = drives ? await drivesToResorts(services, driveFrom) : undefined
  const isThere = places && resortsIn(await placeKeys(services), places)
  return (await resortPlaces(services))
    .filter((resort) => !isThere || isThere(resort))
    .filter((resort) => !setting || setting.includes(resort.setting))
    .filter(({ id }) => !minutes || (minutes.get(id) ?? Infinity) <= (driveMinutes as number))
    .map(({ id }) => id)
}
