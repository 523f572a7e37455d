/** One line of the report: the measurement, its result and its target. */
export function report(what: string, result: string, target: string, met: boolean): void {
  console.log(
    `  ${met ? 'ok  ' : 'FAIL'} ${what.padEnd(60)} ${result.padStart(14)}   target ${target}`,
  )
}

export const rate = ({ rate: perSecond }: { rate: number }) => `${Math.round(perSecond)}/s`

const defaultTurns = Number(process.env.BENCH_TURNS ?? 9)
/** Cached replies are so fast that a turn can be a fifth as long, and there can be more turns. */
export const quick = { turns: 45, part: 0.2 }

const median = (all: readonly number[]) =>
  all.toSorted((x, y) => x - y)[Math.floor(all.length / 2)] as number

export interface Compared {
  first: { rate: number }
  second: { rate: number }
  /** The median over the turns of the first rate divided by the second. */
  ratio: number
}

/** Alternates in short turns, so that other load on the machine slows both equally. */
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
  const ratio = median(a.map((rate, turn) => rate / (b[turn] as number)))
  return { first: { rate: median(a) }, second: { rate: median(b) }, ratio }
}
