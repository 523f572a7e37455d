/** A round step: 1, 2 or 5 times a power of ten. */
function niceStep(largest: number, lines: number): number {
  const rough = Math.max(largest, 1) / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return Math.max(1, factor * power)
}

/** The lines of a scale, from zero to the first round number that the largest value does not exceed. */
export function scaleFor(values: readonly number[], lines = 3): number[] {
  const largest = Math.max(0, ...values)
  const step = niceStep(largest, lines)
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** `30k`: abbreviates a number of the scale, so that it fits next to its line. */
export function shortFigure(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}m`
  return value >= 1000 ? `${value / 1000}k` : String(value)
}
