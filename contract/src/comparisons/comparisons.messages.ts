import { mostCompared, mostOwnPlaces } from './compared.ts'

/** Our own texts of comparisons. */
export const comparisonsTexts = {
  badIds: `Choose up to ${mostCompared} listings to compare.`,
  badPlaces: `Choose up to ${mostOwnPlaces} places.`,
} as const
