import { mostPlaces, placesText } from '../places/place-key.ts'

/** One part of the sentence, as the person sees it on a chip. */
export interface Understood {
  /** The person's own words. */
  text: string
  /** What they were understood as. */
  as: string
  /** The criterion that it sets, with its value; a list has a value for each of its parts. */
  criterion: string
  value: string
  /** All that it sets, if it sets more than one. */
  sets: Record<string, string>
}

export type Reading = Pick<Understood, 'as' | 'sets'>

const lists: Record<string, { separator: string; most: number }> = {
  places: { separator: '_', most: mostPlaces },
  features: { separator: ',', most: 20 },
  types: { separator: ',', most: 20 },
  setting: { separator: ',', most: 4 },
  keyword: { separator: ' ', most: 12 },
  weekNumber: { separator: ',', most: 53 },
}

/** Collects criteria; a second value of a criterion that takes one is refused. */
export class Criteria {
  readonly values: Record<string, string> = {}

  /** False if none of it can be used. */
  add(sets: Record<string, string>): boolean {
    const names = Object.keys(sets)
    const taken = names.filter(
      (name) => !lists[name] && this.values[name] !== undefined && this.values[name] !== sets[name],
    )
    if (taken.length || !this.inOrder({ ...this.values, ...sets })) return false
    for (const name of names) {
      const list = lists[name]
      const value = sets[name] as string
      if (!list) this.values[name] = value
      else {
        const parts = [
          ...(this.values[name]?.split(list.separator) ?? []),
          ...value.split(list.separator),
        ]
        const all = [...new Set(parts)]
        if (all.length > list.most) return false
        // The week filter stores its numbers in order.
        const sorted = name === 'weekNumber' ? all.toSorted((a, b) => Number(a) - Number(b)) : all
        this.values[name] = name === 'places' ? placesText(all) : sorted.join(list.separator)
      }
    }
    return true
  }

  private inOrder(values: Record<string, string>): boolean {
    return ['Price', 'Size', 'Floor', 'Erf'].every((what) => {
      const [low, high] = [values[`min${what}`], values[`max${what}`]]
      return low === undefined || high === undefined || Number(low) <= Number(high)
    })
  }
}
