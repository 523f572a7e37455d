import type { Api } from '#contract/client.ts'
import { placesText } from '#contract/places/place-key.ts'
import { bestPlaceKey } from '../../../shared/places/place-names.ts'
import { chosenPlaces, filtered, queryOf, type SearchState } from './search-state.ts'

/**
 * The query of the search that a form sent without script: a form names all of its fields, also the empty ones, and
 * places as they were typed. Undefined for an address that no form has made. As it is the address that scripts use for
 * the same search, both share the cached page.
 */
export async function queryOfForm(
  api: Api,
  state: SearchState,
  query: URLSearchParams,
  withUsage: boolean,
): Promise<string | undefined> {
  if ([...query.values()].every((value) => value !== '') && !hasTypedPlace(query)) return undefined
  const place = query.get('place')?.trim()
  const driveTo = query.get('driveTo')?.trim()
  const key = place && (await bestPlaceKey(api, place))
  const from = driveTo && (await bestPlaceKey(api, driveTo))
  const next = filtered(state, {
    ...(key && { places: placesText([...new Set([...chosenPlaces(state.filters), key])]) }),
    ...(from && { driveFrom: from, driveMinutes: state.filters.driveMinutes ?? '30' }),
  })
  const unknown = (place && !key ? place : '') || (driveTo && !from ? driveTo : '')
  return queryOf(next, withUsage) + (unknown && `&${new URLSearchParams({ notFound: unknown })}`)
}

function hasTypedPlace(query: URLSearchParams): boolean {
  return query.has('place') || query.has('driveTo')
}
