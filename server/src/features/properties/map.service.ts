import type { Criteria } from '#contract/properties/search.schema.ts'
import { today } from '#contract/values/day.ts'
import { Reply } from '../../kit/reply.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { findClusters, findPins, mostPins } from './map.queries.ts'
import { clustersInMemory } from './memory/clusters.ts'
import { countRows } from './memory/scan.ts'
import { cacheIfWide, memoryFor, toSearch, type SearchServices } from './search.service.ts'
import type { Search } from './search.where.ts'
import { searchedExtent } from './searched-extent.ts'

/**
 * The results on a map, as the fields of the reply in JSON; with their number, if there are few.
 */
async function findOnMap(
  services: SearchServices,
  search: Search,
): Promise<{ fields: string; total: number }> {
  const memory = await memoryFor(services, search)
  if (memory && (await countRows(memory, search, today(), mostPins + 1, true)) > mostPins) {
    const { clusters, total } = await clustersInMemory(memory, search, today())
    return { fields: `"pins":[],"clusters":${JSON.stringify(clusters)},"total":${total}`, total }
  }
  const { pins, total } = await findPins(services.database, search, today())
  if (total <= mostPins) {
    return { fields: `"pins":${pins},"clusters":[],"total":${total}`, total }
  }
  const fields = await cacheIfWide(services, 'clusters', search, async () => {
    const clusters = await findClusters(services.database, search, today())
    return `"pins":[],"clusters":${clusters.items},"total":${clusters.total}`
  })
  return { fields, total }
}

/**
 * Individual properties if there are few, clusters if there are many, and the extent of the search.
 */
export async function placePins(services: SearchServices, criteria: Criteria): Promise<Reply> {
  const search = await toSearch(services, criteria)
  const { fields, total } = await findOnMap(services, search)
  const searched = searchedExtent(await placeKeys(services), search, total)
  return Reply.ofText(`{${fields},"searched":${JSON.stringify(searched)}}`)
}
