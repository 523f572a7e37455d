/** A place of a search: its key in the address, and its name for people. */
export interface ChosenPlace {
  key: string
  name: string
}

const particles = new Set(['of', 'the', 'and', 'van', 'der', 'den', 'aan', 'en'])

function words(slug: string): string {
  if (slug === 'kwazulu-natal') return 'KwaZulu-Natal'
  return slug
    .split('-')
    .map((word, at) =>
      at > 0 && particles.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ')
}

/** `lynnwood.pretoria.gauteng` reads `Lynnwood, Pretoria`, until its real spelling is known. */
export function namedByKey(key: string): ChosenPlace {
  const [first = '', second, third] = key.split('.')
  return { key, name: third && second ? `${words(first)}, ${words(second)}` : words(first) }
}

/** The places of these keys, by the names that are known. */
export function namedPlaces(
  keys: readonly string[],
  names: Readonly<Record<string, string>>,
): ChosenPlace[] {
  return keys.map((key) => ({ key, name: names[key] ?? namedByKey(key).name }))
}

/** Adds the place once; choosing it again changes nothing. */
export function withPlace(places: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] {
  return places.some(({ key }) => key === place.key) ? [...places] : [...places, place]
}

/** `Lynnwood, Pretoria`, `Lynnwood and Brooklyn`, `Lynnwood and 3 more places`. */
export function placesInWords(places: readonly ChosenPlace[]): string {
  const [first, second] = places
  if (!first) return ''
  if (!second) return first.name
  const short = ({ name }: ChosenPlace) => name.split(',')[0] ?? name
  if (places.length === 2) return `${short(first)} and ${short(second)}`
  return `${short(first)} and ${places.length - 1} more places`
}
