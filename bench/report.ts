/** One line of the report: what, how much, what was wanted. */
export function report(what: string, figure: string, wanted: string, good: boolean): void {
  console.log(
    `  ${good ? 'ok ' : 'NO '} ${what.padEnd(60)} ${figure.padStart(14)}   wanted ${wanted}`,
  )
}

export const rate = ({ rate: perSecond }: { rate: number }) => `${Math.round(perSecond)}/s`

const defaultTurns = 9
/** What is cached is so quick that a turn can be a fifth as long, and there can be more. */
export const quick = { turns: 45, part: 0.2 }

const middle = (all: readonly number[]) =>
  all.toSorted((x, y) => x - y)[Math.floor(all.length / 2)] as number

export interface Compared {
  first: { rate: number }
  second: { rate: number }
  /** The first to the second, turn by turn: what slows the machine for a while slows both. */
  ratio: number
}

/** Takes short turns, so that whatever else the machine does slows both alike. */
export async function inTurns(
  first: () => Promise<{ rate: number }>,
  second: () => Promise<{ rate: number }>,
  turns = defaultTurns,
): Promise<Compared> {
  const a: number[] = []
  const b: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    a.push((await first()).rate)
    b.push((await second()).rate)
  }
  const ratio = middle(a.map((rate, turn) => rate / (b[turn] as number)))
  return { first: { rate: middle(a) }, second: { rate: middle(b) }, ratio }
}
