import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { propertyCard } from '../properties/properties.schema.ts'
import { id, idInPath, version } from '../values/id.ts'
import { optionalParagraph } from '../values/text.ts'
import { wireNames } from '../values/wire-names.ts'
import { agencyPageTexts as texts } from './agency-page.messages.ts'

export const agencyPageSize = 12

/** What everyone sees of a verified agency. */
export const agencyPage = z.object({
  id: z.number().int(),
  agencyName: z.string(),
  about: z.string().nullable(),
  website: z.string().nullable(),
  [wireNames.ffcNumber]: z.string().nullable(),
  ffcValid: z.boolean(),
  team: z.array(z.object({ id: z.number().int(), name: z.string(), listings: z.number().int() })),
  areas: z.array(
    z.object({
      suburb: z.string(),
      city: z.string(),
      province: z.string(),
      count: z.number().int(),
    }),
  ),
  listings: z.array(propertyCard),
  total: z.number().int(),
  /** How many of them are sold or rented out; they are listed last. */
  gone: z.number().int(),
  page: z.number().int(),
})

export type AgencyPage = z.infer<typeof agencyPage>

export const getAgencyPage = defineCall({
  name: 'agencies.page',
  method: 'GET',
  path: '/api/agency/{id}/page',
  who: 'everyone',
  summary:
    'Get the public page of a verified agency: its team, its areas and its published listings',
  input: z.object({
    id: idInPath,
    page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
  }),
  output: agencyPage,
  cache: {
    seconds: 60,
    of: ['agencies', 'agents', 'users', 'properties', 'property_images', 'statuses'],
  },
  limit: searchLimit(120),
})

const website = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .refine((text) => !text || isWebsite(text), texts.websiteWrong)
  .transform((text) => text || null)

function isWebsite(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}

/** What an agency says about itself, for the form that edits it. */
export const getAgencyWords = defineCall({
  name: 'agencies.words',
  method: 'GET',
  path: '/api/agency/{id}/words',
  who: 'agencies.edit',
  summary: 'Get the text of your agency’s public page',
  input: z.object({ id: idInPath }),
  output: z.object({
    id,
    version,
    about: z.string().nullable(),
    website: z.string().nullable(),
  }),
})

export const updateAgencyPage = defineCall({
  name: 'agencies.updatePage',
  method: 'PUT',
  path: '/api/agency/{id}/page',
  who: 'agencies.edit',
  summary: 'Update the text of your agency’s public page',
  input: z.object({ id: idInPath, version, about: optionalParagraph(2000), website }),
  output: z.object({ id, version, message: z.string() }),
})
