import type { ComparedDrive, ComparedPlace } from '#contract/comparisons/comparisons.schema.ts'
import { kilometresBetween } from '#contract/places/distance.ts'
import type { DriveTo } from '../../gateways/routing/drive-time.ts'
import { findOrigin, minutesToPoints, type ReachServices } from '../places/reach.service.ts'

export interface Drives {
  places: ComparedPlace[]
  /** From each listing to each of these places. */
  drives: ComparedDrive[][]
}

const nowhere: ComparedDrive = { minutes: null, km: null }

/** The drive from each listing to each known place; a listing may have no position. */
export async function findDrives(
  services: ReachServices,
  keys: readonly string[],
  listings: readonly (DriveTo | undefined)[],
): Promise<Drives> {
  const origins = await Promise.all(
    keys.map(async (key) => ({ key, origin: await findOrigin(services, key) })),
  )
  const known = origins.flatMap(({ key, origin }) => (origin ? [{ key, origin }] : []))
  const placed = listings.filter((one) => one !== undefined)
  const columns = await Promise.all(
    known.map(async ({ origin }) => {
      const minutes = await minutesToPoints(services, origin, placed)
      return new Map(
        placed.map((listing, n): [DriveTo, ComparedDrive] => {
          const [lat, lng] = listing.place
          const km = Math.round(kilometresBetween(origin, { lat, lng }) * 10) / 10
          return [listing, { minutes: minutes[n] ?? null, km }]
        }),
      )
    }),
  )
  return {
    places: known.map(({ key, origin }) => ({ key, name: origin.name })),
    drives: listings.map((listing) =>
      columns.map((column) => (listing && column.get(listing)) ?? nowhere),
    ),
  }
}
