import type { Property } from '#contract/properties/properties.schema.ts'
import { links } from '#contract/links.ts'
import { BackToSearch } from '../../../ui/navigation/back-to-search.tsx'

const results = [
  links.anyPropertyResults(),
  links.propertyResultsPath('Residential'),
  links.propertyResultsPath('Commercial'),
]

/** From a listing back to the results that it was found in. */
export function BackToPropertySearch({ property }: { property: Property }) {
  const otherwise = links.propertySearchOf(property.propertyUsageType)
  return <BackToSearch results={results} otherwise={otherwise} />
}
