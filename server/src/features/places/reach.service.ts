import type { PlaceReach } from '#contract/places/reach.schema.ts'
import { AppError } from '#contract/errors.ts'
import { placeKeyOf, slugOf, spotFrom } from '#contract/places/place-key.ts'
import type { DriveTo } from '../../gateways/routing/drive-time.ts'
import type { Services } from '../../services.ts'
import { findDrivePlaces, type DrivePlace } from './drive-places.queries.ts'
import { gazetteer, placeKeys } from './places-in-memory.ts'
import { outlineAround } from './reach-outline.ts'

export type ReachServices = Pick<Services, 'database' | 'cache' | 'reach'>

/** Where a drive starts. */
export interface DriveOrigin {
  name: string
  lat: number
  lng: number
}

interface DrivePlaces {
  places: readonly DrivePlace[]
  targets: readonly DriveTo[]
  origins: ReadonlyMap<string, DriveOrigin>
}

const seconds = 3600
const tables = ['provinces', 'cities', 'suburbs']

/** A place is found by its key, or by the beginning of it: `fourways`, `fourways.sandton`. */
function originsOf(places: readonly DrivePlace[]): Map<string, DriveOrigin> {
  const origins = new Map<string, DriveOrigin>()
  for (const { kind, name, city, province, lat, lng } of places) {
    const suburb = kind === 'suburb' ? name : undefined
    const parts = placeKeyOf({ province, city, suburb }).split('.')
    const origin = { name: suburb ? `${suburb}, ${city}` : city, lat, lng }
    for (let length = parts.length; length > 0; length--) {
      const key = parts.slice(0, length).join('.')
      if (!origins.has(key)) origins.set(key, origin)
    }
  }
  return origins
}

function drivePlaces({ cache, database }: ReachServices): Promise<DrivePlaces> {
  return cache.cacheAs('drive places', async () => {
    const places = await findDrivePlaces(database.db)
    const targets = places.map(({ lat, lng }) => ({ place: [lat, lng] as const }))
    return {
      value: { places, targets, origins: originsOf(places) },
      entry: { seconds, tables, weight: 3_000_000 },
    }
  })
}

function nearestName({ lat, lng }: DriveOrigin, places: readonly DrivePlace[]): string {
  let best = { name: '', away: Number.POSITIVE_INFINITY }
  for (const place of places) {
    const away = (place.lat - lat) ** 2 + (place.lng - lng) ** 2
    if (away < best.away) best = { name: place.name, away }
  }
  return best.name
}

/** A key, a name such as `Fourways, Sandton`, or `lat,lng`; undefined if it is unknown. */
export async function findOrigin(
  services: ReachServices,
  text: string,
): Promise<DriveOrigin | undefined> {
  const { places, origins } = await drivePlaces(services)
  const spot = spotFrom(text)
  if (spot) {
    // To about a kilometre: people near each other share the drive times.
    const near = (value: number) => Math.round(value * 100) / 100
    const origin = { name: '', lat: near(spot.lat), lng: near(spot.lng) }
    return { ...origin, name: nearestName(origin, places) }
  }
  return (
    (await findArea(services, text.toLowerCase())) ??
    origins.get(text.toLowerCase()) ??
    origins.get(text.split(',').map(slugOf).join('.')) ??
    findNamed(services, text)
  )
}

/** The middle of a named area. */
async function findArea(services: ReachServices, key: string): Promise<DriveOrigin | undefined> {
  const place = (await placeKeys(services)).find(key)
  if (place?.kind !== 'area' || place.centres.length === 0) return undefined
  const middle = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  return {
    name: place.name,
    lat: middle(place.centres.map(({ lat }) => lat)),
    lng: middle(place.centres.map(({ lng }) => lng)),
  }
}

/** An alternative name of a place: `Joburg`. A province is too large to start from. */
async function findNamed(services: ReachServices, text: string): Promise<DriveOrigin | undefined> {
  for (const { kind, name, lat, lng } of (await gazetteer(services)).find(text)) {
    if (kind !== 'province' && lat !== null && lng !== null) return { name, lat, lng }
  }
  return undefined
}

/** The minutes to each of the targets; the same for everyone who starts there. */
export function minutesFrom(
  { cache, reach }: ReachServices,
  { lat, lng }: DriveOrigin,
  what: string,
  targets: readonly DriveTo[],
  of: readonly string[],
): Promise<Float32Array> {
  return cache.cacheAs(`minutes to ${what} from ${lat},${lng}`, async () => {
    const value = Float32Array.from(await reach.minutes([lat, lng], targets))
    return { value, entry: { seconds, tables: of, weight: value.byteLength } }
  })
}

/** The minutes to a few points of one request; null if no road leads there. */
export async function minutesToPoints(
  { reach }: Pick<ReachServices, 'reach'>,
  { lat, lng }: DriveOrigin,
  points: readonly DriveTo[],
): Promise<(number | null)[]> {
  const minutes = points.length ? await reach.minutes([lat, lng], points) : []
  return minutes.map((value) => (Number.isFinite(value) ? Math.round(value) : null))
}

async function placesWithin(
  services: ReachServices,
  origin: DriveOrigin,
  most: number,
): Promise<DrivePlace[]> {
  const { places, targets } = await drivePlaces(services)
  const minutes = await minutesFrom(services, origin, 'places', targets, tables)
  return places.filter((_, n) => (minutes[n] as number) <= most)
}

export interface ReachableIds {
  suburbIds: number[]
  cityIds: number[]
}

/** The suburbs and cities in reach; none if the starting place is unknown. */
export async function findReachableIds(
  services: ReachServices,
  from: string,
  most: number,
): Promise<ReachableIds> {
  const origin = await findOrigin(services, from)
  const within = origin ? await placesWithin(services, origin, most) : []
  const ids = (kind: DrivePlace['kind']) =>
    within.filter((place) => place.kind === kind).map(({ id }) => id)
  return { suburbIds: ids('suburb'), cityIds: ids('city') }
}

export async function findReach(
  services: ReachServices,
  from: string,
  minutes: number,
): Promise<PlaceReach> {
  const origin = await findOrigin(services, from)
  if (!origin) throw new AppError('notFound')
  const within = await placesWithin(services, origin, minutes)
  return {
    from: origin,
    minutes,
    outline: outlineAround(origin, within),
    places: within.length,
  }
}
