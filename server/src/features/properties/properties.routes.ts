import * as fieldCalls from '#contract/property-fields/property-fields.calls.ts'
import * as calls from '#contract/properties/properties.calls.ts'
import * as search from '#contract/properties/search.calls.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Caller } from '../../kit/call-context.ts'
import type { Reply } from '../../kit/reply.ts'
import type { Parts } from '../../parts.ts'
import type { SearchLogEntry } from '../search-log/search-log.ts'
import { typesAtHand } from '../property-types/known-types.ts'
import { listAdmin, listOwn } from './admin-list.service.ts'
import { createProperty } from './create-property.service.ts'
import * as fields from './property-fields.service.ts'
import { findStatuses } from './properties.queries.ts'
import * as service from './properties.service.ts'
import { publishProperty, unpublishProperty } from './publish-property.service.ts'
import { removeProperty } from './remove-property.service.ts'
import { updateProperty } from './update-property.service.ts'
import { searchInWords } from './search-note.ts'
import { countFacets, placePins, searchProperties } from './search.service.ts'

/** Every search is noted, also one that is answered from memory; turning a page is no new search. */
function noteSearch({ searchLog, cache }: Parts) {
  // A repeated search comes with the same input and the same reply: its note is made once.
  const ofVisitors = new WeakMap<Criteria, { reply: Reply; entry: SearchLogEntry }>()

  function entryOf(input: Criteria, reply: Reply): SearchLogEntry {
    const { results } = reply.facts
    return {
      userId: null,
      userName: 'Unknown',
      type: input.usageType ?? 'All',
      property: input.salesType ? 'Sale' : 'Rent',
      value: searchInWords(input, typesAtHand(cache)),
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

function readingRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listLatestProperties, () => service.listLatest(parts)),
    bind(calls.listLatestPropertiesByUsage, ({ type }) => service.listLatest(parts, type)),
    bind(calls.listLiveProperties, ({ page, size }) => service.listLive(parts, page, size)),
    bind(search.searchProperties, (input) => searchProperties(parts, input), noteSearch(parts)),
    bind(search.getPropertyFacets, (input) => countFacets(parts, input)),
    bind(search.getPropertyPins, (input) => placePins(parts, input)),
    bind(search.listSimilarProperties, ({ id }) => service.listSimilar(parts, id)),
    bind(calls.getPropertyDetailed, ({ id }, { session }) =>
      service.showProperty(parts, id, session),
    ),
    bind(calls.getProperty, ({ id }, { session }) => service.showProperty(parts, id, session)),
    bind(calls.mayEditProperty, ({ id }, { session }) => service.mayEdit(parts, id, session)),
    bind(calls.listPropertyStatuses, () => findStatuses(parts.database.db)),
    bind(calls.listAdminProperties, (input, context) => listAdmin(parts, input, context)),
    bind(calls.listOwnProperties, (input, context) => listOwn(parts, input, context)),
  ]
}

function fieldRoutes(parts: Parts): Binding[] {
  return [
    bind(fieldCalls.listOverviewFields, () => fields.listOverviewFields(parts)),
    bind(fieldCalls.listFieldsOfType, ({ id }) => fields.listFieldsOfType(parts, id)),
    bind(fieldCalls.listSavedFields, ({ id }, { session }) =>
      fields.listSavedFields(parts, id, session),
    ),
    bind(fieldCalls.listSavedValues, (input, { session }) =>
      fields.listSavedValues(parts, input, session),
    ),
  ]
}

function editingRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.createProperty, (input, context) => createProperty(parts, input, context)),
    bind(calls.updateProperty, (input, context) => updateProperty(parts, input, context)),
    bind(calls.removeProperty, ({ id }, context) => removeProperty(parts, id, context)),
    bind(calls.publishProperty, (input, context) => publishProperty(parts, input, context)),
    bind(calls.unpublishProperty, ({ id }, context) => unpublishProperty(parts, id, context)),
  ]
}

export function propertiesRoutes(parts: Parts): Binding[] {
  return [...readingRoutes(parts), ...fieldRoutes(parts), ...editingRoutes(parts)]
}
