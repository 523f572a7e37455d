export interface SentencePart {
  text: string
  /** A part that was used, one that was not, or a word without meaning. */
  kind: 'used' | 'unused' | 'plain'
}

interface Range {
  from: number
  to: number
  kind: 'used' | 'unused'
}

/** Splits a sentence into what was understood of it and what was not. */
export function sentenceParts(
  sentence: string,
  used: readonly string[],
  unused: readonly string[],
): SentencePart[] {
  const ranges: Range[] = []
  const low = sentence.toLowerCase()
  const isFree = (from: number, to: number) =>
    ranges.every((range) => to <= range.from || from >= range.to)
  function find(text: string, kind: Range['kind']) {
    if (!text) return
    for (let at = low.indexOf(text); at >= 0; at = low.indexOf(text, at + 1)) {
      if (!isFree(at, at + text.length)) continue
      ranges.push({ from: at, to: at + text.length, kind })
      return
    }
  }
  // Longest first: “house” must not match the beginning of “house with garden”.
  const all = [
    ...used.map((text) => ({ text: text.toLowerCase(), kind: 'used' as const })),
    ...unused.map((text) => ({ text: text.toLowerCase(), kind: 'unused' as const })),
  ].sort((a, b) => b.text.length - a.text.length)
  for (const { text, kind } of all) find(text, kind)
  ranges.sort((a, b) => a.from - b.from)

  const parts: SentencePart[] = []
  let at = 0
  for (const { from, to, kind } of ranges) {
    if (from > at) parts.push({ text: sentence.slice(at, from), kind: 'plain' })
    parts.push({ text: sentence.slice(from, to), kind })
    at = to
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), kind: 'plain' })
  return parts
}
