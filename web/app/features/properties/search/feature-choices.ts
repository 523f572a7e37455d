import { featureKeys, featureNames, featuresOf } from '#contract/properties/features.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import type { Facets } from '#contract/properties/search.schema.ts'

export interface FeatureChoice {
  key: string
  name: string
  /** Null until the counts have loaded. */
  count: number | null
}

/** The choices for this usage: the known features, and the searchable fields. */
export function featureChoices(usage: Usage, facets: Facets | null): FeatureChoice[] {
  const counts = new Map(facets?.features.map(({ key, count }) => [key, count]))
  const known = featuresOf[usage].map((key) => ({
    key,
    name: featureNames[key],
    count: facets && (counts.get(key) ?? 0),
  }))
  const names: readonly string[] = featuresOf[usage]
  const fields = facets?.features.filter(({ key }) => !names.includes(key)) ?? []
  return [...known, ...fields]
}

/** Names for chips; a feature of the other usage, from an older address, keeps its name. */
export function featureNamesOf(choices: readonly FeatureChoice[]): Record<string, string> {
  return {
    ...Object.fromEntries(featureKeys.map((key) => [key, featureNames[key]])),
    ...Object.fromEntries(choices.map(({ key, name }) => [key, name])),
  }
}
