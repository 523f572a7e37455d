/** The placeholder of the sentence box, by what is searched. */
export const exampleSentences = {
  Residential: '3 bedroom house with a pool in Pretoria East under 2,5m',
  Commercial: 'Warehouse to rent in Gauteng, at least 500 m²',
  week: 'Week for 6 at the sea in the December holidays under R\u00a0100\u00a0000',
} as const
