import type { Place, PlaceFinder } from './gazetteer.ts'
import { lettersOf, mayBe, mistakes } from './spelling.ts'
import { wordsOf } from './tokens.ts'

/** Finds places by their names; a longer name may have one wrong letter. */
export function createPlaceFinder(known: readonly Place[]): PlaceFinder {
  const byName = new Map<string, Place[]>()
  for (const place of known) {
    const name = wordsOf(place.name).join(' ')
    byName.set(name, [...(byName.get(name) ?? []), place])
  }
  const names = [...byName.keys()].map((name) => ({ name, letters: lettersOf(name) }))
  const byLetter = Map.groupBy(names, ({ name }) => name.charAt(0))

  function longest(words: readonly string[], from: number) {
    for (let length = Math.min(5, words.length - from); length > 0; length--) {
      const places = byName.get(words.slice(from, from + length).join(' '))
      if (places) return { length, places, exact: true }
    }
    return undefined
  }

  /** The city or province after a name tells which one is meant. */
  function narrowed(
    words: readonly string[],
    from: number,
    found: NonNullable<ReturnType<typeof longest>>,
  ) {
    const next = longest(words, from + found.length)
    const within = found.places.filter(({ kind, city, province }) =>
      next?.places.some(
        (outer) =>
          (outer.kind === 'city' && kind === 'suburb' && outer.city === city) ||
          (outer.kind === 'province' && kind !== 'province' && outer.province === province),
      ),
    )
    return next && within.length
      ? { length: found.length + next.length, places: within, exact: true }
      : found
  }

  return {
    match(words, from) {
      const found = longest(words, from)
      if (found) return narrowed(words, from, found)
      for (const length of [2, 1].filter((count) => from + count <= words.length)) {
        const text = words.slice(from, from + length).join(' ')
        if (text.length < 6 || /\d/.test(text)) continue
        const typed = lettersOf(text)
        const near = byLetter
          .get(text.charAt(0))
          ?.find(({ name, letters }) => mayBe(typed, letters, 1) && mistakes(text, name, 1) === 1)
        if (near) return { length, places: byName.get(near.name) ?? [], exact: false }
      }
      return undefined
    },
  }
}
