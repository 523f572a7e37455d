import type { CallRequest } from '../request.ts'
import type { CriteriaText, Facets, PinsReply, SearchSuggestion } from './search.schema.ts'

export const facetsRequest: CallRequest<CriteriaText, Facets> = {
  method: 'GET',
  path: '/api/Property/facets',
}

export const suggestionsRequest: CallRequest<CriteriaText, SearchSuggestion[]> = {
  method: 'GET',
  path: '/api/Property/suggestions',
}

export const pinsRequest: CallRequest<CriteriaText, PinsReply> = {
  method: 'GET',
  path: '/api/Property/pins',
}
