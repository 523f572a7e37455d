import type { ParsedLine } from './parsed-statement.ts'

/** A line of the same account from an earlier file. */
export interface KnownLine extends ParsedLine {
  occurrence: number
}

export interface NewLine extends ParsedLine {
  occurrence: number
}

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Shorter texts are part of too many others. */
const enoughText = 6

/**
 * Whether two lines of one day and amount are one and the same. Balances distinguish them; a file
 * without balances, such as OFX, may shorten the text.
 */
function isSame(a: ParsedLine, b: ParsedLine): boolean {
  const [first, second] = [bare(a.description), bare(b.description)]
  if (a.balance !== null && b.balance !== null) return a.balance === b.balance && first === second
  if (first === second) return true
  const [short, long] = first.length < second.length ? [first, second] : [second, first]
  return short.length >= enoughText && long.includes(short)
}

const placeOf = ({ day, cents }: ParsedLine) => `${day}/${cents}`

const identityOf = ({ day, cents, description, balance }: ParsedLine) =>
  `${day}/${cents}/${description}/${balance}`

/** Known lines, each of which equals at most one line of the file. */
class Unclaimed {
  private readonly exact: Map<string, KnownLine[]>
  private readonly alike: Map<string, Set<KnownLine>>

  constructor(known: readonly KnownLine[]) {
    this.exact = Map.groupBy(known, identityOf)
    const places = Map.groupBy(known, placeOf)
    this.alike = new Map([...places].map(([place, lines]) => [place, new Set(lines)]))
  }

  /** Whether the line is known; the known one is then used up. */
  claim(line: ParsedLine): boolean {
    const others = this.alike.get(placeOf(line))
    const same = this.exact.get(identityOf(line)) ?? []
    let found = same.pop()
    while (found && !others?.has(found)) found = same.pop()
    // Different balances mean two lines, so only a line without one is compared further.
    found ??= [...(others ?? [])].find((one) => isSame(one, line))
    return found !== undefined && others?.delete(found) === true
  }
}

/**
 * The lines that were in no earlier file. Every known line accounts for one line of the file, so
 * that two equal lines on a day count as two, and importing a file again adds nothing.
 */
export function findNewLines(lines: readonly ParsedLine[], known: readonly KnownLine[]): NewLine[] {
  const unclaimed = new Unclaimed(known)
  const counts = new Map<string, number>()
  for (const line of known) {
    const key = identityOf(line)
    counts.set(key, Math.max(counts.get(key) ?? 0, line.occurrence))
  }
  return lines.flatMap((line) => {
    if (unclaimed.claim(line)) return []
    const key = identityOf(line)
    const occurrence = (counts.get(key) ?? 0) + 1
    counts.set(key, occurrence)
    return [{ ...line, occurrence }]
  })
}
