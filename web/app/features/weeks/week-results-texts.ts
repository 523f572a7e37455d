import { hasCentre } from '#contract/places/surroundings.ts'
import { placesInWords, type ChosenPlace } from '../../shared/places/chosen-place.ts'

/** Where the weeks are, after their number: resorts near a town count as its own, those of a province lie in it. */
export function whereText(region: string | undefined, places: readonly ChosenPlace[]): string {
  if (region) return ` in ${region}`
  if (places.length === 0) return ''
  const word = hasCentre(places.map(({ key }) => key)) ? 'in and around' : 'in'
  return ` ${word} ${placesInWords(places)}`
}
