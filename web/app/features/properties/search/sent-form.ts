import type { Api } from '#contract/client.ts'
import { placesText } from '#contract/places/place-key.ts'
import { bestPlaceKey } from '../../../shared/places/place-names.ts'
import { chosenPlaces, filtered, queryOf, type SearchState } from './search-state.ts'

/**
 * The query of a search submitted without script: a form includes all of its fields, even empty
 * ones, and places as they were typed. Undefined for an address that does not come from a form. It
 * equals the address that scripts use for the same search, so both share the cached page.
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
