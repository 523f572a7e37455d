import { useState } from 'react'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { chosen, findPlaces, findSearch } from './find-places.ts'
import { withPlace, type ChosenPlace } from './chosen-place.ts'

export interface PlacesInput {
  places: readonly ChosenPlace[]
  onPlaces: (places: ChosenPlace[]) => void
  /** Text that is not yet a place. */
  text: string
  setText: (text: string) => void
  /** Why the typed text is not a place. */
  problem: string
  setProblem: (problem: string) => void
  /** The search for the typed text as a whole, if it is not a place. */
  insteadUrl: string | undefined
  /**
   * Makes the typed text its best suggestion, and returns all places. Null if no place has that
   * name: the field says so, and nothing is searched silently.
   */
  settle: () => Promise<ChosenPlace[] | null>
}

export function unknownPlace(text: string): string {
  return `We do not know a place called “${text}”. Check the spelling, or choose one of the suggestions.`
}

/** The state of a `PlacesField`, for the form around it. */
export function usePlacesInput(
  places: readonly ChosenPlace[],
  onPlaces: (places: ChosenPlace[]) => void,
): PlacesInput {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [insteadUrl, setInsteadUrl] = useState<string>()

  async function settle(): Promise<ChosenPlace[] | null> {
    const typed = text.trim()
    if (!typed) return [...places]
    const best = await bestPlace(typed)
    if (!best) {
      setInsteadUrl(best === null ? await findSearch(typed) : undefined)
      setProblem(
        best === null
          ? unknownPlace(typed)
          : 'The places could not be loaded. Try again in a moment.',
      )
      return null
    }
    const all = withPlace(places, best)
    setText('')
    setProblem('')
    onPlaces(all)
    return all
  }

  return {
    places,
    onPlaces,
    text,
    setText(next) {
      setText(next)
      setProblem('')
      setInsteadUrl(undefined)
    },
    problem,
    setProblem,
    insteadUrl,
    settle,
  }
}

/** Null if no place has that name, undefined if the suggestions did not load. */
async function bestPlace(text: string): Promise<ChosenPlace | null | undefined> {
  if (text.length < suggestFrom) return null
  try {
    const [best] = await findPlaces(text, AbortSignal.timeout(10_000))
    return best ? chosen(best) : null
  } catch {
    return undefined
  }
}
