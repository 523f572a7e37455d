import { z } from 'zod'
import { isFeature, mostFeatures } from './features.ts'

/** `pool,fibre`: a listing must have each of them. */
export function featureList(message: string) {
  return z
    .string()
    .trim()
    .max(400, message)
    .optional()
    .transform((text, context): string[] | undefined => {
      if (!text || text.toLowerCase() === 'all') return undefined
      const keys = [...new Set(text.toLowerCase().split(/[,_]/).filter(Boolean))].sort()
      if (keys.length > mostFeatures || !keys.every(isFeature)) {
        context.addIssue({ code: 'custom', message })
        return undefined
      }
      return keys.length ? keys : undefined
    })
}
