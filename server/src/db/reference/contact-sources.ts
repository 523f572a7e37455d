export type ContactSourceSeed = { id: number; description: string }

/** Id 1 is recorded when a message arrives without a source. */
export const contactSources: readonly ContactSourceSeed[] = [
  { id: 1, description: 'Referred by someone' },
  { id: 2, description: 'Website Search' },
  { id: 3, description: 'Google Search' },
  { id: 4, description: 'Social Media' },
]
