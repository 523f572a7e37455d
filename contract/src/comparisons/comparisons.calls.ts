import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { largestInteger } from '../values/integers.ts'
import { isPlaceKey } from '../places/place-key.ts'
import { comparedIds, mostOwnPlaces } from './compared.ts'
import { comparedProperty, comparedWeek, comparisonOf } from './comparisons.schema.ts'
import { comparisonsTexts as texts } from './comparisons.messages.ts'

/** `12,40,7`, in the order in which they are shown. */
const ids = z
  .string({ error: texts.badIds })
  .trim()
  .max(60, texts.badIds)
  .transform((text, context): number[] => {
    const parts = text.split(',')
    const found = comparedIds(parts.map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : 0)))
    const all = found.length === new Set(parts).size
    if (!all || found.some((id) => id > largestInteger)) {
      context.addIssue({ code: 'custom', message: texts.badIds })
    }
    return found
  })

/** `menlyn.pretoria.gauteng_sandton.gauteng` */
const places = z
  .string()
  .trim()
  .max(700, texts.badPlaces)
  .optional()
  .transform((text, context): string[] => {
    const keys = (text ?? '').toLowerCase().split('_').filter(Boolean)
    if (keys.length > mostOwnPlaces || !keys.every(isPlaceKey)) {
      context.addIssue({ code: 'custom', message: texts.badPlaces })
      return []
    }
    return [...new Set(keys)]
  })

const input = z.object({ ids, places })

export const compareProperties = defineCall({
  name: 'comparisons.properties',
  method: 'GET',
  path: '/api/comparison/properties',
  who: 'everyone',
  summary:
    'Compare up to four published properties, with the drive from each to up to three places',
  input,
  output: comparisonOf(comparedProperty),
  limit: searchLimit(120),
  cache: {
    seconds: 30,
    of: ['properties', 'statuses', 'property_types', 'field_groups', 'fields', 'suburbs', 'cities'],
  },
})

export const compareWeeks = defineCall({
  name: 'comparisons.weeks',
  method: 'GET',
  path: '/api/comparison/weeks',
  who: 'everyone',
  summary:
    'Compare up to four published timeshare weeks, with the drive to each from up to three places',
  input,
  output: comparisonOf(comparedWeek),
  limit: searchLimit(120),
  cache: {
    seconds: 30,
    of: ['weeks', 'resorts', 'regions', 'seasons', 'statuses', 'images', 'suburbs', 'cities'],
  },
})
