import { spotFrom } from '#contract/places/place-key.ts'
import type { Services } from '../../services.ts'
import type { PlaceKeys } from '../places/place-keys.ts'
import { cachedPlaceKeys, placeKeys } from '../places/places-in-memory.ts'
import type { WeekSearchNames } from './describe-week-search.ts'
import { findRegionNames, findResortNames } from './new-matches.queries.ts'

type Named = Pick<WeekSearchNames, 'regions' | 'resorts'>

const cacheKey = 'names of regions and resorts'

function withPlaces(named: Named, keys: PlaceKeys | undefined): WeekSearchNames {
  return {
    ...named,
    placeName: (key) => keys?.find(key)?.name ?? (spotFrom(key) ? 'a chosen position' : key),
  }
}

type NameServices = Pick<Services, 'database' | 'cache'>

/** The names of the codes of regions and resorts. */
export function regionAndResortNames({ cache, database }: NameServices): Promise<Named> {
  return cache.cacheAs(cacheKey, async () => {
    const [regions, resorts] = await Promise.all([
      findRegionNames(database.db),
      findResortNames(database.db),
    ])
    const weight = (regions.size + resorts.size) * 200
    return {
      value: { regions, resorts },
      entry: { seconds: 3600, tables: ['regions', 'resorts'], weight },
    }
  })
}

export async function weekSearchNames(services: NameServices): Promise<WeekSearchNames> {
  const [named, keys] = await Promise.all([regionAndResortNames(services), placeKeys(services)])
  return withPlaces(named, keys)
}

/** The same if they are already in memory; the text of a log entry is not worth waiting for. */
export function cachedWeekSearchNames(cache: Services['cache']): WeekSearchNames {
  const named = cache.find<Named>(cacheKey) ?? { regions: new Map(), resorts: new Map() }
  return withPlaces(named, cachedPlaceKeys(cache))
}
