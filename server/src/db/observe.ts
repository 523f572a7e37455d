/** Something that took time: a statement, or a call to an outside service. */
export interface Observation {
  kind: 'statement' | 'outside'
  /** The text of the statement with its placeholders, or the name of the service. */
  name: string
  /** In `performance.now()` time. */
  startedAt: number
  endedAt: number
  error: unknown
}

export type Observer = (observation: Observation) => void

const observers = new Set<Observer>()

/** For metrics and traces. Returns a function that stops it. */
export function observe(observer: Observer): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

/** Costs nothing while nobody observes. */
export function observed<T>(
  kind: Observation['kind'],
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!observers.size) return work()
  const startedAt = performance.now()
  const tell = (error: unknown) => {
    const observation = { kind, name, startedAt, endedAt: performance.now(), error }
    for (const observer of observers) observer(observation)
  }
  return work().then(
    (result) => {
      tell(undefined)
      return result
    },
    (error: unknown) => {
      tell(error)
      throw error
    },
  )
}
