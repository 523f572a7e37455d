import { featureKeys, featureNames, featuresOf } from '#contract/properties/features.ts'
import type { Usage } from '#contract/properties/properties.schema.ts'
import type { Facets } from '#contract/properties/search.schema.ts'

export interface FeatureChoice {
  key: string
  name: string
  /** Null until the counts have arrived. */
  count: number | null
}

/** What can be asked for with this usage: the known features, and the fields made searchable. */
export function featureChoices(usage: Usage, facets: Facets | null): FeatureChoice[] {
  if (facets) return facets.features
  return featuresOf[usage].map((key) => ({ key, name: featureNames[key], count: null }))
}

/** Names for chips; a feature of the other usage, from an older address, keeps its name. */
export function featureNamesOf(choices: readonly FeatureChoice[]): Record<string, string> {
  return {
    ...Object.fromEntries(featureKeys.map((key) => [key, featureNames[key]])),
    ...Object.fromEntries(choices.map(({ key, name }) => [key, name])),
  }
}
