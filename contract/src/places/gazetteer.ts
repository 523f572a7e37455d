import type { NamedEntry } from './gazetteer-entry.ts'
import { isWellKnown } from './importance.ts'
import type { Gazetteer, KnownPlace, Place, PlaceMatch } from './place.ts'
import { placeKinds } from './place.ts'
import { bySpelling, soundsLike, type SimilarName } from './similar-names.ts'
import { landmarkWords, placeWords, squashed } from './spelling.ts'

const mostSuggestions = 12
const mostWords = 6
/** No name reaches further with all that narrows it, however long the sentence is. */
const furthest = 25
/** Few ordinary words are that long. */
const longWord = 7
const shortestHalf = 5
/** With fewer good suggestions than this, similar names are suggested too. */
const enough = 3

const before = /^(in|near|around|the|die|greater)$/
const after = new RegExp(
  `^(area|areas|suburb|suburbs|surrounds|region|district|town|city|province|${landmarkWords.source})$`,
)
const between = /^(in|of|van)$/
const centres = /^(cbd|middestad|stadskern)$/i
const sides = /^(north|south|east|west|noorde?|suide?|oos|ooste|wes|weste)$/
/** `Kaapstad se Noordelike Voorstede` */
const ownedBy = /^se$/

const longer = <Match extends { length: number }>(a: Match | undefined, b: Match | undefined) =>
  b && b.length > (a?.length ?? 0) ? b : a

/** Busier places first, then the well known, then the place's own name, then the wider place, then the better known. */
function byImportance(a: NamedEntry, b: NamedEntry): number {
  return (
    b.place.listings - a.place.listings ||
    Number(isWellKnown(b.place.importance)) - Number(isWellKnown(a.place.importance)) ||
    Number(b.own) - Number(a.own) ||
    placeKinds.indexOf(a.place.kind) - placeKinds.indexOf(b.place.kind) ||
    b.place.importance - a.place.importance ||
    a.place.display.length - b.place.display.length ||
    a.place.display.localeCompare(b.place.display)
  )
}

/** `Durban` before `Durban South`, of which it is the beginning. */
function shortestFirst(starts: readonly NamedEntry[]): NamedEntry[] {
  const [first] = starts
  const shorter = first && starts.filter(({ name }) => first.name.startsWith(name))
  return [...new Set([...(shorter ?? []).sort((a, b) => a.name.length - b.name.length), ...starts])]
}

/** `wood stove` is not Woodstock: a one-word name cannot be both split and misspelt twice. */
const hasSpace = ({ spaced }: Pick<NamedEntry, 'spaced'>) => spaced.includes(' ', 1)

/** Each place once, without the fields that only the gazetteer needs. */
function placesOf(entries: readonly NamedEntry[]): Place[] {
  const places = new Set(entries.map(({ place }) => place))
  return [...places].map(
    ({ otherNames: _names, parents: _parents, importance: _known, ...place }) => place,
  )
}

function entriesOf(places: readonly KnownPlace[]): NamedEntry[] {
  return places.flatMap((place) =>
    [place.name, ...place.otherNames].map((text, at) => {
      const words = placeWords(text)
      return { place, name: squashed(words), spaced: ` ${words.join(' ')}`, own: at === 0 }
    }),
  )
}

