import * as calls from '#contract/properties/properties.calls.ts'
import * as search from '#contract/properties/search.calls.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Caller } from '../../kit/call-context.ts'
import type { Reply } from '../../kit/reply.ts'
import type { Session } from '../../kit/session.ts'
import type { Services } from '../../services.ts'
import type { SearchLogEntry } from '../search-log/search-log.ts'
import { cachedPlaceKeys } from '../places/places-in-memory.ts'
import { cachedTypes } from '../property-types/known-types.ts'
import { listAdmin, listOwn } from './admin-list.service.ts'
import { createProperty } from './create-property.service.ts'
import { findStatuses } from './properties.queries.ts'
import * as service from './properties.service.ts'
import { publishProperty, unpublishProperty } from './publish-property.service.ts'
import { setPropertyPrice, setPropertyStatus } from './property-terms.service.ts'
import { removeProperty } from './remove-property.service.ts'
import { updateProperty } from './update-property.service.ts'
import { describeSearch } from './describe-search.ts'
import { placePins } from './map.service.ts'
import { countFacets, searchProperties } from './search.service.ts'
import { suggestSearches } from './suggestions.service.ts'

/** Every search is recorded, including one with a cached reply; paging is not a new search. */
function recordSearch({ searchLog, cache }: Services) {
  // A repeated search has the same input and reply objects: its log entry is created once.
  const ofVisitors = new WeakMap<Criteria, { reply: Reply; entry: SearchLogEntry }>()

  function entryOf(input: Criteria, reply: Reply): SearchLogEntry {
    const { results } = reply.facts
    return {
      userId: null,
      userName: 'Unknown',
      type: input.usageType ?? 'All',
      property: input.salesType ? 'Sale' : 'Rent',
      value: describeSearch(input, { types: cachedTypes(cache), keys: cachedPlaceKeys(cache) }),
      ...(results === undefined ? {} : { results }),
    }
  }

  return (
    input: Criteria & { page: number; after?: string | undefined },
    { session }: Caller,
    reply: Reply,
  ) => {
    if (input.page > 1 || input.after !== undefined) return
    let made = ofVisitors.get(input)
    if (made?.reply !== reply) {
      made = { reply, entry: entryOf(input, reply) }
      ofVisitors.set(input, made)
    }
    const { entry } = made
    searchLog.record(
      session ? { ...entry, userId: session.userId, userName: session.username } : entry,
    )
  }
}

const show = (services: Services, id: number, session: Session | null) =>
  session ? service.showProperty(services, id, session) : service.showPublicProperty(services, id)

function readingRoutes(services: Services): Binding[] {
  return [
    bind(calls.listLatestProperties, () => service.listLatest(services)),
    bind(calls.listLatestPropertiesByUsage, ({ type }) => service.listLatest(services, type)),
    bind(calls.listLiveProperties, ({ page, size }) => service.listLive(services, page, size)),
    bind(
      search.searchProperties,
      (input) => searchProperties(services, input),
      recordSearch(services),
    ),
    bind(search.getPropertyFacets, (input) => countFacets(services, input)),
    bind(search.getPropertyPins, (input) => placePins(services, input)),
    bind(search.suggestPropertySearches, (input) => suggestSearches(services, input)),
    bind(search.listSimilarProperties, ({ id }) => service.listSimilar(services, id)),
    bind(calls.getPropertyDetailed, ({ id }, { session }) => show(services, id, session)),
    bind(calls.getProperty, ({ id }, { session }) => show(services, id, session)),
    bind(calls.mayEditProperty, ({ id }, { session }) => service.mayEdit(services, id, session)),
    bind(calls.listPropertyStatuses, () => findStatuses(services.database.db)),
    bind(calls.listAdminProperties, (input, context) => listAdmin(services, input, context)),
    bind(calls.listOwnProperties, (input, context) => listOwn(services, input, context)),
  ]
}

function editingRoutes(services: Services): Binding[] {
  return [
    bind(calls.createProperty, (input, context) => createProperty(services, input, context)),
    bind(calls.setPropertyPrice, (change, context) => setPropertyPrice(services, change, context)),
    bind(calls.setPropertyStatus, (change, context) =>
      setPropertyStatus(services, change, context),
    ),
    bind(calls.updateProperty, (input, context) => updateProperty(services, input, context)),
    bind(calls.removeProperty, ({ id }, context) => removeProperty(services, id, context)),
    bind(calls.publishProperty, (input, context) => publishProperty(services, input, context)),
    bind(calls.unpublishProperty, ({ id }, context) => unpublishProperty(services, id, context)),
  ]
}

export function propertiesRoutes(services: Services): Binding[] {
  return [...readingRoutes(services), ...editingRoutes(services)]
}
