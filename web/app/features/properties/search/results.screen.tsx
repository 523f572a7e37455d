import { redirect } from 'react-router'
import type { FieldErrors } from '#contract/errors.ts'
import { placesFrom } from '#contract/places/place-key.ts'
import {
  searchFor,
  searchProperties,
  suggestPropertySearches,
} from '#contract/properties/search.calls.ts'
import type { SearchReply, SearchSuggestion } from '#contract/properties/search.schema.ts'
import { readSentenceCall } from '#contract/sentences/sentences.calls.ts'
import { longestSentence } from '#contract/sentences/tokens.ts'
import { listPropertyTypesByUsage } from '#contract/property-types/property-types.resource.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import type { Api } from '#contract/client.ts'
import { isAppError } from '../../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { crumbFacts, listFacts, pageMeta } from '../../../page-meta.ts'
import { namePlaces } from '../../../shared/places/place-names.ts'
import { contextOf } from '../../../session/request-context.ts'
import type { Route } from './+types/results.screen.ts'
import { Results } from './results.tsx'
import { resultsTitle } from './results-texts.ts'
import {
  chosenPlaces,
  criteriaOf,
  isLocating,
  searchStateOf,
  usageOf,
  type SearchState,
} from './search-state.ts'
import { queryOfForm } from './sent-form.ts'

/**
 * `/property/commercial/searchResult` has the usage in its path, the common results page in its
 * query.
 */
function typedUsage(url: URL) {
  const word = url.pathname.split('/')[2] ?? ''
  return /^(residential|commercial)$/i.test(word) ? usageOf(word) : undefined
}

const nothing: SearchReply = { items: [], total: 0, capped: false, page: 1, size: 20, next: null }

async function search(
  api: Api,
  state: SearchState,
): Promise<{ found: SearchReply; errors: FieldErrors }> {
  const { sort, page, size, after } = state
  if (isLocating(state)) return { found: nothing, errors: {} }
  try {
    const input = searchFor({ ...criteriaOf(state), sort, page, size, ...(after ? { after } : {}) })
    return { found: await api(searchProperties, input), errors: {} }
  } catch (error) {
    // An invalid price or date is shown beside its field, not on an error page.
    if (!isAppError(error) || error.code !== 'invalidInput') throw error
    return { found: nothing, errors: error.fields }
  }
}

/** They are optional: a rate-limited visitor gets the page without them. */
async function otherSearches(api: Api, state: SearchState): Promise<SearchSuggestion[]> {
  try {
    return await api(suggestPropertySearches, criteriaOf(state))
  } catch (error) {
    if (!isAppError(error)) throw error
    return []
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const usage = typedUsage(url)
  const state = searchStateOf(url.searchParams, usage)
  const sentence = url.searchParams.get('q')?.trim() ?? ''
  if (sentence && !url.searchParams.has('salesType')) {
    // A sentence submitted without script; redirects to the address that it means.
    const { url: meant } = await api(readSentenceCall, { q: sentence.slice(0, longestSentence) })
    throw redirect(meant)
  }
  const sent = await queryOfForm(api, state, url.searchParams, !usage)
  if (sent) throw redirect(url.pathname + sent)
  const keys = [...chosenPlaces(state.filters), ...placesFrom(state.filters.driveFrom)]
  const [{ found, errors }, reading, types, names, { name }] = await Promise.all([
    search(api, state),
    state.q ? api(readSentenceCall, { q: state.q }) : null,
    api(listPropertyTypesByUsage, { usage: state.usage }),
    namePlaces(api, keys),
    api(getCompany, {}),
  ])
  const isEmpty = found.total === 0 && Object.keys(errors).length === 0 && !isLocating(state)
  return {
    state,
    found,
    suggested: isEmpty ? await otherSearches(api, state) : [],
    errors,
    types,
    names,
    reading,
    unknownPlace: url.searchParams.get('notFound')?.slice(0, 80) ?? '',
    name,
    publicUrl,
    path: url.pathname,
    typed: usage !== undefined,
  }
}

/** The listings on the page, and its breadcrumbs. */
function resultFacts(title: string, items: SearchReply['items'], publicUrl: string) {
  const [first] = items
  if (!first) return []
  const usage = first.propertyUsageType
  const listings = items.map(({ id, propertyUsageType, shortDescription, displayImage }) => ({
    name: shortDescription,
    path: links.property(propertyUsageType, id),
    picture: displayImage,
  }))
  const crumbs = [
    { label: 'Home', to: links.home() },
    { label: `${usage} property`, to: links.propertyHome(usage) },
  ]
  return [listFacts(title, listings, publicUrl), crumbFacts(crumbs, publicUrl)]
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { state, found, names, name, publicUrl } = loaderData
  const title = resultsTitle(state, names)
  return [
    ...pageMeta({
      title: `${title} | ${name}`,
      description: `${title}: ${found.capped ? 'more than ' : ''}${found.total} listings with photos, prices and contact details.`,
      path: links.propertyResults({
        usage: state.usage,
        salesType: state.isSale ? 'Sale' : 'Rent',
        places: chosenPlaces(state.filters),
      }),
      publicUrl,
      siteName: name,
      picture: found.items[0]?.displayImage,
      facts: resultFacts(title, found.items, publicUrl),
    }),
    ...(found.total === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function ResultsScreen({ loaderData }: Route.ComponentProps) {
  return <Results {...loaderData} />
}