export function createGazetteer(places: readonly KnownPlace[]): Gazetteer {
  const entries = entriesOf(places).sort(byImportance)
  const byName = Map.groupBy(entries, ({ name }) => name)
  const displays = new Map(places.map((place) => [place, placeWords(place.display).join(' ')]))
  const parents = new Map(
    places.map((place) => [
      place,
      new Set(place.parents.map((name) => squashed(placeWords(name)))),
    ]),
  )
  const similar = bySpelling(entries)
  const byFirstWord = Map.groupBy(
    entries.filter(({ own, spaced }) => own && hasSpace({ spaced })),
    ({ spaced }) => spaced.split(' ', 2)[1] ?? '',
  )

  const liesIn = (name: string) => (entry: NamedEntry) => parents.get(entry.place)?.has(name)

  /** Names the area that contains it afterwards: `Brooklyn, Pretoria`. */
  function narrowed(words: readonly string[], from: number, found: NamedEntry[]) {
    let [length, left] = [0, found]
    for (let again = 0; again < 3; again++) {
      const skipped = between.test(words[from + length] ?? '') ? 1 : 0
      const start = from + length + skipped
      let next = Math.min(4, words.length - start)
      for (; next > 0; next--) {
        const inside = left.filter(liesIn(squashed(words.slice(start, start + next))))
        if (inside.length) {
          left = inside
          length += skipped + next
          break
        }
      }
      if (next <= 0) break
    }
    return { length, found: left }
  }

  /** The city or area before a place in it: `Cape Town Sea Point`, `Garden Route Knysna`. */
  function inside(words: readonly string[], from: number, found: NamedEntry[]) {
    const [outer] = found
    if (!outer || outer.place.kind === 'suburb') return undefined
    const skipped = ownedBy.test(words[from] ?? '') ? 1 : 0
    const start = from + skipped
    for (let length = Math.min(4, words.length - start); length > 0; length--) {
      const name = squashed(words.slice(start, start + length))
      const inner = byName.get(name)?.filter((entry) => {
        const { place } = entry
        if (outer.place.kind === 'area') return place.kind !== 'area' && liesIn(outer.name)(entry)
        // `Cape Town Hout Bay`: a town within the metro that is called by its largest city. `Umhlanga Sunningdale`
        if (outer.place.kind === 'city' && place.kind !== 'area' && liesIn(outer.name)(entry))
          return true
        const within =
          outer.place.kind === 'city'
            ? place.kind === 'suburb' || place.kind === 'area'
            : place.kind === 'city' || place.kind === 'area'
        const parent = outer.place.kind === 'city' ? place.city : place.province
        return within && parent === outer.place.name
      })
      if (inner?.length) return { length: skipped + length, found: inner }
    }
    return undefined
  }

  /** The suburb that is the centre of a city, if it has one. */
  function centreOf({ place }: NamedEntry): NamedEntry[] {
    if (place.kind !== 'city') return []
    const central = byName.get(squashed([...placeWords(place.name), 'central'])) ?? []
    return central.filter(({ place: one }) => one.kind === 'suburb' && one.city === place.name)
  }

  /** `CT CBD` and `CBD Polokwane`: a centre with another name of its city, or before it. */
  function centre(asTyped: readonly string[], words: readonly string[], from: number) {
    const isBefore = centres.test(asTyped[from] ?? '')
    const start = isBefore ? from + (between.test(words[from + 1] ?? '') ? 2 : 1) : from
    for (let length = Math.min(3, words.length - start); length > 0; length--) {
      const [city] = byName.get(squashed(words.slice(start, start + length))) ?? []
      const isAfter = centres.test(asTyped[start + length] ?? '')
      const found = city && (isBefore || isAfter) ? centreOf(city) : []
      const end = start + length + (isBefore ? 0 : 1)
      if (found.length) return { length: end - from, found, named: length }
    }
    return undefined
  }

  /** `south of Johannesburg` */
  function sideOf(words: readonly string[], from: number) {
    if (!sides.test(words[from] ?? '') || !/^(of|van)$/.test(words[from + 1] ?? ''))
      return undefined
    const start = from + 2
    for (let length = Math.min(3, words.length - start); length > 0; length--) {
      const city = words.slice(start, start + length)
      const found = byName.get(squashed([...city, words[from] as string]))
      if (found) return { length: length + 2, found, named: length + 2 }
    }
    return undefined
  }

  function exactly(words: readonly string[], from: number) {
    const side = sideOf(words, from)
    if (side) return side
    let best: { length: number; found: NamedEntry[]; named: number } | undefined
    for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
      const found = byName.get(squashed(words.slice(from, from + length)))
      if (!found) continue
      const more = narrowed(words, from + length, found)
      const inner = more.length ? undefined : inside(words, from + length, found)
      const end = inner ?? more
      // `Durban North Beach` is North Beach in Durban, not a beach in Durban North.
      best = longer(best, { length: length + end.length, found: end.found, named: length })
    }
    return best
  }

  /** `Durban's northern suburbs`, `Pretoria se oostelike voorstede`: as without the possessive. */
  function owned(words: readonly string[], from: number) {
    for (let length = 1; length <= 3; length++) {
      const last = words[from + length - 1]
      const skipped = ownedBy.test(words[from + length] ?? '') ? 1 : 0
      if (!last || (!skipped && !last.endsWith('s'))) continue
      const city = [
        ...words.slice(from, from + length - 1),
        skipped ? last : last.slice(0, -'s'.length),
      ]
      if (byName.get(squashed(city))?.[0]?.place.kind !== 'city') continue
      const rest = words.slice(from + length + skipped, from + length + skipped + mostWords)
      const found = exactly([...city, ...rest], 0)
      if (found && found.length > length) return { ...found, length: found.length + skipped }
    }
    return undefined
  }

  function nearly(words: readonly string[], from: number, longerThan: number) {
    for (let length = Math.min(4, words.length - from); length > longerThan; length--) {
      const part = words.slice(from, from + length)
      const text = squashed(part)
      const similarTo = (name: string) =>
        similar
          .inSentence(name, longerThan > 0 ? 1 : 2)
          .filter(({ entry, cost }) => length === 1 || cost <= 1 || hasSpace(entry))
      const asSquashed = similarTo(text)
      // `Hartenboos` does not end in "oos", the east.
      const asSaid = asSquashed.length || part.join('') === text ? [] : similarTo(part.join(''))
      const [best, ...others] = asSquashed.length ? asSquashed : asSaid
      // `garden` is a word of its own, not a misspelling of Gardens; `fourway` is not.
      if (!best || (best.entry.name === `${text}s` && text.length < longWord)) continue
      const found = [best, ...others].filter(({ entry }) => entry.name === best.entry.name)
      const named = found.map(({ entry }) => entry)
      const more = narrowed(words, from + length, named)
      return { length: length + more.length, found: more.found }
    }
    return undefined
  }

  /**
   * `Ladismith KZN` is Ladysmith: the province that follows has no place with the other spelling.
   */
  function inNextProvince(words: readonly string[], from: number, named: number) {
    const text = squashed(words.slice(from, from + named))
    const start = from + named
    for (let length = Math.min(3, words.length - start); length > 0; length--) {
      const province = squashed(words.slice(start, start + length))
      if (byName.get(province)?.[0]?.place.kind !== 'province') continue
      const found = entriesIn(similar.inSentence(text, 1)).filter(liesIn(province))
      return found.length ? { length: named + length, found, named } : undefined
    }
    return undefined
  }

  function exactlyOrInProvince(words: readonly string[], from: number) {
    const found = exactly(words, from)
    const isPlain = found?.length === found?.named && found?.found[0]?.place.kind !== 'province'
    return (found && isPlain && inNextProvince(words, from, found.named)) || found
  }

  function match(asTyped: readonly string[], from: number): PlaceMatch | undefined {
    const words = asTyped
      .slice(0, from + furthest)
      .map((word, nth) => (nth < from ? word : placeWords(word).join('')))
    const exact = [centre(asTyped, words, from), owned(words, from)].reduce(
      longer,
      exactlyOrInProvince(words, from),
    )
    const near = nearly(words, from, exact?.named ?? 0)
    const other = near && exact && near.found[0]?.name === exact.found[0]?.name
    if (near && !other && (!exact || near.length > exact.length)) {
      return { length: near.length, places: placesOf(near.found), exact: false }
    }
    if (exact) return { length: exact.length, places: placesOf(exact.found), exact: true }
    const half = placesOf(byFirstWord.get(words[from] ?? '') ?? [])
    if (half.length !== 1 || (words[from]?.length ?? 0) < shortestHalf) return undefined
    return { length: 1, places: half, exact: false, isHalf: true }
  }

  function named(words: readonly string[]): NamedEntry[] {
    const found = exactlyOrInProvince(words, 0)
    if (found?.length === words.length) return found.found
    if (words.length > 1 && before.test(words[0] as string)) return named(words.slice(1))
    if (words.length > 1 && after.test(words.at(-1) as string)) return named(words.slice(0, -1))
    return []
  }

  /** `Kaapstad CBD`, typed alone. */
  function centreCalled(text: string): NamedEntry[] {
    const asTyped = text.trim().split(/\s+/)
    const words = asTyped.map((word) => placeWords(word).join(''))
    const found = centre(asTyped, words, 0)
    return found?.length === asTyped.length ? found.found : []
  }

  /** `bryanstone` is Bryanston rather than the beginning of Bryanston East. */
  function oneLetterMore([word = '', ...others]: readonly string[]): NamedEntry[] {
    if (others.length || word.length <= longWord || byName.has(word)) return []
    return (byName.get(word.slice(0, -1)) ?? []).filter(({ own }) => own)
  }

  /**
   * Prefixes of the name first, then of other names, then of words, then anywhere in the name or
   * its area.
   */
  function containing(words: readonly string[]): [good: NamedEntry[], other: NamedEntry[]] {
    const typed = squashed(words)
    const spaced = words.join(' ')
    const starts: NamedEntry[] = []
    const otherStarts: NamedEntry[] = []
    const wordStarts: NamedEntry[] = []
    const anywhere: NamedEntry[] = []
    for (const entry of entries) {
      const at = entry.name.indexOf(typed)
      if (at === 0) (entry.own ? starts : otherStarts).push(entry)
      else if (entry.spaced.includes(` ${spaced}`)) wordStarts.push(entry)
      else if (at > 0 && entry.own) anywhere.push(entry)
      else if (entry.own && displays.get(entry.place)?.includes(spaced)) anywhere.push(entry)
    }
    return [[...shortestFirst(starts), ...otherStarts, ...wordStarts], anywhere]
  }

  /** `St` and `Saint`, before the name itself is typed. */
  function begunByWord(word: string): NamedEntry[] {
    return entries.filter(({ own, spaced }) => own && spaced.startsWith(` ${word} `))
  }

  const entriesIn = (found: readonly SimilarName[]) => found.map(({ entry }) => entry)

  return {
    match,
    find: (text) => placesOf([...centreCalled(text), ...named(placeWords(text))]),
    closest: (text) => placesOf(entriesIn(similar.inName(squashed(placeWords(text))))),
    suggest(text) {
      const words = placeWords(text)
      const typed = squashed(words)
      if (typed.length < 2) return []
      const exact = [...centreCalled(text), ...named(words), ...oneLetterMore(words)]
      if (typed.length < 3)
        return placesOf([...exact, ...begunByWord(typed)]).slice(0, mostSuggestions)
      const [good, other] = containing(words)
      const near = exact.length + good.length < enough ? similar.whileTyping(typed) : []
      // `Clarence` is Clarens rather than the beginning of Clarence Drive, which is not a place
      // name.
      const heard = good.some(({ own }) => own) ? [] : near.filter(soundsLike(typed))
      const close = near.filter(({ cost }) => cost <= 1)
      const far = near.filter(({ cost }) => cost > 1)
      const all = [exact, entriesIn(heard), good, entriesIn(close), other, entriesIn(far)].flat()
      const found = all.length ? all : (match(words, 0)?.places ?? []).map(entryOf)
      return placesOf(found).slice(0, mostSuggestions)
    },
  }

  function entryOf({ key }: Place): NamedEntry {
    return entries.find(({ place }) => place.key === key) as NamedEntry
  }
}
