import type { CallRequest } from '../request.ts'
import type { PlaceSuggestion } from './places.schema.ts'

/** Suggestions appear from this many letters. */
export const suggestFrom = 3

export const suggestRequest: CallRequest<{ q: string }, PlaceSuggestion[]> = {
  method: 'GET',
  path: '/api/place/suggest',
}

export const aroundRequest: CallRequest<
  { lat: number; lng: number },
  { name: string; lat: number; lng: number }[]
> = {
  method: 'GET',
  path: '/api/place/around',
}
