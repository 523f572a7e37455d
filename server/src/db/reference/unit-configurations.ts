export type UnitConfigurationSeed = {
  id: number
  description: string
  /** A studio counts as 0 bedrooms. */
  bedrooms: number
  sleeps: number
}

export const unitConfigurations: readonly UnitConfigurationSeed[] = [
  { id: 1, description: 'Studio, sleeps 2', bedrooms: 0, sleeps: 2 },
  { id: 2, description: 'Studio, sleeps 4', bedrooms: 0, sleeps: 4 },
  { id: 3, description: '1 bedroom, sleeps 2', bedrooms: 1, sleeps: 2 },
  { id: 4, description: '1 bedroom, sleeps 4', bedrooms: 1, sleeps: 4 },
  { id: 5, description: '1 bedroom, sleeps 5', bedrooms: 1, sleeps: 5 },
  { id: 6, description: '2 bedrooms, sleeps 4', bedrooms: 2, sleeps: 4 },
  { id: 7, description: '2 bedrooms, sleeps 5', bedrooms: 2, sleeps: 5 },
  { id: 8, description: '2 bedrooms, sleeps 6', bedrooms: 2, sleeps: 6 },
  { id: 9, description: '3 bedrooms, sleeps 6', bedrooms: 3, sleeps: 6 },
  { id: 10, description: '3 bedrooms, sleeps 8', bedrooms: 3, sleeps: 8 },
  { id: 11, description: '4 bedrooms, sleeps 8', bedrooms: 4, sleeps: 8 },
  { id: 12, description: '4 bedrooms, sleeps 10', bedrooms: 4, sleeps: 10 },
  { id: 13, description: '5 bedrooms, sleeps 10', bedrooms: 5, sleeps: 10 },
  { id: 14, description: '5 bedrooms, sleeps 12', bedrooms: 5, sleeps: 12 },
  { id: 15, description: '6 bedrooms, sleeps 12', bedrooms: 6, sleeps: 12 },
]
