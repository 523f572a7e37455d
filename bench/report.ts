/** One line of the report: what, how much, what was wanted. */
export function report(what: string, figure: string, wanted: string, good: boolean): void {
  console.log(
    `  ${good ? 'ok ' : 'NO '} ${what.padEnd(60)} ${figure.padStart(14)}   wanted ${wanted}`,
  )
}

export const rate = ({ rate: perSecond }: { rate: number }) => `${Math.round(perSecond)}/s`

const turns = 5

/** Takes turns, so that whatever else the machine does slows both alike. */
export async function inTurns<A extends { rate: number }, B extends { rate: number }>(
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const a: A[] = []
  const b: B[] = []
  for (let turn = 0; turn < turns; turn++) {
    a.push(await first())
    b.push(await second())
  }
  const middle = <T extends { rate: number }>(all: T[]) =>
    all.sort((x, y) => x.rate - y.rate)[Math.floor(all.length / 2)] as T
  return [middle(a), middle(b)]
}
