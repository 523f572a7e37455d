import { z } from 'zod'
import { isPlaceKey, mostPlaces } from './place-key.ts'

/**
 * `pretoria-east_centurion.gauteng`; text that is not a list of places is refused with this
 * message.
 */
export function placeList(message: string) {
  return z
    .string()
    .trim()
    .max(4000, message)
    .optional()
    .transform((text, context): string[] | undefined => {
      if (!text || text.toLowerCase() === 'all') return undefined
      const keys = text.toLowerCase().split(/[_,]/).filter(Boolean)
      if (keys.length > mostPlaces || !keys.every(isPlaceKey)) {
        context.addIssue({ code: 'custom', message })
        return undefined
      }
      return keys.length ? [...new Set(keys)] : undefined
    })
}
