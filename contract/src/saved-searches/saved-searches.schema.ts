import { z } from 'zod'
import { id, version } from '../values/id.ts'
import { picture } from '../values/picture.schema.ts'
import { line } from '../values/text.ts'
import { longestQuery, savedSearchKinds } from './saved-query.ts'
import { longestName, searchFrequencies, usualHour } from './saved-searches.choices.ts'
import { savedSearchesTexts as texts } from './saved-searches.messages.ts'

const frequency = z.enum(searchFrequencies, { error: texts.frequencyUnknown })
const hour = z
  .number({ error: texts.hourUnknown })
  .int(texts.hourUnknown)
  .min(0, texts.hourUnknown)
  .max(23, texts.hourUnknown)
const weekday = z
  .number({ error: texts.weekdayUnknown })
  .int(texts.weekdayUnknown)
  .min(1, texts.weekdayUnknown)
  .max(7, texts.weekdayUnknown)

/** When emails about a search are sent. */
export const scheduleShape = {
  frequency,
  hour: hour.default(usualHour),
  /** For weekly emails only; Monday by default. */
  weekday: weekday.nullish().transform((day) => day ?? null),
}

export const queryInInput = z
  .string({ error: texts.searchRequired })
  .max(longestQuery, texts.searchInvalid)

export const newSearchShape = {
  kind: z.enum(savedSearchKinds, { error: texts.kindUnknown }),
  /** The query of the results page. */
  query: queryInInput,
  /** Generated from the search if it is empty. */
  name: z
    .string()
    .trim()
    .max(longestName, `At most ${longestName} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Line breaks are not allowed here')
    .default(''),
  ...scheduleShape,
}

/** Only the given fields are changed. */
export const changeShape = {
  id,
  version,
  name: line(texts.nameRequired, longestName).optional(),
  frequency: frequency.optional(),
  hour: hour.optional(),
  weekday: weekday.nullish(),
  paused: z.boolean().optional(),
  query: queryInInput.optional(),
}

export const searchChange = z.object(changeShape)
export type SearchChange = z.output<typeof searchChange>

export const savedSearch = z.object({
  id,
  version,
  kind: z.enum(savedSearchKinds),
  name: z.string(),
  /** The search in words, part by part. */
  parts: z.array(z.string()),
  sentence: z.string().nullable(),
  /** Its results page. */
  path: z.string(),
  frequency: z.enum(searchFrequencies),
  hour: z.number().int(),
  weekday: z.number().int().nullable(),
  paused: z.boolean(),
  lastSentAt: z.string().nullable(),
  createdAt: z.string(),
  /** The corners of a drawn area, or of the searched part of the map. */
  area: z.array(z.tuple([z.number(), z.number()])).nullable(),
  /** Null if the search can no longer be run, such as after a property type was deleted. */
  matches: z
    .object({
      /** First published since the person last looked, up to the cap. */
      fresh: z.number().int(),
      /** Up to the cap of searches. */
      total: z.number().int(),
      /** Of the newest new ones, at most three. */
      pictures: z.array(picture),
      /** Of the newest match. */
      first: picture.nullable(),
    })
    .nullable(),
})

export type SavedSearch = z.infer<typeof savedSearch>
