import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { sentenceRequest } from './sentences.requests.ts'
import { reading } from './sentences.schema.ts'
import { longestSentence } from './tokens.ts'

export const readSentenceCall = defineCall({
  ...sentenceRequest,
  name: 'sentences.read',
  who: 'everyone',
  summary: 'Parse a sentence into search criteria, and return what was not understood',
  input: z.object({ q: z.string().trim().max(longestSentence) }),
  output: reading,
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
