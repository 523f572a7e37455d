/** What a sentence was understood to ask for. */
export interface Reading {
  kind: 'property' | 'week'
  /** The page of its results. */
  url: string
  understood: readonly UnderstoodPart[]
  /** The parts that no criterion stands for. */
  ignored: readonly string[]
}

export interface UnderstoodPart {
  text: string
  as: string
  criterion?: string | undefined
  value?: string | undefined
}

export async function readSentence(text: string, signal: AbortSignal): Promise<Reading> {
  const reply = await fetch(`/api/search/sentence?${new URLSearchParams({ q: text })}`, { signal })
  if (!reply.ok) throw new Error(`The sentence was refused: ${reply.status}`)
  return (await reply.json()) as Reading
}
