import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { longestSentence } from './tokens.ts'

export const understood = z.object({
  /** The person's own words. */
  text: z.string(),
  /** What they were taken for. */
  as: z.string(),
  /** The first criterion that it sets, with its value; empty when it sets none. */
  criterion: z.string(),
  value: z.string(),
  /** All criteria that it sets: a range sets two. */
  sets: z.record(z.string(), z.string()),
})

export const readSentenceCall = defineCall({
  name: 'sentences.read',
  method: 'GET',
  path: '/api/search/sentence',
  who: 'everyone',
  summary: 'Read a sentence as the criteria of a search, and say what was not understood',
  input: z.object({ q: z.string().trim().max(longestSentence) }),
  output: z.object({
    kind: z.enum(['property', 'week']),
    /** As the search calls take them. */
    criteria: z.record(z.string(), z.string()),
    /** The results page. */
    url: z.string(),
    understood: z.array(understood),
    /** What was not understood, in the person's words. */
    ignored: z.array(z.string()),
  }),
  limit: searchLimit(300),
  cache: {
    seconds: 300,
    of: [
      'provinces',
      'cities',
      'suburbs',
      'areas',
      'area_members',
      'place_aliases',
      'property_types',
      'fields',
      'field_groups',
      'resorts',
      'regions',
    ],
  },
})
