export const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `three parking bays` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberWords[count] ?? count} ${count === 1 ? one : many}`
}

/** `12 400`, with a no-break space; toLocaleString is too slow for a million rows. */
export function grouped(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
