import { featureKeys } from '#contract/properties/features.ts'
import type { Statement } from './statement.ts'

/** The index of a feature in `property_search.features`; fields follow the built-in ones. */
export function featureNumber(key: string): number {
  const field = /^field-(\d+)$/.exec(key)
  return field ? 1000 + Number(field[1]) : (featureKeys as readonly string[]).indexOf(key) + 1
}

export function hasFeatures(keys: readonly string[] | undefined, statement: Statement): string[] {
  if (!keys?.length) return []
  return [`p.features @> ${statement.value(`{${keys.map(featureNumber).join(',')}}`)}::text::int[]`]
}
