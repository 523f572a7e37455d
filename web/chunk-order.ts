/** The files shared by many screens; each needs only those before it. */
export const chunkOrder = [
  'framework',
  'schemas',
  'shared',
  'public',
  'search',
  'weeks',
  'common',
  'office',
] as const

export type ChunkName = (typeof chunkOrder)[number]
