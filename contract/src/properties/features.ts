import type { Usage } from './properties.choices.ts'

/** What people look for first, regardless of the fields that record it. */
export const featureKeys = [
  'pets',
  'pool',
  'garden',
  'solar',
  'borehole',
  'fibre',
  'estate',
  'furnished',
  'wheelchair',
  'flatlet',
] as const
export type FeatureKey = (typeof featureKeys)[number]

export const featureNames: Record<FeatureKey, string> = {
  pets: 'Pets allowed',
  pool: 'Pool',
  garden: 'Garden',
  solar: 'Solar or inverter',
  borehole: 'Borehole',
  fibre: 'Fibre',
  estate: 'Security estate',
  furnished: 'Furnished',
  wheelchair: 'Wheelchair access',
  flatlet: 'Flatlet',
}

/** Nobody looks for a warehouse with a flatlet. */
export const featuresOf: Record<Usage, readonly FeatureKey[]> = {
  Residential: featureKeys,
  Commercial: ['solar', 'fibre', 'borehole', 'estate', 'furnished', 'wheelchair'],
}

export const mostFeatures = 20

/** A feature of the list above, or `field-12`: a field that the Super Admin has marked as searchable. */
export function isFeature(text: string): boolean {
  return (featureKeys as readonly string[]).includes(text) || /^field-\d{1,9}$/.test(text)
}
