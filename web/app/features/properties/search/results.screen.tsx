import { redirect } from 'react-router'
import type { FieldErrors } from '#contract/errors.ts'
import { placesFrom, placesText } from '#contract/places/place-key.ts'
import { suggestPlaces } from '#contract/places/places.calls.ts'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import type { SearchReply } from '#contract/properties/search.schema.ts'
import { listPropertyTypesByUsage } from '#contract/property-types/property-types.resource.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import type { Api } from '#contract/client.ts'
import { isAppError } from '../../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../../page-meta.ts'
import { contextOf } from '../../../session/request-context.ts'
import type { Route } from './+types/results.screen.ts'
import { Results } from './results.tsx'
import { resultsTitle } from './results-texts.ts'
import {
  criteriaOf,
  filtered,
  queryOf,
  searchStateOf,
  usageOf,
  type SearchState,
} from './search-state.ts'

/** `/property/commercial/searchResult` says the usage in its path, the common results in their query. */
function typedUsage(url: URL) {
  const word = url.pathname.split('/')[2] ?? ''
  return /^(residential|commercial)$/i.test(word) ? usageOf(word) : undefined
}

/** The address that typed text leads to: the place that it names, or the same with `notFound`. */
async function withPlace(api: Api, state: SearchState, typed: string, withUsage: boolean) {
  const [found] = await api(suggestPlaces, { q: typed.slice(0, 80) })
  if (found) {
    const chosen = [...new Set([...placesFrom(state.filters.places), found.key])]
    return queryOf(filtered(state, { places: placesText(chosen) }), withUsage)
  }
  const query = new URLSearchParams(queryOf(state, withUsage))
  query.set('notFound', typed.slice(0, 80))
  return `?${query}`
}

const nothing: SearchReply = { items: [], total: 0, capped: false, page: 1, size: 20, next: null }

async function search(
  api: Api,
  state: SearchState,
): Promise<{ found: SearchReply; errors: FieldErrors }> {
  const { sort, page, size, after } = state
  try {
    const input = searchFor({ ...criteriaOf(state), sort, page, size, ...(after ? { after } : {}) })
    return { found: await api(searchProperties, input), errors: {} }
  } catch (error) {
    // An invalid price or date is shown beside its field, not on an error page.
    if (!isAppError(error) || error.code !== 'invalidInput') throw error
    return { found: nothing, errors: error.fields }
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const usage = typedUsage(url)
  const state = searchStateOf(url.searchParams, usage)
  const typed = url.searchParams.get('place')?.trim()
  if (typed) {
    throw redirect(url.pathname + (await withPlace(api, state, typed, !usage)))
  }
  const [{ found, errors }, types, { name }] = await Promise.all([
    search(api, state),
    api(listPropertyTypesByUsage, { usage: state.usage }),
    api(getCompany, {}),
  ])
  return {
    state,
    found,
    errors,
    types,
    name,
    publicUrl,
    path: url.pathname,
    typed: usage !== undefined,
    /** Typed as a place, but no place has such a name. */
    notFound: url.searchParams.get('notFound')?.slice(0, 80) || undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { state, found, name, publicUrl } = loaderData
  const { province, city, suburb } = state.filters
  const title = resultsTitle(state)
  return [
    ...pageMeta({
      title: `${title} | ${name}`,
      description: `${title}: ${found.capped ? 'more than ' : ''}${found.total} listings with photos, prices and contact details.`,
      path: links.propertyResults({
        usage: state.usage,
        salesType: state.isSale ? 'Sale' : 'Rent',
        place: province ? { province, city: city ?? '', suburb: suburb ?? '' } : undefined,
      }),
      publicUrl,
      siteName: name,
      picture: found.items[0]?.displayImage,
    }),
    ...(found.total === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function ResultsScreen({ loaderData }: Route.ComponentProps) {
  return <Results {...loaderData} />
}
