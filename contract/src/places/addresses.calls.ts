import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'

export const findAddress = defineCall({
  name: 'places.address',
  method: 'GET',
  path: '/api/place/address',
  who: 'signedIn',
  summary:
    'Find the position of an address: the house if a geocoder is configured, otherwise the suburb',
  input: z.object({
    street: z.string().trim().max(160).default(''),
    cityId: idInPath,
    suburbId: idInPath.optional(),
  }),
  output: z
    .object({
      lat: z.number(),
      lng: z.number(),
      /** Whether it is the street, rather than the middle of the suburb or town. */
      exact: z.boolean(),
    })
    .nullable(),
  limit: { max: 30, seconds: 60 },
})
